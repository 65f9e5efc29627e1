/** After each kind of change just the faults of what it did can be seen, and just the sentences on it apply. */
import { describe, expect, test } from 'vitest';
import { kennelSnapshot } from '../../../generator/plan/fixtures/snapshots.ts';
import { planSuite } from '../../../generator/plan/index.ts';
import type { Change } from '../../../spec/changes/table.ts';
import type { Snapshot } from '../../../spec/snapshot.ts';
import { clauses } from '../../../spec/contract.ts';
import { initialSnapshot, nextSnapshot } from '../../../spec/trajectory.ts';
import { whyNotApplicable } from '../../audit/applicability.ts';
import { connectInProcess, isFailing } from '../fixtures/in-process.ts';
import { changeFaults } from './index.ts';

const start = initialSnapshot(kennelSnapshot.schema);
const after = (...changes: readonly Change[]): Snapshot =>
  changes.reduce((snapshot, change) => nextSnapshot(snapshot, [change]), start);

const without = (ids: readonly string[], prefix: string): readonly string[] =>
  ids.map((id) => id.slice(prefix.length));
const seenIn = (snapshot: Snapshot): readonly string[] =>
  without(
    changeFaults.filter(({ observable }) => observable(snapshot)).map(({ id }) => id),
    'changes.',
  );
const applyingTo = (snapshot: Snapshot): readonly string[] => {
  const ids = clauses.flatMap((clause) =>
    clause.id.startsWith('changes.') && !('process' in clause) ? [clause.id] : [],
  );
  return without(
    ids.filter((id) => whyNotApplicable(id, snapshot) === undefined),
    'changes.',
  );
};

const renamePrice = (field: string, to: string): Change => ({
  kind: 'rename_field',
  entity: 'Toy',
  field,
  to,
});
const deleteField = (entity: string, field: string): Change => ({
  kind: 'delete_field',
  entity,
  field,
});

const OF_A_RENAMED_FIELD = [
  'old-field-names-are-answered-too',
  'old-field-names-are-listed-too',
  'old-field-names-are-demanded',
  'renamed-fields-keep-their-names',
];
const OF_A_DELETED_FIELD = [
  'deleted-fields-are-answered',
  'deleted-fields-are-listed',
  'deleted-fields-are-demanded',
];

