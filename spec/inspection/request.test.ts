import { expect, test } from 'vitest';
import type { Scenario } from '../scenario.ts';
import { requestOf, requestsText } from './request.ts';

const scenario: Pick<Scenario, 'name' | 'turns'> = {
  name: 'dogs',
  turns: [
    { changes: [{ kind: 'delete_entity', entity: 'Cat' }] },
    {
      changes: [
        { kind: 'delete_field', entity: 'Dog', field: 'rank' },
        { kind: 'add_analytics', analytics: { entity: 'Dog', operation: 'count' } },
      ],
    },
  ],
};

test('the request of a turn has a sentence for each change', () => {
  expect(requestOf(scenario, 2)).toEqual({
    scenario: 'dogs',
    turn: 2,
    sentences: [
      'Delete the field `rank` of the entity `Dog`, and with it whatever needs it.',
      'Add the analytics endpoint `GET /analytics/dog/count`: the number of Dog objects.',
    ],
  });
});

test('several are a text with a paragraph for each', () => {
  const text = requestsText([requestOf(scenario, 2), requestOf({ ...scenario, name: 'cats' }, 1)]);
  expect(text).toBe(`dogs
- Delete the field \`rank\` of the entity \`Dog\`, and with it whatever needs it.
- Add the analytics endpoint \`GET /analytics/dog/count\`: the number of Dog objects.

cats
- Delete the entity \`Cat\`, and with it the fields of other entities that refer to it and whatever needs those.
`);
});

test.each([0, 3])('there is no request of turn %i', (turn) => {
  expect(() => requestOf(scenario, turn)).toThrow(`a turn ${String(turn)} of dogs`);
});
