import { describe, expect, test } from 'vitest';
import type { Change } from './changes/table.ts';
import { kennel } from './fixtures/edit-kennel.ts';
import { sampledStates } from './fixtures/sampled-states.ts';
import { broughtBack, hasNamesTakenBy, nothingRemoved } from './removed.ts';
import { removals } from './snapshot.ts';
import type { Removal, Removed, RemovedPath } from './snapshot.ts';
import { initialSnapshot, nextSnapshot } from './trajectory.ts';

function removedBy(...turns: readonly (readonly Change[])[]): Removed {
  return turns.reduce(
    (snapshot, changes) => nextSnapshot(snapshot, changes),
    initialSnapshot(kennel),
  ).removed;
}

const id = { name: 'id', type: 'string', required: true, nullable: false, unique: true } as const;
const deleteToy: Change = { kind: 'delete_entity', entity: 'Toy' };
const toyToBone: Change = { kind: 'rename_entity', entity: 'Toy', to: 'Bone' };
const boneToStick: Change = { kind: 'rename_entity', entity: 'Bone', to: 'Stick' };
const renamePrice = (field: string, to: string, entity = 'Toy'): Change => ({
  kind: 'rename_field',
  entity,
  field,
  to,
});
const deletePrice = (field: string): Change => ({ kind: 'delete_field', entity: 'Toy', field });

/** The three analytics of the kennel over the prices of toys, under the given names. */
const overPrices = (old: string, by: Removal, now: string | null = null): readonly RemovedPath[] =>
  ['max', 'min', 'sum'].map((operation) => ({
    path: `/analytics/${old}/${operation}`,
    by,
    now: now === null ? null : `/analytics/${now}/${operation}`,
  }));

const cases: readonly (readonly [
  what: string,
  turns: readonly (readonly Change[])[],
  removed: Partial<Removed>,
])[] = [
  ['nothing is gone at first', [], {}],
  [
    'a deleted entity takes its endpoint, its analytics and the fields of others that refer to it',
    [[deleteToy]],
    {
      endpoints: [{ path: '/toy', by: 'delete_entity', now: null }],
      analytics: overPrices('toy/price', 'delete_entity'),
      fields: [{ entity: 'Dog', field: 'toys', by: 'delete_entity', now: null }],
    },
  ],
  [
    'a renamed entity is elsewhere today',
    [[toyToBone]],
    {
      endpoints: [{ path: '/toy', by: 'rename_entity', now: '/bone' }],
      analytics: overPrices('toy/price', 'rename_entity', 'bone/price'),
    },
  ],
  [
    'an entity that was renamed twice is where the second rename put it, under both old names',
    [[toyToBone], [boneToStick]],
    {
      endpoints: [
        { path: '/bone', by: 'rename_entity', now: '/stick' },
        { path: '/toy', by: 'rename_entity', now: '/stick' },
      ],
      analytics: [
        ...overPrices('bone/price', 'rename_entity', 'stick/price'),
        ...overPrices('toy/price', 'rename_entity', 'stick/price'),
      ],
    },
  ],
  [
    'an entity that was renamed and then deleted lost its first name in the rename, and is nowhere today',
    [[toyToBone], [{ kind: 'delete_entity', entity: 'Bone' }]],
    {
      endpoints: [
        { path: '/bone', by: 'delete_entity', now: null },
        { path: '/toy', by: 'rename_entity', now: null },
      ],
      analytics: [
        ...overPrices('bone/price', 'delete_entity'),
        ...overPrices('toy/price', 'rename_entity'),
      ],
      fields: [{ entity: 'Dog', field: 'toys', by: 'delete_entity', now: null }],
    },
  ],
  [
    'a renamed field takes its analytics along',
    [[renamePrice('price', 'cost')]],
    {
      analytics: overPrices('toy/price', 'rename_field', 'toy/cost'),
      fields: [{ entity: 'Toy', field: 'price', by: 'rename_field', now: 'cost' }],
    },
  ],
  [
    'a field that was renamed twice, and its entity once, was never deleted',
    [[renamePrice('price', 'cost')], [toyToBone], [renamePrice('cost', 'worth', 'Bone')]],
    {
      endpoints: [{ path: '/toy', by: 'rename_entity', now: '/bone' }],
      analytics: [
        ...overPrices('bone/cost', 'rename_field', 'bone/worth'),
        ...overPrices('toy/cost', 'rename_entity', 'bone/worth'),
        ...overPrices('toy/price', 'rename_field', 'bone/worth'),
      ],
      fields: [
        { entity: 'Bone', field: 'cost', by: 'rename_field', now: 'worth' },
        { entity: 'Bone', field: 'price', by: 'rename_field', now: 'worth' },
      ],
    },
  ],
  [
    'a field that was renamed and then deleted lost each name in its own way',
    [[renamePrice('price', 'cost')], [deletePrice('cost')]],
    {
      analytics: [
        ...overPrices('toy/cost', 'delete_field'),
        ...overPrices('toy/price', 'rename_field'),
      ],
      fields: [
        { entity: 'Toy', field: 'cost', by: 'delete_field', now: null },
        { entity: 'Toy', field: 'price', by: 'rename_field', now: null },
      ],
    },
  ],
  [
    'a deleted field takes its analytics with it',
    [[deletePrice('price')]],
    {
      analytics: overPrices('toy/price', 'delete_field'),
      fields: [{ entity: 'Toy', field: 'price', by: 'delete_field', now: null }],
    },
  ],
  [
    'a deleted field takes the actions with it whose state it was',
    [[{ kind: 'delete_field', entity: 'Dog', field: 'mood' }]],
    {
      actions: [{ entity: 'Dog', action: 'calm_down', by: 'delete_field' }],
      fields: [{ entity: 'Dog', field: 'mood', by: 'delete_field', now: null }],
    },
  ],
  [
    'a deleted reference goes by itself, and is no loss of the entity that is deleted later',
    [
      [{ kind: 'delete_field', entity: 'Dog', field: 'owner' }],
      [{ kind: 'delete_entity', entity: 'Person' }],
    ],
    {
      endpoints: [{ path: '/person', by: 'delete_entity', now: null }],
      fields: [{ entity: 'Dog', field: 'owner', by: 'delete_field', now: null }],
    },
  ],
  [
    'a removed action and deleted analytics go by themselves',
    [
      [
        { kind: 'remove_action', entity: 'Dog', action: 'restart' },
        { kind: 'delete_analytics', analytics: { entity: 'Dog', operation: 'count' } },
      ],
    ],
    {
      analytics: [{ path: '/analytics/dog/count', by: 'delete_analytics', now: null }],
      actions: [{ entity: 'Dog', action: 'restart', by: 'remove_action' }],
    },
  ],
  [
    'of two changes in a turn each has its own losses',
    [[renamePrice('price', 'cost'), { kind: 'delete_field', entity: 'Dog', field: 'active' }]],
    {
      analytics: overPrices('toy/price', 'rename_field', 'toy/cost'),
      fields: [
        { entity: 'Dog', field: 'active', by: 'delete_field', now: null },
        { entity: 'Toy', field: 'price', by: 'rename_field', now: 'cost' },
      ],
    },
  ],
  [
    'the names vanish with their entity, whose endpoint covers them',
    [
      [{ kind: 'rename_field', entity: 'Person', field: 'email', to: 'mail' }],
      [{ kind: 'delete_entity', entity: 'Person' }],
    ],
    {
      endpoints: [{ path: '/person', by: 'delete_entity', now: null }],
      fields: [{ entity: 'Dog', field: 'owner', by: 'delete_entity', now: null }],
    },
  ],
  [
    'a name that is used again is no longer gone',
    [
      [deleteToy],
      [{ kind: 'add_entity', entity: { name: 'Toy', fields: [id], actions: [] }, enums: [] }],
      [
        {
          kind: 'add_field',
          entity: 'Dog',
          field: { name: 'toys', type: 'reference_list', target: 'Toy' },
        },
      ],
    ],
    { analytics: overPrices('toy/price', 'delete_entity') },
  ],
  [
    'a name that is taken back is no longer gone, and the one in between is',
    [[renamePrice('price', 'cost')], [renamePrice('cost', 'price')]],
    {
      analytics: overPrices('toy/cost', 'rename_field', 'toy/price'),
      fields: [{ entity: 'Toy', field: 'cost', by: 'rename_field', now: 'price' }],
    },
  ],
];

