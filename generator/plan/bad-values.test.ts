import { expect, test } from 'vitest';
import { unknownEnumValue } from './bad-values.ts';
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
