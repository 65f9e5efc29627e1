/** Bounds that a field does not have. */
import { expect, test } from 'vitest';
import type { Field } from '../../spec/schema.ts';
import { literals } from './literals.ts';
import { unboundedValues } from './unbounded-values.ts';

const longest = literals.main.longText.length;
const largest = Math.max(...literals.main.large);
const base = { name: 'x', required: true, nullable: false } as const;

test.each<[string, Field, readonly string[]]>([
  ['a bare string', { ...base, type: 'string' }, ['minimum length', 'maximum length']],
  ['a string with a maximum', { ...base, type: 'string', maxLength: 9 }, ['minimum length']],
  ['a string that must be empty', { ...base, type: 'string', maxLength: 0 }, []],
  ['a string as long as any', { ...base, type: 'string', minLength: longest }, ['maximum length']],
  ['a string longer than any', { ...base, type: 'string', minLength: 400 }, []],
  ['an integer with both', { ...base, type: 'integer', minimum: 0, maximum: 9 }, []],
  ['a float with a minimum', { ...base, type: 'float', minimum: 0 }, ['maximum']],
  ['a float beyond a million', { ...base, type: 'float', minimum: 2_000_000 }, []],
  ['a bare datetime', { ...base, type: 'datetime' }, ['first moment', 'last moment']],
  ['a datetime of long ago', { ...base, type: 'datetime', before: '1999-01-01 00:00:00' }, []],
  ['a datetime of the last day', { ...base, type: 'datetime', after: '9999-12-31 23:59:59' }, []],
  ['an integer up to the least', { ...base, type: 'integer', maximum: -largest }, ['minimum']],
  ['an integer below the least', { ...base, type: 'integer', maximum: -largest - 1 }, []],
  ['an integer from the largest', { ...base, type: 'integer', minimum: largest }, ['maximum']],
  ['a boolean', { ...base, type: 'boolean' }, []],
])('%s', (_what, field, bounds) => {
  expect(unboundedValues(field, literals.main).map(({ bound }) => bound)).toEqual(bounds);
});
