import { expect, test } from 'vitest';
import { field, forEach, increment, onReference, set, value } from './fixtures/clauses.ts';
import { handsOver, takenFields } from './taken-fields.ts';

const sum = { op: '+', left: field('a'), right: field('b') } as const;

test.each([
  [set('x', value(1)), []],
  [set('x', field('a')), ['a']],
  [set('x', sum), ['a', 'b']],
  [increment('x', 1), []],
  [forEach('parts', set('price', field('a'))), ['a']],
  [onReference('worker', increment('jobs', 1)), []],
] as const)('%j takes %j', (effect, fields) => {
  expect(takenFields(effect)).toEqual(fields);
});

test('only an effect on other objects hands a value over', () => {
  expect(handsOver(set('x', field('a')))).toBe(false);
  expect(handsOver(forEach('parts', set('price', field('a'))))).toBe(true);
  expect(handsOver(onReference('worker', set('jobs', sum)))).toBe(true);
  expect(handsOver(onReference('worker', set('jobs', value(2))))).toBe(false);
});
