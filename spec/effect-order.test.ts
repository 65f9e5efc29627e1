import { expect, test } from 'vitest';
import { differsReversed, orderMatters, sees } from './effect-order.ts';
import { field, forEach, increment, onReference, set, value } from './fixtures/clauses.ts';
import { workshop } from './fixtures/workshop.ts';
import { actionOf, entityOf } from './lookup.ts';
import type { Effect } from './schema.ts';

const product = { op: '*', left: field('a'), right: field('b') } as const;
const matters = (...effects: readonly Effect[]): boolean =>
  orderMatters(actionOf(entityOf(workshop([], effects), 'Job'), 'start'));

test.each<[string, readonly Effect[]]>([
  ['a field is set and then read', [set('a', value(1)), set('b', field('a'))]],
  ['a field is read and then set', [set('b', field('a')), set('a', value(1))]],
  ['a field is increased and then computed with', [increment('a', 1), set('c', product)]],
  ['a field is set and then increased', [set('a', value(1)), increment('a', 1)]],
  ['a field is increased twice', [increment('a', 1), increment('a', 2)]],
  [
    'a reference is set and then followed',
    [set('worker', field('helper')), onReference('worker', increment('load', 1))],
  ],
  [
    'a list is followed and then emptied',
    [forEach('parts', increment('stock', 1)), set('parts', value([]))],
  ],
  [
    'a field of another object is set and then increased',
    [onReference('worker', set('load', value(5))), onReference('worker', increment('load', 1))],
  ],
  [
    'a field of listed objects is increased twice',
    [forEach('parts', increment('stock', 1)), forEach('parts', increment('stock', 2))],
  ],
  [
    'another object is given what changes afterwards',
    [onReference('worker', set('load', field('a'))), increment('a', 1)],
  ],
  ['the state is read, which changes last', [set('last_state', field('state'))]],
])('order matters where %s', (_what, effects) => {
  expect(matters(...effects)).toBe(true);
});

test.each<[string, readonly Effect[]]>([
  ['there is one effect', [set('a', value(1))]],
  ['effects change different fields', [set('a', value(1)), increment('b', 1)]],
  [
    'different fields of another object change',
    [onReference('worker', set('load', value(5))), onReference('worker', set('busy', value(true)))],
  ],
  [
    'objects are reached through different fields',
    [onReference('worker', increment('load', 1)), onReference('helper', increment('load', 2))],
  ],
  [
    'the field of another object has the name of an own one',
    [onReference('parent', set('a', value(1))), set('b', field('a'))],
  ],
])('order does not matter where %s', (_what, effects) => {
  expect(matters(...effects)).toBe(false);
});

test('two increases come to the same the other way round, but the later one sees the earlier one', () => {
  const [one, other] = [increment('a', 1), increment('a', 2)];
  expect(differsReversed(one, other)).toBe(false);
  expect(sees(one, other)).toBe(true);
});

test('the state does not change where the action leaves it as it is', () => {
  const schema = workshop([], [set('last_state', field('state'))]);
  const action = actionOf(entityOf(schema, 'Job'), 'start');
  expect(orderMatters({ ...action, from: ['running'] })).toBe(false);
});
