import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canonicalSchema } from './canonical.ts';
import { applyChange, changeKinds, validateChange } from './changes/table.ts';
import type { Change } from './changes/table.ts';
import { conflictsOf } from './conflicts.ts';
import { kennel } from './fixtures/edit-kennel.ts';
import { sampleChangeAt } from './fixtures/sample-change-at.ts';
import { sampledStates } from './fixtures/sampled-states.ts';
import { nothingRemoved } from './removed.ts';
import type { Schema } from './schema.ts';
import { stream } from './stream.ts';

/** The state after the changes in their order; `null` where one does not apply. */
function outcome(schema: Schema, changes: readonly Change[]): Schema | null {
  let state = schema;
  for (const change of changes) {
    if (validateChange(state, change).length > 0) return null;
    state = applyChange(state, change);
  }
  return canonicalSchema(state);
}

describe('changes that do not conflict', () => {
  const kind = fc.constantFrom(...changeKinds);
  const draws = fc.array(fc.tuple(kind, fc.nat()), { minLength: 2, maxLength: 4 });
  const states = [{ schema: kennel, removed: nothingRemoved }, ...sampledStates.slice(0, 20)];

  test('give one schema in every order, all of them sampled on the same state', () => {
    let judged = 0;
    fc.assert(
      fc.property(fc.constantFrom(...states), draws, fc.nat(), (state, drawn, seed) => {
        const changes = drawn.flatMap(([each, draw]) => sampleChangeAt(state, each, draw) ?? []);
        if (conflictsOf(state.schema, changes).length > 0) return;
        judged += 1;
        const other = stream(String(seed)).shuffle(changes);
        expect(conflictsOf(state.schema, other)).toEqual([]);
        const result = outcome(state.schema, changes);
        expect(result).not.toBeNull();
        expect(outcome(state.schema, other)).toEqual(result);
      }),
      { numRuns: 400 },
    );
    expect(judged).toBeGreaterThan(100);
  });

  test('give one schema in every order of a sampled turn that puts creation before use', () => {
    let judged = 0;
    for (const [index, { schema, changes }] of sampledStates.entries()) {
      const before = sampledStates[index - 1];
      if (changes.length === 0 || before === undefined) continue;
      for (const seed of ['a', 'b', 'c']) {
        const order = stream(seed, index).shuffle(changes);
        const conflicts = conflictsOf(before.schema, order);
        expect(conflicts.filter(({ reason }) => reason === 'clash')).toEqual([]);
        if (conflicts.length > 0) continue;
        judged += 1;
        expect(outcome(before.schema, order)).toEqual(schema);
      }
    }
    expect(judged).toBeGreaterThan(40);
  });
});

const comment = {
  name: 'Comment',
  fields: [{ name: 'id', type: 'string', required: true, nullable: false, unique: true }],
  actions: [],
} as const;
const addComment: Change = { kind: 'add_entity', entity: comment, enums: [] };
const addReference: Change = {
  kind: 'add_field',
  entity: 'Dog',
  field: { name: 'comment', type: 'reference', target: 'Comment', required: false, nullable: true },
};
const addToysSum: Change = {
  kind: 'add_condition',
  entity: 'Dog',
  action: 'restart',
  guard: {
    kind: 'compare',
    left: { sum: 'toys', of: 'price' },
    op: '>',
    right: { value: 5 },
  },
};

