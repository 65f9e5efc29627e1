import { describe, expect, test } from 'vitest';
import type { Witness, WitnessObject } from '../../spec/exercise.ts';
import { entityOf, fieldOf } from '../../spec/lookup.ts';
import { findRow } from '../../spec/semantics/database.ts';
import { kennelSnapshot } from './fixtures/snapshots.ts';
import { suiteOf } from './suite.ts';
import { freeId, serverWith, withFields, withoutValue } from './witness.ts';

const object = (entity: string, id: string, rest: Partial<WitnessObject> = {}): WitnessObject => ({
  entity,
  id,
  set: {},
  omit: [],
  ...rest,
});
const toy = object('Toy', 'x-1', { omit: ['used', 'price'] });
const namesake = object('Person', 'x-1', { omit: ['used', 'weight'] });
const other = object('Toy', 'x-2', { set: { used: true, price: 2 } });
const dog = object('Dog', 'x-1', { set: { rank: 3, weight: 2 }, omit: ['weight', 'born_at'] });
const second = { ...dog, id: 'x-3' };
const witness: Witness = { objects: [toy, namesake, other, second, dog] };
const of = ({ entity, id }: WitnessObject): { entity: string; id: string } => ({ entity, id });

describe('one object of a witness changes', () => {
  test('what is set is no longer left out, and its namesakes stay', () => {
    expect(withFields(witness, of(toy), { used: false })).toEqual({
      objects: [{ ...toy, set: { used: false }, omit: ['price'] }, namesake, other, second, dog],
    });
    expect(withFields(witness, of(other), { price: 3 })).toEqual({
      objects: [toy, namesake, { ...other, set: { used: true, price: 3 } }, second, dog],
    });
  });

  test('what may be null becomes null, what may not is left out, once', () => {
    const fields = entityOf(kennelSnapshot.schema, 'Dog');
    expect(withoutValue(witness, of(dog), fieldOf(fields, 'rank'))).toEqual({
      objects: [toy, namesake, other, second, { ...dog, set: { rank: null, weight: 2 } }],
    });
    expect(withoutValue(witness, of(dog), fieldOf(fields, 'weight'))).toEqual({
      objects: [
        toy,
        namesake,
        other,
        second,
        { ...dog, set: { rank: 3 }, omit: ['born_at', 'weight'] },
      ],
    });
  });
});

describe('the server that holds a witness', () => {
  const suite = suiteOf({ snapshot: kennelSnapshot, seed: '7', profile: 'paper', data: 'main' });

  test('has what is set, nothing for what is left out, and the example for the rest', () => {
    const { database } = serverWith(suite, {
      objects: [object('Dog', 'dog-9', { set: { rank: 3 }, omit: ['weight', 'phase'] })],
    });
    const example = suite.examples.get('Dog')?.body;
    expect(example?.['weight']).not.toBeNull();
    expect(findRow(database, 'Dog', 'dog-9')).toMatchObject({
      id: 'dog-9',
      name: example?.['name'],
      rank: 3,
      weight: null,
      phase: 'planning',
    });
  });

  test('takes no object that breaks a rule', () => {
    const wrong = { objects: [object('Dog', 'dog-9', { set: { rank: -1 } })] };
    expect(() => serverWith(suite, wrong)).toThrow(/Dog dog-9: .*minimum/);
  });
});

test('a free id is one that no object of the entity has', () => {
  const taken = {
    objects: [object('Toy', 'toy-1'), object('Dog', 'toy-2'), object('Toy', 'toy-3')],
  };
  expect([freeId(taken, 'Toy'), freeId(taken, 'Dog')]).toEqual(['toy-2', 'dog-1']);
});
