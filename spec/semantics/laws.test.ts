import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exampleBody } from '../examples.ts';
import { deepFreeze } from '../fixtures/deep-freeze.ts';
import { kennel } from '../fixtures/edit-kennel.ts';
import { must } from '../lookup.ts';
import type { Entity } from '../schema.ts';
import { emptyDatabase } from './database.ts';
import type { Database } from './database.ts';
import { act, create, remove, update } from './model.ts';
import type { Outcome } from './model.ts';
import { violationOf } from './values.ts';

/** A request on a database; some are refused. */
type Request = (database: Database) => Outcome<unknown>;

const ids = fc.constantFrom('x-1', 'x-2', 'x-3', 'x-4');
const anyValue = fc.oneof(
  ids,
  fc.uniqueArray(ids),
  fc.constantFrom<unknown>(
    null,
    true,
    0,
    1,
    3,
    2.5,
    'rex',
    'calm',
    'wild',
    'review',
    '2024-05-01 00:00:00',
  ),
);

function bodyOf(entity: Entity): fc.Arbitrary<Record<string, unknown>> {
  return fc.record(
    Object.fromEntries(
      entity.fields.filter(({ name }) => name !== 'id').map(({ name }) => [name, anyValue]),
    ),
    { requiredKeys: [] },
  );
}

const example = (name: string): object =>
  exampleBody({ schema: kennel, lineage: {}, seed: '1' }, name);
const on = (database: Database): { schema: typeof kennel; database: Database } => ({
  schema: kennel,
  database,
});

const requests: fc.Arbitrary<Request> = fc.constantFrom(...kennel.entities).chain((entity) =>
  fc.oneof(
    fc.tuple(ids, bodyOf(entity)).map(
      ([id, body]): Request =>
        (database) =>
          create(on(database), entity.name, { ...example(entity.name), ...body, id }),
    ),
    ids.map(
      (id): Request =>
        (database) =>
          create(on(database), entity.name, { ...example(entity.name), id }),
    ),
    fc.tuple(ids, bodyOf(entity)).map(
      ([id, body]): Request =>
        (database) =>
          update(on(database), entity.name, id, body),
    ),
    ids.map(
      (id): Request =>
        (database) =>
          remove(on(database), entity.name, id),
    ),
    ...entity.actions.map(({ name }) =>
      ids.map(
        (id): Request =>
          (database) =>
            act(on(database), entity.name, id, name),
      ),
    ),
  ),
);

/** Everything in a database as plain data. */
function plain(database: Database): unknown {
  return [...database].map(([entity, rows]) => [entity, [...rows.values()]]);
}

/** Plays requests and looks at each step; rows are frozen, so that altering one in place throws. */
function play(
  all: readonly Request[],
  look: (before: Database, outcome: Outcome<unknown>) => void,
): void {
  all.reduce((database, request) => {
    const before = plain(database);
    const outcome = request(database);
    expect(plain(database)).toEqual(before);
    look(database, outcome);
    if (!outcome.ok) return database;
    for (const rows of outcome.database.values()) for (const row of rows.values()) deepFreeze(row);
    return outcome.database;
  }, emptyDatabase(kennel));
}

describe('laws of the semantics', () => {
  it('never alter a database in place, and keep every row legal and every reference alive', () => {
    const seen = { ok: 0, refused: 0 };
    fc.assert(
      fc.property(fc.array(requests, { minLength: 5, maxLength: 30 }), (all) => {
        play(all, (_before, outcome) => {
          seen[outcome.ok ? 'ok' : 'refused'] += 1;
          if (!outcome.ok) return;
          for (const entity of kennel.entities)
            for (const [id, row] of must(outcome.database.get(entity.name), entity.name)) {
              expect(row['id']).toBe(id);
              expect(Object.keys(row).sort()).toEqual(entity.fields.map(({ name }) => name).sort());
              for (const field of entity.fields) {
                const value = row[field.name] ?? null;
                if ('target' in field && value !== null)
                  expect(violationOf(field, value, on(outcome.database))).toBeNull();
              }
            }
        });
      }),
      { numRuns: 100 },
    );
    expect(Math.min(seen.ok, seen.refused)).toBeGreaterThan(100);
  });
});
