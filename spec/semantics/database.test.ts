import { describe, expect, it } from 'vitest';
import { kennel } from '../fixtures/edit-kennel.ts';
import { emptyDatabase, rowsByIds, withRow, withoutRow } from './database.ts';
import type { Database, Row } from './database.ts';

/** `x` is the id of an object of each entity, and the name of every dog. */
const x: Row = { id: 'x', name: 'x', owner: 'x', toys: ['toy-2', 'x'] };
const objects: readonly (readonly [entity: string, row: Row])[] = [
  ['Dog', x],
  ['Dog', { id: 'dog-2', name: 'x', owner: 'person-2', toys: ['toy-2'] }],
  ['Dog', { id: 'dog-3', name: 'x', owner: null, toys: [] }],
  ['Person', { id: 'x' }],
  ['Person', { id: 'person-2' }],
  ['Toy', { id: 'x' }],
  ['Toy', { id: 'toy-2' }],
];
const full = objects.reduce(
  (database, [entity, row]) => withRow(database, entity, row),
  emptyDatabase(kennel),
);

function contentOf(database: Database, entity: string): readonly Row[] {
  return [...(database.get(entity)?.values() ?? [])];
}

/** What is left of the full database without one object. */
function rest(entity: string, id: string): Readonly<Record<string, readonly Row[]>> {
  const left = withoutRow(kennel, full, entity, id);
  return Object.fromEntries(['Dog', 'Person', 'Toy'].map((name) => [name, contentOf(left, name)]));
}

const [, secondDog, thirdDog] = contentOf(full, 'Dog');
const whole = {
  Dog: contentOf(full, 'Dog'),
  Person: contentOf(full, 'Person'),
  Toy: contentOf(full, 'Toy'),
};

describe('withoutRow', () => {
  it('clears references to the object, and leaves its namesakes of other entities', () => {
    const dogs = [{ ...x, owner: null }, secondDog, thirdDog];
    expect(rest('Person', 'x')).toEqual({ ...whole, Dog: dogs, Person: [{ id: 'person-2' }] });
  });
  it('takes its id out of lists, and leaves the others in them', () => {
    const dogs = [{ ...x, toys: ['toy-2'] }, secondDog, thirdDog];
    expect(rest('Toy', 'x')).toEqual({ ...whole, Dog: dogs, Toy: [{ id: 'toy-2' }] });
  });
  it('leaves all as they are where nothing refers to the object', () => {
    expect(rest('Dog', 'x')).toEqual({ ...whole, Dog: [secondDog, thirdDog] });
  });
});

describe('rowsByIds', () => {
  it('keeps the order of the list, and leaves out what is not there', () => {
    expect(rowsByIds(full, 'Toy', ['toy-2', 'toy-9', 'x'])).toEqual([{ id: 'toy-2' }, { id: 'x' }]);
  });
});
