import { describe, expect, test } from 'vitest';
import type { Change } from './changes/table.ts';
import { kennel } from './fixtures/edit-kennel.ts';
import { sampledStates } from './fixtures/sampled-states.ts';
import { initialSnapshot, nextSnapshot, snapshotOf } from './trajectory.ts';
import type { Lineage } from './snapshot.ts';

function lineageOf(...turns: readonly (readonly Change[])[]): Lineage {
  return turns.reduce(
    (snapshot, changes) => nextSnapshot(snapshot, changes),
    initialSnapshot(kennel),
  ).lineage;
}

const renameToy: Change = { kind: 'rename_entity', entity: 'Toy', to: 'Plaything' };
const price = { name: 'price', type: 'float', required: true, nullable: true } as const;

describe('lineage', () => {
  test('at turn 0 everything is born then', () => {
    expect(lineageOf()).toMatchObject({
      Dog: 'entity Dog @0',
      'Dog.rank': 'field Dog.rank @0',
      'Dog.approve()': 'action Dog.approve() @0',
    });
  });

  test('a schema on its own has no history', () => {
    expect(snapshotOf(kennel).lineage).toEqual({});
  });

  test('survives a rename of the entity, with its fields and actions', () => {
    const lineage = lineageOf([{ kind: 'rename_entity', entity: 'Dog', to: 'Hound' }]);
    expect(lineage).toMatchObject({
      Hound: 'entity Dog @0',
      'Hound.rank': 'field Dog.rank @0',
      'Hound.approve()': 'action Dog.approve() @0',
    });
    expect(Object.keys(lineage).filter((path) => path.startsWith('Dog'))).toEqual([]);
  });

  test('survives renames of a field, over several turns', () => {
    const lineage = lineageOf(
      [{ kind: 'rename_field', entity: 'Toy', field: 'price', to: 'cost' }],
      [renameToy],
      [{ kind: 'rename_field', entity: 'Plaything', field: 'cost', to: 'value' }],
    );
    expect(lineage).toMatchObject({ 'Plaything.value': 'field Toy.price @0' });
  });

  test('a name that is used again is another birth', () => {
    const lineage = lineageOf(
      [{ kind: 'delete_field', entity: 'Toy', field: 'price' }],
      [{ kind: 'add_field', entity: 'Toy', field: price }],
    );
    expect(lineage).toMatchObject({ 'Toy.price': 'field Toy.price @2' });
  });

  test('names each thing of a state once, under an id of its own', () => {
    for (const { schema, lineage } of sampledStates) {
      const things = schema.entities.flatMap(({ name, fields, actions }) => [
        name,
        ...fields.map((field) => `${name}.${field.name}`),
        ...actions.map((action) => `${name}.${action.name}()`),
      ]);
      expect(Object.keys(lineage).sort()).toEqual(things.sort());
      expect(new Set(Object.values(lineage)).size).toBe(things.length);
    }
  });
});
