import { describe, expect, test } from 'vitest';
import { comparedFields, comparesMissing, readsList } from './compared-values.ts';
import {
  all,
  any,
  compare,
  count,
  field,
  hasValue,
  isNull,
  sum,
  value,
} from './fixtures/clauses.ts';
import { workshop } from './fixtures/workshop.ts';
import { actionOf, entityOf } from './lookup.ts';
import type { Guard } from './schema.ts';

const total = { op: '+', left: field('a'), right: field('c') } as const;

test('a comparison reads fields alone and in computations', () => {
  expect(comparedFields(compare(total, '>', field('b')))).toEqual(['a', 'c', 'b']);
  expect(comparedFields(compare(count('parts'), '>', value(1)))).toEqual([]);
  expect(comparedFields(isNull('c'))).toEqual([]);
});

test('a comparison may go over a list', () => {
  expect(readsList(compare(count('parts'), '>', value(1)))).toBe(true);
  expect(readsList(compare(value(1), '<', sum('parts', 'price')))).toBe(true);
  expect(readsList(compare(total, '>', value(1)))).toBe(false);
  expect(readsList(any('parts', 'price', '>', 1))).toBe(false);
});

describe('a missing value may decide', () => {
  const decides = (guard: Guard, ...others: readonly Guard[]): boolean => {
    const schema = workshop([guard, ...others]);
    const entity = entityOf(schema, 'Job');
    return comparesMissing(guard, actionOf(entity, 'start'), { entity, schema });
  };

  test.each<[string, Guard]>([
    ['a nullable field', compare(field('c'), '>', value(1))],
    ['a field in a computation', compare(total, '>', value(1))],
    ['a field that may be left out', compare(field('note'), '!=', value('x'))],
    ['a reference', compare(field('worker'), '==', field('helper'))],
    ['a field of listed objects', all('parts', 'price', '>', 1)],
    ['a listed field that may be left out', any('subjobs', 'note', '==', 'x')],
  ])('in %s', (_what, guard) => {
    expect(decides(guard)).toBe(true);
  });

  test.each<[string, Guard]>([
    ['a field that always has a value', compare(field('a'), '>', value(1))],
    ['a field with a default that is not nullable', any('parts', 'used', '==', true)],
    ['a sum, which skips it', compare(sum('parts', 'price'), '>', value(1))],
    ['a question for null', hasValue('c')],
  ])('but not in %s', (_what, guard) => {
    expect(decides(guard)).toBe(false);
  });

  test('but not where another guard asks for the value', () => {
    expect(decides(compare(field('c'), '>', value(1)), hasValue('c'))).toBe(false);
    expect(decides(compare(total, '>', field('y')), hasValue('c'))).toBe(true);
  });
});
