import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nearEnumValues, unknownEnumValue } from './bad-values.ts';
import { literals } from './literals.ts';

const base = { name: 'mood', type: 'enum', enum: 'Mood', required: true, nullable: false } as const;
const { noEnumValue: word } = literals.main;

test.each([
  [['calm'], word],
  [['calm', word], `${word}_still`],
  [[word, `${word}_still`], `${word}_still_still`],
])('no value of %j is %s', (values, unknown) => {
  const schema = { enums: [{ name: 'Mood', values }], entities: [], analytics: [] };
  expect(unknownEnumValue({ schema, literals: literals.main }, base)).toBe(unknown);
});

test.each([
  [
    ['calm', 'wild'],
    ['calm ', 'cal'],
  ],
  [['a', 'ab', 'abc'], ['a ']],
  [
    ['low', 'lo', 'lower'],
    ['low ', 'l'],
  ],
])('near to values of %j are %j', (values, near) => {
  const schema = { enums: [{ name: 'Mood', values }], entities: [], analytics: [] };
  expect(nearEnumValues({ schema, literals: literals.main }, base)).toEqual(near);
});

test('the start of an enum value is none of its values', () => {
  const word = fc.string({ minLength: 1, maxLength: 3, unit: fc.constantFrom('a', 'b') });
  fc.assert(
    fc.property(fc.uniqueArray(word, { minLength: 1, maxLength: 6 }), (values) => {
      const schema = { enums: [{ name: 'Mood', values }], entities: [], analytics: [] };
      for (const each of Object.values(literals)) {
        const near = nearEnumValues({ schema, literals: each }, base);
        expect(near.filter((value) => values.includes(value) || value === '')).toEqual([]);
      }
    }),
  );
});