const cases: readonly {
  readonly what: string;
  readonly changes: readonly Change[];
  readonly applying: readonly string[];
  readonly seen: readonly string[];
}[] = [
  { what: 'nothing', changes: [], applying: [], seen: [] },
  {
    what: 'a field was renamed, with analytics over it',
    changes: [renamePrice('price', 'cost')],
    applying: ['gone', 'rename-field'],
    seen: [
      'old-analytics-answer',
      'any-path-answers',
      'analytics-of-renamed-fields-answer-under-both-names',
      ...OF_A_RENAMED_FIELD,
      'analytics-lose-renamed-fields',
    ],
  },
  {
    what: 'a field was renamed twice, and none deleted',
    changes: [renamePrice('price', 'cost'), renamePrice('cost', 'worth')],
    applying: ['gone', 'rename-field'],
    seen: [
      'old-analytics-answer',
      'any-path-answers',
      'analytics-of-renamed-fields-answer-under-both-names',
      ...OF_A_RENAMED_FIELD,
      'analytics-lose-renamed-fields',
    ],
  },
  {
    what: 'a field was renamed that no path has',
    changes: [{ kind: 'rename_field', entity: 'Person', field: 'email', to: 'mail' }],
    applying: ['rename-field'],
    seen: OF_A_RENAMED_FIELD,
  },
  {
    what: 'a field was deleted, with analytics over it',
    changes: [deleteField('Toy', 'price')],
    applying: ['gone', 'delete-field'],
    seen: [
      'old-analytics-answer',
      'any-path-answers',
      'analytics-of-deleted-fields-answer',
      ...OF_A_DELETED_FIELD,
    ],
  },
  {
    what: 'the state of an action was deleted',
    changes: [deleteField('Dog', 'mood')],
    applying: ['gone', 'delete-field'],
    seen: [
      'old-actions-answer',
      'any-path-answers',
      'actions-of-deleted-states-answer',
      ...OF_A_DELETED_FIELD,
    ],
  },
  {
    what: 'a reference was deleted, and the entity that it referred to is there',
    changes: [deleteField('Dog', 'owner')],
    applying: ['delete-field'],
    seen: OF_A_DELETED_FIELD,
  },
  {
    what: 'an entity was deleted that another refers to',
    changes: [{ kind: 'delete_entity', entity: 'Person' }],
    applying: ['gone', 'delete-entity'],
    seen: [
      'old-endpoints-answer',
      'any-path-answers',
      'deleted-entities-answer',
      'fields-of-deleted-entities-are-answered',
      'fields-of-deleted-entities-are-demanded',
    ],
  },
  {
    what: 'an entity was deleted that no other refers to, and that has analytics',
    changes: [{ kind: 'delete_entity', entity: 'Dog' }],
    applying: ['gone', 'delete-entity'],
    seen: [
      'old-endpoints-answer',
      'old-analytics-answer',
      'any-path-answers',
      'deleted-entities-answer',
      'analytics-of-deleted-entities-answer',
    ],
  },
  {
    what: 'an entity was renamed that another refers to',
    changes: [{ kind: 'rename_entity', entity: 'Person', to: 'Keeper' }],
    applying: ['gone', 'rename-entity'],
    seen: [
      'old-endpoints-answer',
      'any-path-answers',
      'renamed-entities-answer-under-both-names',
      'renamed-objects-answer-under-both-names',
      'defaults-lost-in-rename',
      'referring-fields-follow-the-rename',
    ],
  },
  {
    what: 'an entity was renamed that has actions',
    changes: [{ kind: 'rename_entity', entity: 'Dog', to: 'Hound' }],
    applying: ['gone', 'rename-entity'],
    seen: [
      'old-endpoints-answer',
      'old-analytics-answer',
      'any-path-answers',
      'renamed-entities-answer-under-both-names',
      'renamed-objects-answer-under-both-names',
      'renamed-actions-answer-under-both-names',
      'defaults-lost-in-rename',
      'bounds-lost-in-rename',
      'enum-values-lost-in-rename',
    ],
  },
  {
    what: 'an entity was renamed and then deleted',
    changes: [
      { kind: 'rename_entity', entity: 'Person', to: 'Keeper' },
      { kind: 'delete_entity', entity: 'Keeper' },
    ],
    applying: ['gone', 'rename-entity', 'delete-entity'],
    seen: [
      'old-endpoints-answer',
      'any-path-answers',
      'deleted-entities-answer',
      'fields-of-deleted-entities-are-answered',
      'fields-of-deleted-entities-are-demanded',
    ],
  },
  {
    what: 'an action was removed',
    changes: [{ kind: 'remove_action', entity: 'Dog', action: 'restart' }],
    applying: ['gone'],
    seen: ['old-actions-answer', 'any-path-answers'],
  },
  {
    what: 'analytics were deleted',
    changes: [
      { kind: 'delete_analytics', analytics: { entity: 'Dog', operation: 'avg', field: 'rank' } },
    ],
    applying: ['gone'],
    seen: ['old-analytics-answer', 'any-path-answers'],
  },
  {
    what: 'an enum gained a value',
    changes: [{ kind: 'add_enum_value', enum: 'Mood', value: 'sleepy' }],
    applying: ['enum-value'],
    seen: ['added-values-refused-on-create', 'added-values-refused-on-update'],
  },
];

describe.each(cases)('after $what', ({ changes, applying, seen }) => {
  test('the sentences on it apply', () => {
    expect(applyingTo(after(...changes))).toEqual(applying);
  });

  test('its faults can be seen', () => {
    expect(seenIn(after(...changes))).toEqual(seen);
  });

  test('a test that names its sentence catches each of them', async () => {
    const snapshot = after(...changes);
    const plan = planSuite({ snapshot, seed: 'changes', profile: 'paper' });
    const survivors: string[] = [];
    for (const { id, clause, behaviour, observable } of changeFaults) {
      if (!observable(snapshot)) continue;
      const connection = connectInProcess(snapshot, behaviour);
      const caughtBy: string[] = [];
      for (const one of plan.tests)
        if (one.clauses.includes(clause) && (await isFailing(one, { plan, connection })))
          caughtBy.push(one.id);
      if (caughtBy.length === 0) survivors.push(id);
    }
    expect(survivors).toEqual([]);
  });
});
