import { describe, expect, it } from 'vitest';
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
} from '../fixtures/clauses.ts';
import { workshop } from '../fixtures/workshop.ts';
import { entityOf } from '../lookup.ts';
import type { Guard } from '../schema.ts';
import { emptyDatabase, withRow } from './database.ts';
import type { Row } from './database.ts';
import { guardHolds } from './guards.ts';

const schema = workshop([]);
const parts: readonly Row[] = [
  { id: 'part-1', price: 1.25, used: false },
  { id: 'part-2', price: 2.5, used: true },
  { id: 'part-3', price: null, used: false },
];
const database = parts.reduce(
  (filled, part) => withRow(filled, 'Part', part),
  emptyDatabase(schema),
);
const job: Row = {
  id: 'job-1',
  a: 3,
  b: 5,
  c: null,
  x: 1.5,
  y: null,
  urgent: true,
  title: 'paint',
  kind: 'build',
  begins: '2024-05-01 00:00:00',
  ends: '2024-05-02 00:00:00',
  note: null,
  worker: 'worker-1',
  helper: 'worker-1',
  parent: null,
  parts: ['part-1', 'part-2', 'part-3'],
  spares: [],
  subjobs: [],
};
const plus = (a: string, b: string): Parameters<typeof compare>[0] => ({
  op: '+',
  left: field(a),
  right: field(b),
});

const verdicts: readonly (readonly [Guard, boolean])[] = [
  [compare(field('a'), '>', value(2)), true],
  [compare(field('a'), '>', value(3)), false],
  [compare(field('a'), '>=', value(3)), true],
  [compare(field('a'), '<', field('b')), true],
  [compare(field('a'), '<', value(3)), false],
  [compare(field('b'), '<', field('a')), false],
  [compare(field('a'), '<=', value(2)), false],
  [compare(field('a'), '==', value(3)), true],
  [compare(field('a'), '!=', value(3)), false],
  [compare(field('title'), '==', value('paint')), true],
  [compare(field('kind'), '!=', value('repair')), true],
  [compare(field('urgent'), '==', value(false)), false],
  [compare(field('begins'), '<', field('ends')), true],
  [compare(field('worker'), '==', field('helper')), true],
  [compare(plus('a', 'b'), '>=', value(8)), true],
  [compare({ op: '-', left: field('a'), right: field('b') }, '<', value(0)), true],
  [compare({ op: '*', left: field('x'), right: value(2) }, '<=', field('a')), true],
  [compare(field('c'), '==', value(1)), false],
  [compare(field('c'), '!=', value(1)), false],
  [compare(plus('a', 'c'), '<', value(100)), false],
  [compare(plus('c', 'a'), '<', value(100)), false],
  [compare(field('c'), '<', value(1)), false],
  [compare(value(1), '>', field('c')), false],
  [isNull('c'), true],
  [hasValue('c'), false],
  [isNull('a'), false],
  [hasValue('worker'), true],
  [compare(count('parts'), '==', value(3)), true],
  [compare(count('spares'), '>', value(0)), false],
  [compare(sum('parts', 'price'), '==', value(3.75)), true],
  [compare(sum('spares', 'price'), '==', value(0)), true],
  [any('parts', 'used', '==', true), true],
  [all('parts', 'used', '==', true), false],
  [any('parts', 'price', '>', 2.5), false],
  [all('parts', 'price', '>', 1), false],
  [any('parts', 'price', '!=', 1.25), true],
  [any('spares', 'used', '==', true), false],
  [all('spares', 'used', '==', true), true],
];

describe('guardHolds', () => {
  it.each(verdicts)('%j: %s', (guard, holds) => {
    const acting = { schema, database, entity: entityOf(schema, 'Job'), row: job };
    expect(guardHolds(guard, acting)).toBe(holds);
  });
});
