import fc from 'fast-check';
import { expect, test } from 'vitest';
import { eighthOf } from './eighths.ts';
import { literals } from './literals.ts';

const base = { name: 'weight', type: 'float', required: true, nullable: false } as const;
const quarters = fc.integer({ min: -400, max: 400 }).map((number) => number / 4);

test('wherever two quarters differ, an odd number of eighths is between them', () => {
  fc.assert(
    fc.property(quarters, quarters, (one, other) => {
      const [minimum, maximum] = [Math.min(one, other), Math.max(one, other)];
      for (const each of Object.values(literals)) {
        const found = eighthOf({ ...base, minimum, maximum }, each);
        if (found === undefined) expect(minimum).toBe(maximum);
        else {
          expect(found).toBeGreaterThan(minimum);
          expect(found).toBeLessThan(maximum);
          expect(Math.abs((8 * found) % 2)).toBe(1);
        }
      }
    }),
  );
});

test('the streams have different ones where the bounds leave a choice', () => {
  for (const bounds of [{}, { minimum: 3, maximum: 3.5 }, { maximum: -50 }])
    expect(eighthOf({ ...base, ...bounds }, literals.main)).not.toBe(
      eighthOf({ ...base, ...bounds }, literals.heldout),
    );
});
