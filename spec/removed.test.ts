import { describe, expect, test } from 'vitest';
import type { Change } from './changes/table.ts';
import { kennel } from './fixtures/edit-kennel.ts';
import { sampledStates } from './fixtures/sampled-states.ts';
import { analyticsPath, collectionPath } from './naming.ts';
import { nothingRemoved } from './removed.ts';
import type { Removed } from './snapshot.ts';
import { initialSnapshot, nextSnapshot } from './trajectory.ts';

function removedBy(...turns: readonly (readonly Change[])[]): Removed {
  return turns.reduce(
    (snapshot, changes) => nextSnapshot(snapshot, changes),
    initialSnapshot(kennel),
  ).removed;
}

const id = { name: 'id', type: 'string', required: true, nullable: false, unique: true } as const;
const toyAnalytics = (entity: string, field = 'price'): readonly string[] =>
  ['max', 'min', 'sum'].map((operation) => `/analytics/${entity}/${field}/${operation}`);

describe('removed names', () => {
  test('nothing is gone at first', () => {
    expect(removedBy()).toEqual(nothingRemoved);
  });

  test('a deleted entity leaves its endpoint, its analytics, and the fields lost with it', () => {
    expect(removedBy([{ kind: 'delete_entity', entity: 'Toy' }])).toEqual({
      endpoints: ['/toy'],
      analytics: toyAnalytics('toy'),
      actions: [],
      fields: [{ entity: 'Dog', field: 'toys' }],
    });
  });

  test('a renamed entity leaves its old paths', () => {
    expect(removedBy([{ kind: 'rename_entity', entity: 'Toy', to: 'Bone' }])).toEqual({
      ...nothingRemoved,
      endpoints: ['/toy'],
      analytics: toyAnalytics('toy'),
    });
  });

  test('a renamed field leaves its name and its analytics', () => {
    expect(
      removedBy([{ kind: 'rename_field', entity: 'Toy', field: 'price', to: 'cost' }]),
    ).toEqual({
      ...nothingRemoved,
      analytics: toyAnalytics('toy'),
      fields: [{ entity: 'Toy', field: 'price' }],
    });
  });

  test('an action that goes with its state field is gone too', () => {
    expect(removedBy([{ kind: 'delete_field', entity: 'Dog', field: 'mood' }])).toEqual({
      ...nothingRemoved,
      actions: [{ entity: 'Dog', action: 'calm_down' }],
      fields: [{ entity: 'Dog', field: 'mood' }],
    });
  });

  test('the names go along when their entity is renamed', () => {
    expect(
      removedBy(
        [{ kind: 'remove_action', entity: 'Dog', action: 'restart' }],
        [{ kind: 'delete_field', entity: 'Dog', field: 'active' }],
        [{ kind: 'rename_entity', entity: 'Dog', to: 'Hound' }],
      ),
    ).toMatchObject({
      actions: [{ entity: 'Hound', action: 'restart' }],
      fields: [{ entity: 'Hound', field: 'active' }],
    });
  });

  test('the names vanish with their entity, whose endpoint covers them', () => {
    expect(
      removedBy(
        [{ kind: 'rename_field', entity: 'Person', field: 'email', to: 'mail' }],
        [{ kind: 'delete_entity', entity: 'Person' }],
      ).fields,
    ).toEqual([{ entity: 'Dog', field: 'owner' }]);
  });

  test('a name that is used again is no longer gone', () => {
    const entity = { name: 'Toy', fields: [id], actions: [] };
    expect(
      removedBy(
        [{ kind: 'delete_entity', entity: 'Toy' }],
        [{ kind: 'add_entity', entity, enums: [] }],
        [
          {
            kind: 'add_field',
            entity: 'Dog',
            field: { name: 'toys', type: 'reference_list', target: 'Toy' },
          },
        ],
      ),
    ).toEqual({ ...nothingRemoved, analytics: toyAnalytics('toy') });
  });

  test('no state has what is gone, and the lists are sorted and without repeats', () => {
    for (const { schema, removed } of sampledStates) {
      const endpoints = schema.entities.map(({ name }) => collectionPath(name));
      const paths = schema.analytics.map(analyticsPath);
      expect(removed.endpoints.filter((path) => endpoints.includes(path))).toEqual([]);
      expect(removed.analytics.filter((path) => paths.includes(path))).toEqual([]);
      expect(removed.endpoints).toEqual([...new Set(removed.endpoints)].sort());
      expect(removed.analytics).toEqual([...new Set(removed.analytics)].sort());
      for (const { entity, field } of removed.fields) {
        const owner = schema.entities.find(({ name }) => name === entity);
        expect(owner?.fields.some(({ name }) => name === field)).toBe(false);
      }
      for (const { entity, action } of removed.actions) {
        const owner = schema.entities.find(({ name }) => name === entity);
        expect(owner?.actions.some(({ name }) => name === action)).toBe(false);
      }
    }
  });
});
