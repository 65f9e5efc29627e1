import { describe } from 'vitest';
import { itChanges, itReads, itRefusesChanges, itTouches } from '../fixtures/change-cases.ts';
import type { Analytics } from '../schema.ts';
import type { ChangeOf } from './table.ts';

const adds = (analytics: Analytics): ChangeOf<'add_analytics'> => ({
  kind: 'add_analytics',
  analytics,
});
const heaviest = adds({ entity: 'Dog', operation: 'max', field: 'weight' });

describe('add_analytics', () => {
  itChanges('brings the endpoint', {
    change: heaviest,
    gone: [],
    come: ['GET /analytics/dog/weight/max'],
  });

  itTouches(heaviest, {
    creates: ['/analytics/dog/weight/max'],
    reads: ['Dog#name', 'Dog.weight#name'],
  });

  itReads(
    heaviest,
    'Add the analytics endpoint `GET /analytics/dog/weight/max`: the maximum of `weight` over all Dog objects',
  );

  itRefusesChanges([
    [
      'an entity that is not there',
      adds({ entity: 'Cat', operation: 'count' }),
      'CHANGE_TARGET_MISSING',
      'analytics.entity',
    ],
    [
      'a field that is not there',
      adds({ entity: 'Dog', operation: 'sum', field: 'tail' }),
      'CHANGE_TARGET_MISSING',
      'analytics.field',
    ],
    [
      'an endpoint that is there already',
      adds({ entity: 'Dog', operation: 'count' }),
      'CHANGE_NAME_TAKEN',
      'analytics',
    ],
    [
      'a field without numbers',
      adds({ entity: 'Dog', operation: 'sum', field: 'name' }),
      'ANALYTICS_NOT_NUMERIC',
      'analytics.field',
    ],
  ]);
});
