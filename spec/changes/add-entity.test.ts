import { describe } from 'vitest';
import { itChanges, itReads, itRefusesChanges, itTouches } from '../fixtures/change-cases.ts';
import type { Entity } from '../schema.ts';
import type { ChangeOf } from './table.ts';

const id = { name: 'id', type: 'string', required: true, nullable: false, unique: true } as const;
const walk: Entity = {
  name: 'DogWalk',
  fields: [
    id,
    { name: 'dogs', type: 'reference_list', target: 'Dog' },
    { name: 'pace', type: 'enum', enum: 'Pace', required: true, nullable: false, default: 'slow' },
    { name: 'mood', type: 'enum', enum: 'Mood', required: false, nullable: true },
  ],
  actions: [
    {
      name: 'hurry',
      field: 'pace',
      from: ['slow'],
      to: 'fast',
      guards: [
        {
          kind: 'quantifier',
          quantifier: 'any',
          list: 'dogs',
          where: { field: 'mood', op: '==', value: 'wild' },
        },
      ],
      effects: [],
    },
  ],
};
const change: ChangeOf<'add_entity'> = {
  kind: 'add_entity',
  entity: walk,
  enums: [{ name: 'Pace', values: ['slow', 'fast'] }],
};
const renamed = (name: string): ChangeOf<'add_entity'> => ({
  ...change,
  entity: { ...walk, name, actions: [] },
});

describe('add_entity', () => {
  itChanges('brings the entity and its enums', {
    change,
    gone: [],
    come: [
      'enum `Pace` with the values `slow`, `fast`',
      'entity DogWalk',
      'DogWalk: `id` (required, non-nullable string, unique)',
      'DogWalk: `dogs` (list of references to Dog)',
      'DogWalk: `pace` (required, non-nullable enum Pace, default `"slow"`)',
      'DogWalk: `mood` (optional, nullable enum Mood)',
      'DogWalk.hurry: pace from slow to fast',
      'DogWalk.hurry if any item in this.dogs satisfies: item.mood == "wild"',
    ],
  });

  itTouches(change, {
    creates: ['DogWalk', '/dogwalk', 'Pace'],
    reads: ['Dog#name', 'Mood#users', 'Dog.mood#name', 'Dog.mood#bounds', 'Mood.wild'],
  });

  itReads(
    change,
    'Add the entity `DogWalk` at `/dogwalk` with the fields `id` (required, non-nullable string, unique), `dogs` (list of references to Dog), `pace` (required, non-nullable enum Pace, default `"slow"`), `mood` (optional, nullable enum Mood); create the enum `Pace` with the values `slow`, `fast`; give it the action `hurry` at `POST /dogwalk/{id}/hurry` (starts when `this.pace` is `"slow"`, sets `this.pace` to `"fast"`; conditions: `any item in this.dogs satisfies: item.mood == "wild"`)',
  );

  itRefusesChanges([
    ['the name of an entity', renamed('Dog'), 'CHANGE_NAME_TAKEN', 'entity.name'],
    ['the name of an enum', renamed('Mood'), 'CHANGE_NAME_TAKEN', 'entity.name'],
    ['the endpoint of an entity', renamed('DOG'), 'CHANGE_NAME_TAKEN', 'entity.name'],
    ['a reserved endpoint', renamed('Reset'), 'CHANGE_NAME_RESERVED', 'entity.name'],
    [
      'an enum that is there already',
      { ...change, enums: [{ name: 'Mood', values: ['slow', 'fast'] }] },
      'CHANGE_NAME_TAKEN',
      'enums[0].name',
    ],
    [
      'an enum that no field uses',
      { ...change, enums: [...change.enums, { name: 'Weather', values: ['dry'] }] },
      'ENUM_UNUSED',
      'enums[1]',
    ],
    [
      'an entity without id',
      { ...change, entity: { ...walk, fields: walk.fields.slice(1) } },
      'ID_MISSING',
      'entity.fields',
    ],
    [
      'a default that is no value of the enum',
      {
        ...change,
        enums: [{ name: 'Pace', values: ['steady', 'fast'] }],
        entity: { ...walk, actions: [] },
      },
      'DEFAULT_INVALID',
      'entity.fields[2].default',
    ],
  ]);
});
