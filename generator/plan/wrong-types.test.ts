import { expect, test } from 'vitest';
import { literals } from './literals.ts';
import { wrongTypesFor } from './wrong-types.ts';

test.each([
  [3, 2.5],
  [1, 0.5],
  [0, 0.5],
  [-1, -0.5],
])('an integer is no fraction: of %i, %d is tried, on the side of zero', (example, fraction) => {
  const { noNumber, object } = literals.main;
  expect(wrongTypesFor('integer', example, literals.main)).toEqual({
    onCreate: [noNumber, object, fraction],
    onUpdate: [noNumber, {}, fraction],
  });
});