describe('pairs of changes', () => {
  const clashing: readonly (readonly [string, Change, Change, string])[] = [
    [
      'a rename and a change of the renamed field',
      { kind: 'rename_field', entity: 'Toy', field: 'price', to: 'cost' },
      { kind: 'change_constraints', entity: 'Toy', field: 'price', maximum: 50 },
      'Toy.price#name',
    ],
    [
      'a rename and a guard elsewhere that sums the field',
      { kind: 'rename_field', entity: 'Toy', field: 'price', to: 'cost' },
      addToysSum,
      'Toy.price#name',
    ],
    [
      'new bounds and a guard that depends on them',
      { kind: 'change_constraints', entity: 'Toy', field: 'price', maximum: 50 },
      addToysSum,
      'Toy.price#bounds',
    ],
    [
      'the loss of an entity by cascade and a change of what is lost',
      { kind: 'delete_entity', entity: 'Toy' },
      { kind: 'rename_field', entity: 'Dog', field: 'toys', to: 'playthings' },
      'Dog.toys#name',
    ],
    [
      'two new effects of one action',
      {
        kind: 'add_effect',
        entity: 'Dog',
        action: 'restart',
        effect: { kind: 'increment', field: 'rank', by: 1 },
      },
      {
        kind: 'add_effect',
        entity: 'Dog',
        action: 'restart',
        effect: { kind: 'set', field: 'active', value: { value: true } },
      },
      'Dog.restart()#effects',
    ],
    [
      'a freed endpoint that is taken again',
      { kind: 'delete_entity', entity: 'Toy' },
      { kind: 'rename_entity', entity: 'Person', to: 'TOY' },
      '/toy',
    ],
    [
      'two new values of one enum, whose order would be open',
      { kind: 'add_enum_value', enum: 'Mood', value: 'sad' },
      { kind: 'add_enum_value', enum: 'Mood', value: 'glad' },
      'Mood#values',
    ],
    [
      'the last user of an enum and a new one',
      { kind: 'delete_field', entity: 'Dog', field: 'mood' },
      {
        kind: 'add_field',
        entity: 'Toy',
        field: { name: 'mood', type: 'enum', enum: 'Mood', required: false, nullable: true },
      },
      'Mood#users',
    ],
    [
      'a new entity and a field added to it',
      addComment,
      {
        kind: 'add_field',
        entity: 'Comment',
        field: { name: 'text', type: 'string', required: true, nullable: false },
      },
      'Comment.text',
    ],
  ];

  test.each(clashing)('clash: %s', (_what, one, other, path) => {
    const found = conflictsOf(kennel, [one, other]);
    const reversed = conflictsOf(kennel, [other, one]);
    expect(found).toHaveLength(1);
    expect(found[0]).toMatchObject({ earlier: 0, later: 1, reason: 'clash' });
    expect(reversed.map(({ reason }) => reason)).toEqual(['clash']);
    expect([found[0]?.path, reversed[0]?.path]).toContain(path);
  });

  const peaceful: readonly (readonly [string, Change, Change])[] = [
    [
      'a rename of an entity and a guard that sums over it, which does not name it',
      { kind: 'rename_entity', entity: 'Toy', to: 'Plaything' },
      addToysSum,
    ],
    [
      'two guards of one action on different fields',
      addToysSum,
      {
        kind: 'add_condition',
        entity: 'Dog',
        action: 'restart',
        guard: { kind: 'null', field: 'owner', is: 'not_null' },
      },
    ],
    [
      'the loss of a field and a change of another',
      { kind: 'delete_field', entity: 'Toy', field: 'price' },
      { kind: 'rename_field', entity: 'Toy', field: 'used', to: 'chewed' },
    ],
    [
      'two renames in different entities',
      { kind: 'rename_field', entity: 'Toy', field: 'price', to: 'cost' },
      { kind: 'rename_field', entity: 'Person', field: 'email', to: 'mail' },
    ],
  ];

  test.each(peaceful)('no clash: %s', (_what, one, other) => {
    expect(conflictsOf(kennel, [one, other])).toEqual([]);
    expect(outcome(kennel, [other, one])).toEqual(outcome(kennel, [one, other]));
  });

  test('what a change creates another may read, if it stands after it', () => {
    expect(conflictsOf(kennel, [addComment, addReference])).toEqual([]);
    expect(conflictsOf(kennel, [addReference, addComment])).toEqual([
      { earlier: 0, later: 1, path: 'Comment#name', reason: 'order' },
    ]);
  });

  test('what a guard reads through a list that the same turn adds is known', () => {
    const addList: Change = {
      kind: 'add_field',
      entity: 'Dog',
      field: { name: 'bones', type: 'reference_list', target: 'Toy' },
    };
    const addGuard: Change = {
      kind: 'add_condition',
      entity: 'Dog',
      action: 'restart',
      guard: {
        kind: 'compare',
        left: { sum: 'bones', of: 'price' },
        op: '>',
        right: { value: 5 },
      },
    };
    const rename: Change = { kind: 'rename_field', entity: 'Toy', field: 'price', to: 'cost' };
    expect(conflictsOf(kennel, [addList, addGuard])).toEqual([]);
    for (const order of [
      [addList, addGuard, rename],
      [rename, addList, addGuard],
    ])
      expect(conflictsOf(kennel, order)).toHaveLength(1);
  });
});
