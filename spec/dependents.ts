/**
 * What depends on what a change touches. A change is entangled when somebody who makes it must look further than at the
 * part that it is about: some other part of the state mentions a thing that the change concerns.
 *
 * The things that a change concerns are entities, fields and enums: those that it alters, renames or removes; those
 * whose values its new guards read in other objects or its new effects and actions set; and those of other entities that
 * its new fields and analytics go by (the target of a reference, the enum of another field, the number summed up).
 *
 * What mentions a thing: of an entity, the reference fields of other entities and the analytics; of a field, the
 * analytics, guards, effects and the actions whose state it is; of an enum, the fields that have it and the actions
 * on these. Parts of the change itself, and those of an entity that it deletes, do not count. So a bound of a field that
 * nothing mentions, a new field that refers to nothing, and the end of a guard are not entangled.
 */
import { nameGuard, targetOf, usesOfEffect, usesOfGuard } from './changes/field-uses.ts';
import type { FieldUse } from './changes/field-uses.ts';
import { actionPath, fieldPath } from './changes/paths.ts';
import type { Change, ChangeKind, ChangeOf } from './changes/table.ts';
import { findEntity, findField } from './lookup.ts';
import { analyticsPath } from './naming.ts';
import type { Action, Analytics, Effect, Entity, Field, Guard, Schema } from './schema.ts';

/** `Dog`, `DogPhase` or `Dog.rank` → the paths of the parts that mention it. */
export type Mentions = ReadonlyMap<string, readonly string[]>;

const known = new WeakMap<Schema, Mentions>();

/** Who mentions what in a state. */
export function mentionsIn(schema: Schema): Mentions {
  const found = known.get(schema) ?? collectMentions(schema);
  known.set(schema, found);
  return found;
}

function collectMentions(schema: Schema): Mentions {
  const mentions = new Map<string, string[]>();
  const mention = (thing: string, by: string): void => {
    const others = mentions.get(thing);
    if (others) others.push(by);
    else mentions.set(thing, [by]);
  };
  for (const analytics of schema.analytics)
    for (const thing of thingsOfAnalytics(analytics)) mention(thing, analyticsPath(analytics));
  for (const entity of schema.entities) {
    for (const field of entity.fields)
      for (const thing of thingsOfField(field))
        if (thing !== entity.name) mention(thing, fieldPath(entity.name, field.name));
    for (const action of entity.actions) mentionsOfAction(entity, action, mention);
  }
  return mentions;
}

function mentionsOfAction(
  entity: Entity,
  action: Action,
  mention: (thing: string, by: string) => void,
): void {
  const path = actionPath(entity.name, action.name);
  const state = findField(entity, action.field);
  mention(fieldPath(entity.name, action.field), path);
  if (state?.type === 'enum') mention(state.enum, path);
  for (const [index, guard] of action.guards.entries())
    for (const thing of new Set(usesOfGuard(entity, guard).map(thingOf)))
      mention(thing, `${path}#guards[${String(index)}]`);
  for (const [index, effect] of action.effects.entries())
    for (const thing of new Set(usesOfEffect(entity, effect).map(thingOf)))
      mention(thing, `${path}#effects[${String(index)}]`);
}

/** The parts of the state before a change that mention what the change concerns; empty when it is not entangled. */
export function dependentsOf(schema: Schema, change: Change): readonly string[] {
  const mentions = mentionsIn(schema);
  const dependents = new Set(
    thingsOf(schema, change).flatMap((thing) => mentions.get(thing) ?? []),
  );
  const own = ownPart(schema, change);
  return [...dependents].filter((path) => !own(path));
}

/** Whether a part goes with the change itself. */
function ownPart(schema: Schema, change: Change): (path: string) => boolean {
  if (change.kind === 'delete_entity') return (path) => path.startsWith(`${change.entity}.`);
  if (change.kind !== 'add_enum_value') return () => false;
  const owner = mentionsIn(schema)
    .get(change.enum)
    ?.find((path) => !path.includes('()'));
  return (path) => path === owner;
}

type Things<K extends ChangeKind> = (schema: Schema, change: ChangeOf<K>) => readonly string[];

const things: { readonly [K in ChangeKind]: Things<K> } = {
  add_entity: (_schema, { entity, enums }) =>
    entity.fields
      .flatMap(thingsOfField)
      .filter((thing) => thing !== entity.name && !enums.some(({ name }) => name === thing)),
  delete_entity: (schema, { entity }) => [
    entity,
    ...(findEntity(schema, entity)?.fields ?? []).map(({ name }) => fieldPath(entity, name)),
  ],
  rename_entity: (_schema, { entity }) => [entity],
  add_field: (_schema, { entity, field, enum: brought }) =>
    thingsOfField(field).filter((thing) => thing !== entity && thing !== brought?.name),
  delete_field: (_schema, { entity, field }) => [fieldPath(entity, field)],
  rename_field: (_schema, { entity, field }) => [fieldPath(entity, field)],
  change_constraints: (_schema, { entity, field }) => [fieldPath(entity, field)],
  add_analytics: (_schema, { analytics }) => thingsOfAnalytics(analytics).slice(-1),
  delete_analytics: () => [],
  add_action: (schema, { entity, action }) => [
    fieldPath(entity, action.field),
    ...action.guards.flatMap((guard) => readInLists(schema, entity, guard)),
    ...action.effects.flatMap((effect) => setBy(schema, entity, effect)),
  ],
  remove_action: () => [],
  add_condition: (schema, { entity, guard }) => readInLists(schema, entity, guard),
  remove_condition: () => [],
  add_effect: (schema, { entity, effect }) => setBy(schema, entity, effect),
  remove_effect: () => [],
  add_enum_value: (_schema, { enum: name }) => [name],
};

function thingsOf<K extends ChangeKind>(schema: Schema, change: ChangeOf<K>): readonly string[] {
  const find: Things<K> = things[change.kind];
  return find(schema, change);
}

function thingOf({ entity, field }: FieldUse): string {
  return fieldPath(entity, field);
}

/** The entity that a field refers to, or the enum that it has. */
function thingsOfField(field: Field): readonly string[] {
  if ('target' in field) return [field.target];
  return field.type === 'enum' ? [field.enum] : [];
}

/** The entity, and the field where it is about one. */
function thingsOfAnalytics(analytics: Analytics): readonly string[] {
  const { entity } = analytics;
  return analytics.operation === 'count' ? [entity] : [entity, fieldPath(entity, analytics.field)];
}

/** The fields that a guard reads in the objects of a list. */
function readInLists(schema: Schema, entity: string, guard: Guard): readonly string[] {
  const owner = findEntity(schema, entity);
  const read: string[] = [];
  if (owner)
    nameGuard(guard, {
      own: (field) => field,
      item: (via, field) => {
        const target = targetOf(owner, via);
        if (target !== undefined) read.push(fieldPath(target, field));
        return field;
      },
    });
  return read;
}

/** The field that an effect changes. */
function setBy(schema: Schema, entity: string, effect: Effect): readonly string[] {
  if (effect.kind === 'set' || effect.kind === 'increment')
    return [fieldPath(entity, effect.field)];
  const owner = findEntity(schema, entity);
  const target =
    owner && targetOf(owner, effect.kind === 'for_each' ? effect.list : effect.reference);
  return target === undefined ? [] : [fieldPath(target, effect.effect.field)];
}
