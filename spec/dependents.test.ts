import { describe, expect, test } from 'vitest';
import type { Change } from './changes/table.ts';
import { dependentsOf, mentionsIn } from './dependents.ts';
import { kennel } from './fixtures/edit-kennel.ts';

const dependents = (change: Change): readonly string[] => [...dependentsOf(kennel, change)].sort();
const id = { name: 'id', type: 'string', required: true, nullable: false, unique: true } as const;
const toPerson = {
  name: 'keeper',
  type: 'reference',
  target: 'Person',
  required: false,
  nullable: true,
} as const;
const plain = { name: 'note', type: 'string', required: false, nullable: true } as const;
const mooded = {
  name: 'temper',
  type: 'enum',
  enum: 'Mood',
  required: false,
  nullable: true,
} as const;

describe('what depends on what a change touches', () => {
  test.each<[what: string, change: Change, paths: readonly string[]]>([
    [
      'a renamed entity: fields that refer to it and analytics',
      { kind: 'rename_entity', entity: 'Toy', to: 'Thing' },
      [
        '/analytics/toy/price/max',
        '/analytics/toy/price/min',
        '/analytics/toy/price/sum',
        'Dog.toys',
      ],
    ],
    [
      'a deleted entity: what mentions it or its fields from outside',
      { kind: 'delete_entity', entity: 'Person' },
      ['Dog.approve()#effects[3]', 'Dog.owner'],
    ],
    [
      'a deleted entity that only its own parts mention: its analytics',
      { kind: 'delete_entity', entity: 'Dog' },
      ['/analytics/dog/count', '/analytics/dog/rank/avg'],
    ],
    [
      'a renamed field: guards, effects and analytics',
      { kind: 'rename_field', entity: 'Dog', field: 'rank', to: 'grade' },
      [
        '/analytics/dog/rank/avg',
        'Dog.approve()#effects[1]',
        'Dog.approve()#effects[2]',
        'Dog.approve()#guards[1]',
        'Dog.approve()#guards[2]',
      ],
    ],
    [
      'a deleted state: the actions',
      { kind: 'delete_field', entity: 'Dog', field: 'mood' },
      ['Dog.calm_down()'],
    ],
    [
      'the bounds of a field that nothing mentions',
      { kind: 'change_constraints', entity: 'Person', field: 'email', maxLength: 80 },
      [],
    ],
    [
      'a new reference: what else depends on its target',
      { kind: 'add_field', entity: 'Toy', field: toPerson },
      ['Dog.owner'],
    ],
    ['a new field that refers to nothing', { kind: 'add_field', entity: 'Toy', field: plain }, []],
    [
      'a new field with the enum of another',
      { kind: 'add_field', entity: 'Toy', field: mooded },
      ['Dog.calm_down()', 'Dog.mood'],
    ],
    [
      'a new entity that refers to another',
      {
        kind: 'add_entity',
        entity: { name: 'Walk', fields: [id, toPerson], actions: [] },
        enums: [],
      },
      ['Dog.owner'],
    ],
    [
      'a new entity on its own',
      { kind: 'add_entity', entity: { name: 'Walk', fields: [id, plain], actions: [] }, enums: [] },
      [],
    ],
    [
      'a new value of an enum: the actions on its field, not the field itself',
      { kind: 'add_enum_value', enum: 'Mood', value: 'sleepy' },
      ['Dog.calm_down()'],
    ],
    [
      'a condition on listed objects: who else uses what it reads there',
      {
        kind: 'add_condition',
        entity: 'Dog',
        action: 'restart',
        guard: {
          kind: 'quantifier',
          quantifier: 'any',
          list: 'toys',
          where: { field: 'used', op: '==', value: true },
        },
      },
      ['Dog.approve()#effects[4]', 'Dog.calm_down()#guards[2]'],
    ],
    [
      'a condition on the object itself',
      {
        kind: 'add_condition',
        entity: 'Dog',
        action: 'restart',
        guard: { kind: 'null', field: 'owner', is: 'null' },
      },
      [],
    ],
    [
      'an effect: who else uses what it sets',
      {
        kind: 'add_effect',
        entity: 'Dog',
        action: 'restart',
        effect: {
          kind: 'on_reference',
          reference: 'owner',
          effect: { kind: 'increment', field: 'dogs_approved', by: 1 },
        },
      },
      ['Dog.approve()#effects[3]'],
    ],
    [
      'a new action: others on its state',
      {
        kind: 'add_action',
        entity: 'Dog',
        action: {
          name: 'excite',
          field: 'mood',
          from: ['calm'],
          to: 'wild',
          guards: [],
          effects: [],
        },
      },
      ['Dog.calm_down()'],
    ],
    [
      'new analytics: who else uses the number',
      {
        kind: 'add_analytics',
        analytics: { entity: 'Person', operation: 'sum', field: 'dogs_approved' },
      },
      ['Dog.approve()#effects[3]'],
    ],
    [
      'analytics that go',
      { kind: 'delete_analytics', analytics: { entity: 'Dog', operation: 'count' } },
      [],
    ],
    ['an action that goes', { kind: 'remove_action', entity: 'Dog', action: 'approve' }, []],
  ])('%s', (_what, change, paths) => {
    expect(dependents(change)).toEqual(paths);
  });

  test('a second field makes a new value of an enum concern it', () => {
    const [dog, ...others] = kennel.entities;
    if (dog === undefined) throw new Error('the kennel has a dog');
    const two = { ...kennel, entities: [{ ...dog, fields: [...dog.fields, mooded] }, ...others] };
    const change = { kind: 'add_enum_value', enum: 'Mood', value: 'sleepy' } as const;
    expect(dependentsOf(two, change)).toContain('Dog.temper');
  });

  test('an entity that refers to itself does not depend on itself', () => {
    const friend = { ...toPerson, name: 'friend' };
    const entities = [{ name: 'Person', fields: [id, friend], actions: [] }];
    expect(mentionsIn({ enums: [], entities, analytics: [] }).size).toBe(0);
  });
});
