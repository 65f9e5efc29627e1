import { describe, expect, it } from 'vitest';
import { field, forEach, increment, onReference, set, value } from '../fixtures/clauses.ts';
import { workshop } from '../fixtures/workshop.ts';
import { entityOf } from '../lookup.ts';
import type { Effect } from '../schema.ts';
import { emptyDatabase, findRow, withRow } from './database.ts';
import type { Row } from './database.ts';
import { actingIn, applyEffect, innerOf } from './effects.ts';

const schema = workshop([]);
const others: readonly (readonly [entity: string, row: Row])[] = [
  ['Worker', { id: 'worker-1', load: 1, busy: false, leader: null }],
  ['Part', { id: 'part-1', stock: 5, price: null, used: false }],
  ['Part', { id: 'part-2', stock: 7, price: 1.25, used: false }],
  ['Part', { id: 'part-3', stock: 9, price: 2.5, used: false }],
];
const job: Row = {
  id: 'job-1',
  a: 3,
  b: 5,
  c: null,
  urgent: true,
  worker: 'worker-1',
  helper: null,
  parts: ['part-1', 'part-2'],
  spares: [],
};

/** The row of an object after effects of the job, in order. */
function after(entity: string, id: string, ...effects: readonly Effect[]): Row | undefined {
  const start = [...others, ['Job', job] as const].reduce(
    (database, [name, row]) => withRow(database, name, row),
    emptyDatabase(schema),
  );
  const acting = { schema, database: start, entity: entityOf(schema, 'Job'), row: job };
  const end = effects.reduce(
    (database, effect) => applyEffect(effect, actingIn(acting, database)),
    start,
  );
  return findRow(end, entity, id);
}

describe('applyEffect', () => {
  it.each([
    [set('urgent', value(false)), { urgent: false }],
    [set('c', value(null)), { c: null }],
    [set('parts', value([])), { parts: [] }],
    [set('c', field('a')), { c: 3 }],
    [set('c', { op: '-', left: field('a'), right: value(10) }), { c: -7 }],
    [increment('a', 4), { a: 7 }],
    [increment('a', -4), { a: -1 }],
    [increment('c', 1), { c: null }],
  ])('%j changes the acting object and nothing else of it', (effect, changed) => {
    expect(after('Job', 'job-1', effect)).toEqual({ ...job, ...changed });
  });
  it('changes the object that a reference names, with values of the acting object', () => {
    expect(
      after('Worker', 'worker-1', onReference('worker', set('load', field('a')))),
    ).toMatchObject({ load: 3 });
    expect(after('Worker', 'worker-1', onReference('worker', increment('load', 2)))).toMatchObject({
      load: 3,
    });
  });
  it('skips an effect on a reference that is null and applies the others', () => {
    const effects = [onReference('helper', increment('load', 2)), increment('a', 1)];
    expect(after('Worker', 'worker-1', ...effects)).toMatchObject({ load: 1 });
    expect(after('Job', 'job-1', ...effects)).toMatchObject({ a: 4 });
  });
  it('changes every object of a list and no other', () => {
    const effect = forEach('parts', increment('stock', 1));
    expect(
      ['part-1', 'part-2', 'part-3'].map((id) => after('Part', id, effect)?.['stock']),
    ).toEqual([6, 8, 9]);
  });
  it('lets each effect see those before', () => {
    const effects = [
      increment('a', 1),
      set('c', field('a')),
      set('worker', value(null)),
      onReference('worker', increment('load', 1)),
    ];
    expect(after('Job', 'job-1', ...effects)).toMatchObject({ a: 4, c: 4, worker: null });
    expect(after('Worker', 'worker-1', ...effects)).toMatchObject({ load: 1 });
  });
});

describe('innerOf', () => {
  const effect = increment('load', 2);
  it.each([[effect], [set('a', value(1))]])('is %j itself', (own) => {
    expect(innerOf(own)).toBe(own);
  });
  it.each([onReference('worker', effect), forEach('parts', effect)])(
    'is what %j does there',
    (far) => {
      expect(innerOf(far)).toBe(effect);
    },
  );
});
