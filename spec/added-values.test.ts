import { describe, expect, test } from 'vitest';
import { addedValuesOf } from './added-values.ts';
import type { Change } from './changes/table.ts';
import { kennel } from './fixtures/edit-kennel.ts';
import { sampledStates } from './fixtures/sampled-states.ts';
import { enumOf } from './lookup.ts';
import type { AddedValue } from './snapshot.ts';
import { initialSnapshot, nextSnapshot } from './trajectory.ts';

const snapshotAfter = (...changes: readonly Change[]): ReturnType<typeof nextSnapshot> =>
  changes.reduce((snapshot, change) => nextSnapshot(snapshot, [change]), initialSnapshot(kennel));
const addedBy = (...changes: readonly Change[]): readonly AddedValue[] =>
  snapshotAfter(...changes).addedValues;

const id = { name: 'id', type: 'string', required: true, nullable: false, unique: true } as const;
const deleteDog: Change = { kind: 'delete_entity', entity: 'Dog' };
const addValue = (value: string): Change => ({ kind: 'add_enum_value', enum: 'Mood', value });
/** An entity that brings the enum anew. */
const addCat: Change = {
  kind: 'add_entity',
  entity: {
    name: 'Cat',
    fields: [id, { name: 'mood', type: 'enum', required: true, nullable: false, enum: 'Mood' }],
    actions: [],
  },
  enums: [{ name: 'Mood', values: ['calm', 'sleepy'] }],
};

describe('added values', () => {
  test('there are none at first, whatever the enums list', () => {
    expect(addedBy()).toEqual([]);
    expect(addedBy({ kind: 'rename_entity', entity: 'Toy', to: 'Bone' })).toEqual([]);
  });

  test('a value is added once and stays so, the entities being renamed or not', () => {
    const rename: Change = { kind: 'rename_entity', entity: 'Dog', to: 'Hound' };
    expect(addedBy(addValue('sleepy'), rename, addValue('brave'))).toEqual([
      { enum: 'Mood', value: 'sleepy' },
      { enum: 'Mood', value: 'brave' },
    ]);
  });

  test('values go with their enum, and the values that it comes back with are not added', () => {
    expect(addedBy(addValue('sleepy'), deleteDog)).toEqual([]);
    expect(addedBy(addValue('sleepy'), deleteDog, addCat)).toEqual([]);
  });

  test('those of one enum are told in its order', () => {
    const snapshot = snapshotAfter(addValue('sleepy'), addValue('brave'));
    const turned = { addedValues: [...snapshot.addedValues].reverse() };
    const mood = enumOf(snapshot.schema, 'Mood');
    expect(addedValuesOf(turned, mood)).toEqual(['sleepy', 'brave']);
    expect(addedValuesOf(snapshot, enumOf(snapshot.schema, 'DogPhase'))).toEqual([]);
  });

  test('in sampled states they are listed by their enums, and one value at least is not added', () => {
    for (const snapshot of sampledStates) {
      const listed = snapshot.schema.enums.flatMap((type) => addedValuesOf(snapshot, type));
      expect(listed).toHaveLength(snapshot.addedValues.length);
      for (const type of snapshot.schema.enums)
        expect(addedValuesOf(snapshot, type).length).toBeLessThan(type.values.length);
    }
    expect(sampledStates.some(({ addedValues }) => addedValues.length > 0)).toBe(true);
  });
});
