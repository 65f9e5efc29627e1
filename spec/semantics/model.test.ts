import { describe, expect, it } from 'vitest';
import { kennel } from '../fixtures/edit-kennel.ts';
import { emptyDatabase } from './database.ts';
import type { Database } from './database.ts';
import { act, analyse, create, list, read, remove, reset, update } from './model.ts';
import type { Outcome } from './model.ts';

const dog = { id: 'dog-1', mood: 'wild', name: 'Rex', rank: 3 };

/** The kennel after creates that must succeed. */
function kennelWith(...objects: readonly (readonly [entity: string, body: object])[]): Database {
  return objects.reduce(
    (database, [entity, body]) =>
      succeed(create({ schema: kennel, database }, entity, { ...body })).database,
    emptyDatabase(kennel),
  );
}

function succeed<T>(outcome: Outcome<T>): Extract<Outcome<T>, { ok: true }> {
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.refusal));
  return outcome;
}

const on = (database: Database): { schema: typeof kennel; database: Database } => ({
  schema: kennel,
  database,
});
const empty = on(emptyDatabase(kennel));
const broken = (outcome: Outcome<unknown>): unknown =>
  !outcome.ok && outcome.refusal.reason === 'invalid'
    ? outcome.refusal.violations.map(({ field, rule }) => [field, rule])
    : outcome;

const taken = (message: string): Outcome<unknown> => ({
  ok: false,
  refusal: { reason: 'invalid', violations: [{ field: 'id', rule: 'taken', message }] },
});

describe('create', () => {
  it('fills what is left out with defaults, empty lists and null', () => {
    expect(succeed(create(empty, 'Dog', dog)).answer).toEqual({
      ...dog,
      active: true,
      born_at: null,
      owner: null,
      phase: 'planning',
      toys: [],
      weight: null,
    });
  });
  it('keeps an explicit null where the field has a default and is nullable', () => {
    expect(succeed(create(empty, 'Dog', { ...dog, active: null })).answer).toMatchObject({
      active: null,
    });
  });
  it('ignores fields that the entity has not', () => {
    expect(succeed(create(empty, 'Dog', { ...dog, wings: 2 })).answer).not.toHaveProperty('wings');
  });
  it('refuses an id in use, but not one in use by another entity', () => {
    const database = kennelWith(['Dog', dog]);
    expect(create(on(database), 'Dog', dog)).toEqual(taken('id must not be in use'));
    expect(create(on(database), 'Person', { id: 'dog-1' }).ok).toBe(true);
  });
  it.each([
    ['Dog', { mood: 'wild', name: 'Rex', rank: 3 }],
    ['Toy', { price: 1 }],
    ['Toy', { id: null, price: 1 }],
  ])('refuses a %s without an id, whatever the schema says: %j', (entity, body) => {
    expect(broken(create(empty, entity, body))).toEqual([['id', 'required']]);
  });
  it('reports every rule that is broken', () => {
    const body = { id: 'dog-1', mood: 'sad', name: 'x', rank: -1, phase: null };
    expect(broken(create(empty, 'Dog', body))).toEqual([
      ['mood', 'enum'],
      ['name', 'min_length'],
      ['phase', 'null'],
      ['rank', 'minimum'],
    ]);
  });
});

describe('read, list, update, delete and reset', () => {
  const database = kennelWith(
    ['Person', { id: 'person-1' }],
    ['Toy', { id: 'toy-1', price: 2.5 }],
    ['Toy', { id: 'toy-2', price: 7.5 }],
    ['Dog', { ...dog, owner: 'person-1', toys: ['toy-1', 'toy-2'] }],
    ['Dog', { ...dog, id: 'dog-2', toys: ['toy-2'] }],
  );
  it('answers what is there', () => {
    expect(succeed(read(on(database), 'Toy', 'toy-2')).answer).toEqual({
      id: 'toy-2',
      price: 7.5,
      used: false,
    });
    expect(succeed(list(on(database), 'Dog')).answer.map(({ id }) => id)).toEqual([
      'dog-1',
      'dog-2',
    ]);
    expect(succeed(list(empty, 'Dog')).answer).toEqual([]);
  });
  it('changes only what is sent', () => {
    const updated = succeed(update(on(database), 'Dog', 'dog-1', { rank: null, id: 'dog-1' }));
    const before = succeed(read(on(database), 'Dog', 'dog-1')).answer;
    expect(updated.answer).toEqual({ ...before, rank: null });
    expect(succeed(read(on(updated.database), 'Dog', 'dog-1')).answer).toEqual(updated.answer);
    expect(succeed(read(on(updated.database), 'Dog', 'dog-2')).answer).toEqual({
      ...before,
      id: 'dog-2',
      owner: null,
      toys: ['toy-2'],
    });
  });
  it('neither demands required fields of an update nor applies defaults', () => {
    const off = succeed(update(on(database), 'Dog', 'dog-1', { active: false }));
    expect(succeed(update(on(off.database), 'Dog', 'dog-1', { rank: 4 })).answer).toMatchObject({
      active: false,
      rank: 4,
    });
  });
  it('holds an update to the rules of a create, and the id fixed', () => {
    expect(broken(update(on(database), 'Dog', 'dog-1', { owner: 'nobody', toys: null }))).toEqual([
      ['owner', 'reference'],
      ['toys', 'null'],
    ]);
    expect(update(on(database), 'Dog', 'dog-1', { id: 'dog-9' })).toEqual(
      taken('id must not change'),
    );
  });
  it('clears references to what is deleted; those who referred live on', () => {
    const without = succeed(
      remove(on(succeed(remove(on(database), 'Toy', 'toy-2')).database), 'Person', 'person-1'),
    );
    expect(succeed(read(on(without.database), 'Dog', 'dog-1')).answer).toMatchObject({
      owner: null,
      toys: ['toy-1'],
    });
    expect(succeed(read(on(without.database), 'Dog', 'dog-2')).answer).toMatchObject({ toys: [] });
    expect(succeed(list(on(without.database), 'Toy')).answer).toHaveLength(1);
  });
  it('knows no object by an id of another entity', () => {
    const refused = { ok: false, refusal: { reason: 'not_found' } };
    expect(read(on(database), 'Dog', 'toy-1')).toEqual(refused);
    expect(update(on(database), 'Dog', 'toy-1', { rank: 'x' })).toEqual(refused);
    expect(remove(on(database), 'Dog', 'toy-1')).toEqual(refused);
    expect(act(on(database), 'Dog', 'toy-1', 'approve')).toEqual(refused);
  });
  it('leaves nothing after a reset', () => {
    const { database: cleared } = succeed(reset(on(database)));
    for (const { name } of kennel.entities)
      expect(succeed(list(on(cleared), name)).answer).toEqual([]);
  });
});