describe('removed names', () => {
  test.each(cases)('%s', (_what, turns, removed) => {
    expect(removedBy(...turns)).toEqual({ ...nothingRemoved, ...removed });
  });

  test('the names go along when their entity is renamed', () => {
    const { actions, fields } = removedBy(
      [{ kind: 'remove_action', entity: 'Dog', action: 'restart' }],
      [{ kind: 'delete_field', entity: 'Dog', field: 'active' }],
      [{ kind: 'rename_entity', entity: 'Dog', to: 'Hound' }],
    );
    expect(actions).toEqual([{ entity: 'Hound', action: 'restart', by: 'remove_action' }]);
    expect(fields).toEqual([{ entity: 'Hound', field: 'active', by: 'delete_field', now: null }]);
  });

  test('it is known which kinds of change took any', () => {
    const removed = removedBy([deletePrice('price')]);
    expect(removals.filter((kind) => hasNamesTakenBy(removed, kind))).toEqual(['delete_field']);
  });

  test('a schema that has one of them brings it back', () => {
    const removed = removedBy([{ kind: 'delete_field', entity: 'Dog', field: 'mood' }]);
    const onlyAction = { ...removed, fields: [] };
    expect(broughtBack(removed, kennel)).toContain('Dog.mood');
    expect(broughtBack(onlyAction, kennel)).toEqual(
      onlyAction.actions.map(({ action }) => `Dog.${action}()`),
    );
    expect(broughtBack(nothingRemoved, kennel)).toEqual([]);
    expect(broughtBack(removedBy([toyToBone], [boneToStick]), kennel)).toContain('/toy');
  });

  test('no state has what is gone, and the lists are sorted and without repeats', () => {
    for (const { schema, removed } of sampledStates) {
      expect(broughtBack(removed, schema)).toEqual([]);
      for (const { path } of removed.endpoints) expect(path).toMatch(/^\/[a-z0-9]+$/);
      for (const keys of keysOf(removed)) expect(keys).toEqual([...new Set(keys)].sort());
    }
  });
});

function keysOf({
  endpoints,
  analytics,
  actions,
  fields,
}: Removed): readonly (readonly string[])[] {
  return [
    endpoints.map(({ path }) => path),
    analytics.map(({ path }) => path),
    actions.map(({ entity, action }) => `${entity}.${action}()`),
    fields.map(({ entity, field }) => `${entity}.${field}`),
  ];
}
