/**
 * A suite in parts, each with the excerpt of the snapshot that its tests depend on, and nothing else of it: where an
 * excerpt is what it was, so are the tests.
 */
import { groupsOf, linkedGroup } from '../../spec/exercise/mentions.ts';
import { entityOf } from '../../spec/lookup.ts';
import { collectionPath } from '../../spec/naming.ts';
import { nothingRemoved } from '../../spec/removed.ts';
import type { Action, Analytics, Entity, Field, Schema } from '../../spec/schema.ts';
import { innerOf } from '../../spec/semantics/effects.ts';
import type { Removed, Snapshot } from '../../spec/snapshot.ts';
import { inBirthOrder } from './birth-order.ts';
import type { Family } from './plan.ts';

/** What is known of a snapshot where some of its tests are planned. */
export interface Excerpt {
  readonly snapshot: Snapshot;
  /** The two entities that have been there longest, where that matters. */
  readonly oldest: readonly string[];
}

/** Tests of a family about one entity, one of its actions, one analytics endpoint, or one name that is gone. */
export interface Part {
  readonly family: Family;
  /** The entity that it is about; `''` for analytics and names that are gone. */
  readonly entity: string;
  readonly excerpt: Excerpt;
}

/** The parts of a suite, in the order of its tests. */
export function partsOf(snapshot: Snapshot): readonly Part[] {
  const { schema, lineage } = snapshot;
  const { entities, analytics } = inBirthOrder(schema, lineage);
  const oldest = entities.slice(0, 2).map(({ name }) => name);
  return [
    ...entities.flatMap((entity) => entityParts(snapshot, entity, oldest)),
    ...analytics.map((one) => analyticsPart(snapshot, one)),
    ...removedParts(snapshot),
  ];
}

function entityParts(
  snapshot: Snapshot,
  entity: Entity,
  oldest: readonly string[],
): readonly Part[] {
  const { name } = entity;
  const alone = excerptOf(snapshot, [name]);
  const pair = oldest[0] === name ? { ...excerptOf(snapshot, oldest), oldest } : alone;
  const withTargets = excerptOf(snapshot, [name, ...entity.fields.flatMap(targetOf)]);
  const part = (family: Family, excerpt: Excerpt): Part => ({ family, entity: name, excerpt });
  return [
    part('crud', alone),
    part('collections', pair),
    part('required', withTargets),
    part('nullability', alone),
    part('values', alone),
    part('enums', alone),
    part('references', withTargets),
    ...entity.actions.map((action) => part('actions', actionExcerpt(snapshot, entity, action))),
  ];
}

function analyticsPart(snapshot: Snapshot, analytics: Analytics): Part {
  const excerpt = excerptOf(snapshot, [analytics.entity], { analytics: [analytics] });
  return { family: 'analytics', entity: '', excerpt };
}

function removedParts(snapshot: Snapshot): readonly Part[] {
  const { endpoints, analytics, actions, fields } = snapshot.removed;
  const each: readonly Partial<Removed>[] = [
    ...endpoints.map((path) => ({ endpoints: [path] })),
    ...analytics.map((path) => ({ analytics: [path] })),
    ...actions.map((action) => ({ actions: [action] })),
    ...fields.map((field) => ({ fields: [field] })),
  ];
  return each.map((one) => {
    const removed = { ...nothingRemoved, ...one };
    const owners = [...removed.actions, ...removed.fields].map(({ entity }) => entity);
    const renamed = snapshot.schema.entities.find(({ name }) =>
      removed.endpoints.some(({ now }) => now === collectionPath(name)),
    );
    const concerned = renamed ? [...owners, renamed.name] : owners;
    const acting = renamed && { entity: renamed.name, actions: renamed.actions };
    const excerpt = excerptOf(snapshot, concerned, { removed, ...(acting && { acting }) });
    return { family: 'removed', entity: '', excerpt };
  });
}

/** An action alone, with the entities whose objects it may need and the analytics that show what it changes. */
function actionExcerpt(snapshot: Snapshot, entity: Entity, action: Action): Excerpt {
  const { schema } = snapshot;
  const near = entity.fields.flatMap(targetOf);
  const clauses = [...action.guards, ...action.effects];
  const mentioned = new Set(clauses.flatMap(groupsOf));
  const beyond = entity.fields.flatMap((link) =>
    targetOf(link)
      .flatMap((target) => entityOf(schema, target).fields)
      .filter(({ name }) => mentioned.has(linkedGroup(link.name, name)))
      .flatMap(targetOf),
  );
  const changed = action.effects.map((effect) => innerOf(effect).field);
  return excerptOf(snapshot, [entity.name, ...near, ...beyond], {
    acting: { entity: entity.name, actions: [action] },
    analytics: schema.analytics.filter(
      (one) =>
        one.operation !== 'count' &&
        changed.includes(one.field) &&
        [entity.name, ...near].includes(one.entity),
    ),
  });
}

const targetOf = (field: Field): readonly string[] => ('target' in field ? [field.target] : []);

/** The rest of what an excerpt may hold, beside the objects of its entities. */
interface Contents {
  readonly acting: { readonly entity: string; readonly actions: readonly Action[] };
  readonly analytics: Schema['analytics'];
  readonly removed: Removed;
}

/** What it takes to make objects of the entities, and what is asked for beside them. */
function excerptOf(
  { schema, lineage, addedValues }: Snapshot,
  concerned: readonly string[],
  { acting, analytics = [], removed = nothingRemoved }: Partial<Contents> = {},
): Excerpt {
  const entities = schema.entities
    .filter(({ name }) => concerned.includes(name))
    .map((entity) => ({
      ...entity,
      actions: acting?.entity === entity.name ? acting.actions : [],
    }));
  const fields = entities.flatMap((entity) => entity.fields);
  const used = new Set(fields.flatMap((field) => ('enum' in field ? [field.enum] : [])));
  const enums = schema.enums.filter(({ name }) => used.has(name));
  const paths = entities.flatMap((entity) => [
    entity.name,
    ...entity.fields.map(({ name }) => `${entity.name}.${name}`),
    ...entity.actions.map(({ name }) => `${entity.name}.${name}()`),
  ]);
  const births = paths.flatMap((path) => {
    const birth = lineage[path];
    return birth === undefined ? [] : [[path, birth] as const];
  });
  const snapshot: Snapshot = {
    turn: 0,
    schema: { enums, entities, analytics },
    changes: [],
    lineage: Object.fromEntries(births),
    removed,
    addedValues: addedValues.filter((added) => used.has(added.enum)),
  };
  return { snapshot, oldest: [] };
}
