/** What new parts of a schema read: the names and bounds of the fields they mention, the types and values they use. */
import { findEntity } from '../lookup.ts';
import type {
  Action,
  Analytics,
  Effect,
  Entity,
  EnumType,
  Field,
  Guard,
  Schema,
} from '../schema.ts';
import { fieldAt, usesOfEffect, usesOfGuard } from './field-uses.ts';
import type { FieldUse } from './field-uses.ts';
import { entityName, enumUsers, enumValue, fieldBounds, fieldName } from './paths.ts';

/** The names of fields, for a change that only mentions them. */
export function namesOf(uses: readonly FieldUse[]): readonly string[] {
  return uses.map(({ entity, field }) => fieldName(entity, field));
}

/** What a field of the entity reads: the entity it refers to, its enum, the enum's value that is its default. */
export function readsOfField(field: Field, brought: readonly EnumType[]): readonly string[] {
  if (field.type === 'reference' || field.type === 'reference_list')
    return [entityName(field.target)];
  if (field.type !== 'enum' || brought.some(({ name }) => name === field.enum)) return [];
  return [
    enumUsers(field.enum),
    ...(field.default === undefined ? [] : [enumValue(field.enum, field.default)]),
  ];
}

/** What analytics read. */
export function readsOfAnalytics(analytics: Analytics): readonly string[] {
  return [
    entityName(analytics.entity),
    ...(analytics.operation === 'count' ? [] : [fieldName(analytics.entity, analytics.field)]),
  ];
}

/** What a guard of the entity reads: bounds are read too, as they decide whether it can be met and broken. */
export function readsOfGuard(schema: Schema, entity: Entity, guard: Guard): readonly string[] {
  return readsOfExpression(schema, usesOfGuard(entity, guard), guard);
}

/** What an effect of the entity reads. */
export function readsOfEffect(schema: Schema, entity: Entity, effect: Effect): readonly string[] {
  return readsOfExpression(schema, usesOfEffect(entity, effect), effect);
}

/** Every string in the expression that is a value of an enum that it mentions counts as that value, read. */
function readsOfExpression(
  schema: Schema,
  uses: readonly FieldUse[],
  expression: Guard | Effect,
): readonly string[] {
  const texts = textsIn(expression);
  return uses.flatMap((use) => {
    const field = fieldAt(schema, use);
    const values = field?.type === 'enum' ? texts.map((text) => enumValue(field.enum, text)) : [];
    return [fieldName(use.entity, use.field), fieldBounds(use.entity, use.field), ...values];
  });
}

function textsIn(json: unknown): readonly string[] {
  if (typeof json !== 'object' || json === null) return [];
  return Object.entries(json).flatMap(([key, part]: [string, unknown]) =>
    key === 'value' && typeof part === 'string' ? [part] : textsIn(part),
  );
}

/** What an action of the entity reads. */
export function readsOfAction(schema: Schema, entity: Entity, action: Action): readonly string[] {
  const state = fieldAt(schema, { entity: entity.name, field: action.field });
  const values =
    state?.type === 'enum'
      ? [...action.from, action.to].map((value) => enumValue(state.enum, value))
      : [];
  return [
    fieldName(entity.name, action.field),
    ...values,
    ...action.guards.flatMap((guard) => readsOfGuard(schema, entity, guard)),
    ...action.effects.flatMap((effect) => readsOfEffect(schema, entity, effect)),
  ];
}

/** What `read` gives for the entity; nothing where it is missing. */
export function readsOn(
  schema: Schema,
  name: string,
  read: (entity: Entity) => readonly string[],
): readonly string[] {
  const entity = findEntity(schema, name);
  return [entityName(name), ...(entity ? read(entity) : [])];
}
