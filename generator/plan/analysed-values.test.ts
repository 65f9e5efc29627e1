import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { STEPS } from '../../spec/boundaries.ts';
import { isMisordered, misorderedPairs } from '../../spec/misordered.ts';
import type { NumberField } from '../../spec/schema.ts';
import { spreadOf } from './analysed-values.ts';
import type { FieldAnalytics, Spread } from './analysed-values.ts';
import { kennelSnapshot } from './fixtures/snapshots.ts';
import { suiteOf } from './suite.ts';

const fields = fc
  .record({
    type: fc.constantFrom('integer' as const, 'float' as const),
    minimum: fc.option(fc.integer({ min: -300, max: 300 }), { nil: undefined }),
    width: fc.option(fc.integer({ min: 0, max: 400 }), { nil: undefined }),
  })
  .map(({ type, minimum, width }): NumberField => ({
    name: 'rank',
    type,
    required: true,
    nullable: false,
    ...(minimum !== undefined && { minimum: minimum * STEPS[type] }),
    ...(width !== undefined && { maximum: ((minimum ?? -50) + width) * STEPS[type] }),
  }));

function spread(field: NumberField, operation: FieldAnalytics['operation']): Spread {
  const entity = { name: 'Dog', fields: [field], actions: [] };
  const analytics = { entity: 'Dog', field: 'rank', operation };
  const snapshot = {
    ...kennelSnapshot,
    schema: { enums: [], entities: [entity], analytics: [analytics] },
  };
  return spreadOf(suiteOf({ snapshot, seed: '7', profile: 'paper', data: 'main' }), analytics);
}

const isNegative = ({ type, minimum = -Infinity }: NumberField): boolean => minimum <= -STEPS[type];

describe.each(['avg', 'min', 'max', 'sum'] as const)('values for %s', (operation) => {
  test('are within the bounds', () => {
    fc.assert(
      fc.property(fields, (field) => {
        const { minimum = -Infinity, maximum = Infinity } = field;
        const values = Object.values(spread(field, operation)) as readonly number[];
        expect(values.filter((value) => value < minimum || value > maximum)).toEqual([]);
      }),
    );
  });
});

test('the least of three is not the least of their texts, wherever the field takes such values', () => {
  fc.assert(
    fc.property(fields, (field) => {
      const { low, inner, high } = spread(field, 'min');
      expect(low <= inner && inner <= high).toBe(true);
      expect(isMisordered([low, inner])).toBe(misorderedPairs(field).length > 0);
    }),
  );
});

test('the greatest of three is not the greatest of their texts, and negative where it can be', () => {
  fc.assert(
    fc.property(fields, (field) => {
      const { low, inner, high } = spread(field, 'max');
      const pairs = misorderedPairs(field);
      expect(low <= inner && inner <= high).toBe(true);
      expect(isMisordered([inner, high])).toBe(pairs.length > 0);
      expect(high < 0).toBe(pairs.some(([, greater]) => greater < 0) || (field.maximum ?? 0) < 0);
      expect(low < 0).toBe(isNegative(field));
    }),
  );
});

test('what is added up has a negative value among it, and no two that make up for each other', () => {
  fc.assert(
    fc.property(fields, fc.constantFrom('avg', 'sum'), (field, operation) => {
      const { low, inner, high } = spread(field, operation);
      expect(low < 0).toBe(isNegative(field));
      if (low !== high) expect([low + high, low + inner + high]).not.toContain(0);
    }),
  );
});
