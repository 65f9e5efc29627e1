import { describe } from 'vitest';
import { itChanges, itReads, itRefusesChanges, itTouches } from '../fixtures/change-cases.ts';
import type { ChangeOf } from './table.ts';

const change: ChangeOf<'delete_analytics'> = {
  kind: 'delete_analytics',
  analytics: { entity: 'Dog', operation: 'count' },
};

describe('delete_analytics', () => {
  itChanges('takes the endpoint away', { change, gone: ['GET /analytics/dog/count'], come: [] });

  itTouches(change, { reads: ['Dog#name'], removes: ['/analytics/dog/count'] });

  itReads(
    change,
    'Delete the analytics endpoint `GET /analytics/dog/count`: the number of Dog objects',
  );

  itRefusesChanges([
    [
      'an endpoint that is not there',
      { ...change, analytics: { entity: 'Toy', operation: 'count' } },
      'CHANGE_TARGET_MISSING',
      'analytics',
    ],
  ]);
});
