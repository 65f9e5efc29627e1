import { expect, test } from 'vitest';
import { takenOver } from './taken-over.ts';

test('what says the same is the earlier object, and anything else is what was made', () => {
  const [kept, changed] = [
    { id: 'a', steps: [1] },
    { id: 'b', steps: [1] },
  ];
  const made = [
    { id: 'c', steps: [1] },
    { id: 'b', steps: [2] },
    { id: 'a', steps: [1] },
  ];
  const taken = takenOver(
    made,
    new Map([kept, changed].map((one) => [one.id, one])),
    ({ id }) => id,
  );
  expect(taken).toEqual(made);
  expect(taken.map((one, at) => one === made[at])).toEqual([true, true, false]);
  expect(taken[2]).toBe(kept);
});
