import { expect, test } from 'vitest';
import type { Change } from './changes/table.ts';
import { sampledStates } from './fixtures/sampled-states.ts';
import { schemaDifference } from './schema-difference.ts';
import type { Schema } from './schema.ts';
import type { Snapshot } from './snapshot.ts';
import { initialSnapshot, nextSnapshot } from './trajectory.ts';

const start = initialSnapshot({
  enums: [{ name: 'Phase', values: ['draft', 'done'] }],
  entities: [
    {
      name: 'Dog',
      fields: [
        { name: 'id', type: 'string', required: true, nullable: false, unique: true },
        { name: 'rank', type: 'integer', required: true, nullable: false, maximum: 50 },
        { name: 'phase', type: 'enum', enum: 'Phase', required: true, nullable: false },
      ],
      actions: [
        {
          ...{ name: 'finish', field: 'phase', from: ['draft'], to: 'done', effects: [] },
          guards: [{ kind: 'compare', left: { field: 'rank' }, op: '>', right: { value: 3 } }],
        },
      ],
    },
    {
      name: 'Page',
      fields: [
        { name: 'id', type: 'string', required: true, nullable: false, unique: true },
        { name: 'dog', type: 'reference', target: 'Dog', required: false, nullable: true },
      ],
      actions: [],
    },
  ],
  analytics: [{ entity: 'Dog', operation: 'avg', field: 'rank' }],
} satisfies Schema);

/** `added Dog: field …`, a line for each difference after the changes. */
function after(...changes: readonly Change[]): readonly string[] {
  return linesBetween(start, nextSnapshot(start, changes));
}
function linesBetween(before: Snapshot, now: Snapshot): readonly string[] {
  return schemaDifference(before, now).map(
    ({ kind, subject, words }) => `${kind} ${subject}: ${words}`,
  );
}

test('what is added is said whole', () => {
  expect(
    after(
      { kind: 'add_enum_value', enum: 'Phase', value: 'lost' },
      { kind: 'add_analytics', analytics: { entity: 'Page', operation: 'count' } },
      {
        ...{ kind: 'add_field', entity: 'Page' },
        field: { name: 'title', type: 'string', required: true, nullable: false, maxLength: 9 },
      },
    ),
  ).toEqual([
    'added Page: field `title` (required, non-nullable string, maximum length 9)',
    'added Enums: value `lost` of the enum `Phase`',
    'added Analytics: `GET /analytics/page/count`',
  ]);
});

test('a rename is one difference, wherever the name is mentioned', () => {
  expect(after({ kind: 'rename_field', entity: 'Dog', field: 'rank', to: 'grade' })).toEqual([
    'renamed Dog: field `rank` is now `grade`',
  ]);
  expect(after({ kind: 'rename_entity', entity: 'Dog', to: 'Hound' })).toEqual([
    'renamed Hound: entity `Dog` is now `Hound`',
  ]);
});

test('what goes takes along what needs it', () => {
  expect(after({ kind: 'delete_field', entity: 'Dog', field: 'rank' })).toEqual([
    'removed Dog: field `rank` (required, non-nullable integer, maximum 50)',
    'removed Dog: action `finish`: condition `this.rank > 3`',
    'removed Analytics: `GET /analytics/dog/rank/avg`',
  ]);
  expect(after({ kind: 'delete_entity', entity: 'Dog' })).toEqual([
    'removed Dog: entity `Dog` with all that it had',
    'removed Page: field `dog` (optional, nullable reference to Dog)',
    'removed Enums: enum `Phase` with `draft`, `done`',
    'removed Analytics: `GET /analytics/dog/rank/avg`',
  ]);
});

test('a change of bounds says what was before', () => {
  expect(after({ kind: 'change_constraints', entity: 'Dog', field: 'rank', maximum: 90 })).toEqual([
    'changed Dog: field `rank` (required, non-nullable integer, maximum 90); before: field `rank` (required, non-nullable integer, maximum 50)',
  ]);
});

test('renames of several turns are followed, and those of the enclosing entity with them', () => {
  const first = nextSnapshot(start, [
    { kind: 'rename_entity', entity: 'Dog', to: 'Hound' },
    { kind: 'add_enum_value', enum: 'Phase', value: 'lost' },
  ]);
  const second = nextSnapshot(first, [
    { kind: 'rename_field', entity: 'Hound', field: 'rank', to: 'grade' },
  ]);
  expect(linesBetween(start, second)).toEqual([
    'renamed Hound: entity `Dog` is now `Hound`',
    'renamed Hound: field `rank` is now `grade`',
    'added Enums: value `lost` of the enum `Phase`',
  ]);
});

test('a state does not differ from itself, and every change of a sampled turn shows', () => {
  for (const [index, state] of sampledStates.entries()) {
    expect(schemaDifference(state, state)).toEqual([]);
    const before = sampledStates[index - 1];
    if (before?.turn !== state.turn - 1) continue;
    for (const change of state.changes.slice(0, 1))
      expect(schemaDifference(before, nextSnapshot(before, [change]))).not.toEqual([]);
  }
});
