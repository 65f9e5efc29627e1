/**
 * What is said of names that are gone is true. The lineage, which knows nothing of them, finds the same things under the
 * names of today; the turn after the one in which a name was last seen holds a change of the kind that is said to have
 * taken it; and no name is missing.
 */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Change } from './changes/table.ts';
import { must } from './lookup.ts';
import { analyticsPath, collectionPath } from './naming.ts';
import { sampleScenario } from './samplers/sample.ts';
import type { Action, Analytics, Entity, Field } from './schema.ts';
import { birthId } from './snapshot.ts';
import type { Removal, Snapshot } from './snapshot.ts';
import { replay } from './trajectory.ts';

/** Something that had a name, in the last state in which it had it. */
type Thing =
  | { readonly list: 'endpoints'; readonly entity: Entity }
  | { readonly list: 'analytics'; readonly analytics: Analytics }
  | { readonly list: 'actions'; readonly entity: Entity; readonly action: Action }
  | { readonly list: 'fields'; readonly entity: Entity; readonly field: Field };

/** Whether a change is of the kind and about the thing itself, or about what the thing goes with. */
function takes(kind: Removal, change: Change, thing: Thing): boolean {
  if (change.kind !== kind) return false;
  const [entity, field] = subjectOf(thing);
  if (change.kind === 'delete_analytics')
    return (
      thing.list === 'analytics' &&
      analyticsPath(change.analytics) === analyticsPath(thing.analytics)
    );
  if (change.kind === 'remove_action')
    return (
      thing.list === 'actions' && change.entity === entity && change.action === thing.action.name
    );
  if (change.kind === 'rename_field' || change.kind === 'delete_field')
    return change.entity === entity && change.field === field;
  if (change.kind === 'delete_entity') return change.entity === (targetOf(thing) ?? entity);
  return change.entity === entity;
}

/** The entity of a thing, and the field that it is or goes with. */
function subjectOf(thing: Thing): readonly [entity: string, field?: string] {
  switch (thing.list) {
    case 'endpoints':
      return [thing.entity.name];
    case 'analytics':
      return thing.analytics.operation === 'count'
        ? [thing.analytics.entity]
        : [thing.analytics.entity, thing.analytics.field];
    case 'actions':
      return [thing.entity.name, thing.action.field];
    case 'fields':
      return [thing.entity.name, thing.field.name];
    default:
      return thing satisfies never;
  }
}

/** The entity with which a field goes that refers to it. */
const targetOf = (thing: Thing): string | undefined =>
  thing.list === 'fields' && 'target' in thing.field ? thing.field.target : undefined;

/** Everything with a name in a state, under a key in which its owner stands as it was born. */
function thingsIn({ schema, lineage }: Snapshot): ReadonlyMap<string, Thing> {
  return new Map<string, Thing>([
    ...schema.entities.map((entity): [string, Thing] => [
      collectionPath(entity.name),
      { list: 'endpoints', entity },
    ]),
    ...schema.analytics.map((analytics): [string, Thing] => [
      analyticsPath(analytics),
      { list: 'analytics', analytics },
    ]),
    ...schema.entities.flatMap((entity) => {
      const born = birthId(lineage, entity.name);
      return [
        ...entity.actions.map((action): [string, Thing] => [
          `${born}.${action.name}()`,
          { list: 'actions', entity, action },
        ]),
        ...entity.fields.map((field): [string, Thing] => [
          `${born}.${field.name}`,
          { list: 'fields', entity, field },
        ]),
      ];
    }),
  ]);
}

interface Said {
  readonly by: Removal;
  readonly now?: string | null;
}

/** What is said of the names that are gone, under the same keys. */
function saidIn({ removed, lineage }: Snapshot): ReadonlyMap<string, Said> {
  const { endpoints, analytics, actions, fields } = removed;
  return new Map<string, Said>([
    ...[...endpoints, ...analytics].map((name) => [name.path, name] as const),
    ...actions.map((name) => [`${birthId(lineage, name.entity)}.${name.action}()`, name] as const),
    ...fields.map((name) => [`${birthId(lineage, name.entity)}.${name.field}`, name] as const),
  ]);
}

/**
 * The name of today of what was a thing of an earlier state, found by birth alone. Analytics have none; those that were taken
 * away and asked for again are others, so they have to be there in every state since.
 */
function nameToday(thing: Thing, then: Snapshot, since: readonly Snapshot[]): string | null {
  const names = since.map((later) => nameIn(thing, then, later));
  return names.includes(null) ? null : (names.at(-1) ?? null);
}

/** Its name in one of the later states. */
function nameIn(thing: Thing, then: Snapshot, later: Snapshot): string | null {
  const [entityThen, fieldThen] = subjectOf(thing);
  const bornAs = (path: string): string => birthId(then.lineage, path);
  const entity = later.schema.entities.find(
    ({ name }) => birthId(later.lineage, name) === bornAs(entityThen),
  );
  const field = entity?.fields.find(
    ({ name }) =>
      fieldThen !== undefined &&
      birthId(later.lineage, `${entity.name}.${name}`) === bornAs(`${entityThen}.${fieldThen}`),
  );
  if (entity === undefined || (fieldThen !== undefined && field === undefined)) return null;
  if (thing.list === 'endpoints') return collectionPath(entity.name);
  if (thing.list === 'fields') return field?.name ?? null;
  if (thing.list === 'actions') return null;
  const { operation } = thing.analytics;
  const path = later.schema.analytics
    .filter((one) => one.entity === entity.name && one.operation === operation)
    .find((one) => one.operation === 'count' || one.field === field?.name);
  return path ? analyticsPath(path) : null;
}

test('what is said of the names of a sampled trajectory is what its changes did', () => {
  fc.assert(
    fc.property(fc.nat(), (seed) => {
      const states = [...replay(sampleScenario({ seed: `gone ${String(seed)}`, turns: 12 }))];
      const today = must(states.at(-1), 'a last state');
      const present = thingsIn(today);
      const owners = new Set(today.schema.entities.map(({ name }) => birthId(today.lineage, name)));
      const lastSeen = new Map<string, { readonly thing: Thing; readonly then: Snapshot }>();
      for (const then of states)
        for (const [key, thing] of thingsIn(then)) lastSeen.set(key, { thing, then });
      const gone = [...lastSeen].filter(
        ([key, { thing, then }]) =>
          !present.has(key) &&
          (thing.list === 'endpoints' ||
            thing.list === 'analytics' ||
            owners.has(birthId(then.lineage, thing.entity.name))),
      );
      const said = saidIn(today);
      expect([...said.keys()].sort()).toEqual(gone.map(([key]) => key).sort());
      for (const [key, { thing, then }] of gone) {
        const { by, now } = must(said.get(key), key);
        const { changes } = must(states[then.turn + 1], 'the turn after');
        expect(
          changes.some((change) => takes(by, change, thing)),
          `${key} by ${by}`,
        ).toBe(true);
        if (thing.list !== 'actions')
          expect(now, key).toBe(nameToday(thing, then, states.slice(then.turn + 1)));
      }
    }),
    { numRuns: 6 },
  );
});
