import { expect, test } from 'vitest';
import { field, forEach, increment, onReference, set, value } from '../../spec/fixtures/clauses.ts';
import { workshop } from '../../spec/fixtures/workshop.ts';
import type { Effect } from '../../spec/schema.ts';
import { emptyDatabase, withRow } from '../../spec/semantics/database.ts';
import type { Row } from '../../spec/semantics/database.ts';
import { assertLegalEffects, illegalEffect } from './legal-effects.ts';

/** Two jobs, of which the first refers to itself and to the other, and a part with the id of the first. */
const job: Row = {
  id: 'job-1',
  state: 'open',
  last_state: 'done',
  a: 99,
  b: 5,
  c: null,
  y: null,
  parent: 'job-1',
  parts: ['job-1'],
  subjobs: ['job-2'],
};
const rows: readonly (readonly [entity: string, row: Row])[] = [
  ['Job', job],
  ['Job', { ...job, id: 'job-2', a: 1 }],
  ['Part', { id: 'job-1', price: null, stock: 50 }],
];
const plus = (left: string, right: string): Parameters<typeof set>[1] => ({
  op: '+',
  left: field(left),
  right: field(right),
});

test.each<[Effect[], string | null]>([
  [[increment('a', 1)], null],
  [[increment('a', 2)], 'a would become 101'],
  [[increment('a', 1), increment('a', 1)], 'a would become 101'],
  [[increment('a', -9), increment('a', 2)], null],
  [[increment('c', 1)], 'c is null'],
  [[set('c', value(1)), increment('c', 1)], null],
  [[set('c', value(null))], null],
  [[set('b', value(null))], 'b would become null'],
  [[set('b', field('c'))], 'b would become null'],
  [[set('y', field('c'))], null],
  [[set('b', plus('a', 'b'))], 'b would become 104'],
  [[set('c', plus('c', 'b'))], 'a value that c is computed from is null'],
  [[set('c', plus('b', 'c'))], 'a value that c is computed from is null'],
  [
    [set('c', { op: '+', left: value(1), right: field('c') })],
    'a value that c is computed from is null',
  ],
  [[set('c', { op: '+', left: field('b'), right: value(1) })], null],
  [[onReference('parent', set('b', value(1)))], 'the acting object is among its own targets'],
  [[forEach('subjobs', set('b', value(1)))], null],
  [[forEach('subjobs', increment('c', 1))], 'c is null'],
  [[forEach('parts', set('used', value(true)))], null],
  [[forEach('parts', increment('stock', 1))], 'stock would become 51'],
  [[forEach('parts', increment('price', 1))], 'price is null'],
])('%j: %s', (effects, fault) => {
  const schema = workshop([], effects);
  const database = rows.reduce(
    (filled, [entity, row]) => withRow(filled, entity, row),
    emptyDatabase(schema),
  );
  const act = { entity: 'Job', id: 'job-1', action: 'start' };
  expect(illegalEffect({ schema, database }, act)).toBe(fault);
  const assertion = (): void => {
    assertLegalEffects({ schema, database }, act);
  };
  if (fault === null) expect(assertion).not.toThrow();
  else expect(assertion).toThrow(`Job.start on job-1: ${fault}`);
});