describe('analyse', () => {
  const none = kennelWith();
  const some = kennelWith(
    ['Toy', { id: 'a', price: 2.5 }],
    ['Toy', { id: 'b', price: null }],
    ['Toy', { id: 'c', price: 7 }],
    ['Dog', dog],
    ['Dog', { ...dog, id: 'dog-2', rank: 4 }],
  );
  it.each([
    [{ entity: 'Dog', operation: 'count' }, 0, 2],
    [{ entity: 'Toy', operation: 'count' }, 0, 3],
    [{ entity: 'Toy', operation: 'sum', field: 'price' }, 0, 9.5],
    [{ entity: 'Toy', operation: 'min', field: 'price' }, null, 2.5],
    [{ entity: 'Toy', operation: 'max', field: 'price' }, null, 7],
    [{ entity: 'Toy', operation: 'avg', field: 'price' }, null, 4.75],
    [{ entity: 'Dog', operation: 'avg', field: 'rank' }, null, 3.5],
  ] as const)('%j skips nulls', (analytics, ofNothing, ofSome) => {
    expect(succeed(analyse(on(none), analytics)).answer).toEqual({ result: ofNothing });
    expect(succeed(analyse(on(some), analytics)).answer).toEqual({ result: ofSome });
  });
});

describe('act', () => {
  const toys = [
    ['Toy', { id: 'toy-1', price: 2 }],
    ['Toy', { id: 'toy-2', price: 3 }],
  ] as const;
  const ready = {
    ...dog,
    phase: 'review',
    rank: 3,
    weight: 1.5,
    owner: 'person-1',
    toys: ['toy-1', 'toy-2'],
  };
  const stageOf = (changes: object): Database =>
    kennelWith(
      ['Person', { id: 'person-1' }],
      ...toys,
      ['Dog', { ...ready, ...changes }],
      ['Dog', { ...dog, id: 'dog-2' }],
    );
  const approve = (changes: object): Outcome<unknown> =>
    act(on(stageOf(changes)), 'Dog', 'dog-1', 'approve');

  it('applies the effects in order, each seeing those before, then the state', () => {
    const { answer, database } = succeed(act(on(stageOf({})), 'Dog', 'dog-1', 'approve'));
    expect(answer).toMatchObject({ active: false, weight: 4.5, rank: 4, phase: 'in_progress' });
    expect(succeed(read(on(database), 'Person', 'person-1')).answer).toMatchObject({
      dogs_approved: 1,
    });
    expect(succeed(list(on(database), 'Toy')).answer).toMatchObject([
      { used: true },
      { used: true },
    ]);
    expect(succeed(read(on(database), 'Dog', 'dog-2')).answer).toEqual(
      succeed(read(on(stageOf({})), 'Dog', 'dog-2')).answer,
    );
  });
  it('checks the state before the guards', () => {
    expect(approve({ phase: 'planning', rank: 0 })).toEqual({
      ok: false,
      refusal: { reason: 'wrong_state' },
    });
  });
  it.each([
    [{ toys: [] }, [0]],
    [{ rank: 0, weight: 0 }, [1]],
    [{ weight: 2 }, [2]],
    [{ owner: null }, [4]],
    [{ rank: null }, [1, 2]],
    [{ rank: 0, owner: null }, [1, 2, 4]],
  ])('names the guards that %j violates', (changes, guards) => {
    expect(approve(changes)).toEqual({ ok: false, refusal: { reason: 'guard', guards } });
  });
  it('starts from any of several states, and again from where it led', () => {
    const once = succeed(act(on(stageOf({ phase: 'in_progress' })), 'Dog', 'dog-1', 'restart'));
    expect(once.answer).toMatchObject({ phase: 'planning' });
    expect(act(on(once.database), 'Dog', 'dog-1', 'restart')).toEqual({
      ok: false,
      refusal: { reason: 'wrong_state' },
    });
  });
});
