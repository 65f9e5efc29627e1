import { describe, expect, test } from 'vitest';
import type { Effect, Guard } from '../../spec/schema.ts';
import { effectSlug, exampleName, fileOf, guardSlug, specPath } from './naming.ts';

test.each([
  ['Dog', 'dog'],
  ['UserProfile', 'userProfile'],
  ['Class', 'class_'],
  ['Test', 'test_'],
  ['Api', 'api_'],
])('the example of %s is %s', (entity, name) => {
  expect(exampleName(entity)).toBe(name);
});

test.each([
  ['UserProfile', 'userprofile'],
  ['Removed', 'removed-entity'],
])('the tests of %s are in %s', (entity, file) => {
  expect(fileOf(entity)).toBe(file);
  expect(specPath(file)).toBe(`tests/${file}.spec.ts`);
});

describe('guards in ids', () => {
  test.each<[string, Guard]>([
    ['rank-gt-0', { kind: 'compare', left: { field: 'rank' }, op: '>', right: { value: 0 } }],
    [
      'rank-gt-limit',
      { kind: 'compare', left: { field: 'rank' }, op: '>', right: { field: 'limit' } },
    ],
    [
      "name-ne-'limit'",
      { kind: 'compare', left: { field: 'name' }, op: '!=', right: { value: 'limit' } },
    ],
    [
      'weight-times-2-lte-rank',
      {
        kind: 'compare',
        left: { op: '*', left: { field: 'weight' }, right: { value: 2 } },
        op: '<=',
        right: { field: 'rank' },
      },
    ],
    [
      'count-toys-gte-1',
      { kind: 'compare', left: { count: 'toys' }, op: '>=', right: { value: 1 } },
    ],
    [
      'sum-toys-price-lt-500',
      { kind: 'compare', left: { sum: 'toys', of: 'price' }, op: '<', right: { value: 500 } },
    ],
    ['owner-is-not-null', { kind: 'null', field: 'owner', is: 'not_null' }],
    [
      'all-toys-price-gt-1',
      {
        kind: 'quantifier',
        quantifier: 'all',
        list: 'toys',
        where: { field: 'price', op: '>', value: 1 },
      },
    ],
    [
      "born_at-gte-'2021-06-01+12:00:00'",
      {
        kind: 'compare',
        left: { field: 'born_at' },
        op: '>=',
        right: { value: '2021-06-01 12:00:00' },
      },
    ],
  ])('%s', (slug, guard) => {
    expect(guardSlug(guard)).toBe(slug);
  });
});

describe('effects in ids', () => {
  test.each<[string, Effect]>([
    ['set-active-to-false', { kind: 'set', field: 'active', value: { value: false } }],
    ['set-owner-to-null', { kind: 'set', field: 'owner', value: { value: null } }],
    ['set-toys-to-empty', { kind: 'set', field: 'toys', value: { value: [] } }],
    ['increase-rank-by--1', { kind: 'increment', field: 'rank', by: -1 }],
    [
      'on-owner-increase-visits-by-1',
      {
        kind: 'on_reference',
        reference: 'owner',
        effect: { kind: 'increment', field: 'visits', by: 1 },
      },
    ],
    [
      'each-toys-set-price-to-rank',
      {
        kind: 'for_each',
        list: 'toys',
        effect: { kind: 'set', field: 'price', value: { field: 'rank' } },
      },
    ],
  ])('%s', (slug, effect) => {
    expect(effectSlug(effect)).toBe(slug);
  });
});
