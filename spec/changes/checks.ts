/** What changes have to do with the state that they meet: each check gives one coded problem or nothing. */
import { findEntity, findEnum, findField } from '../lookup.ts';
import { sameJson } from './same-json.ts';
import { RESERVED_ENDPOINTS, analyticsPath, endpointOf } from '../naming.ts';
import type { Problem } from '../problem.ts';
import type { Action, Analytics, Effect, Guard, Schema } from '../schema.ts';

/** The problems among the outcomes of several checks. */
export function problemsOf(...outcomes: readonly (Problem | null)[]): readonly Problem[] {
  return outcomes.filter((outcome) => outcome !== null);
}

/** A problem when the condition does not hold. */
export function check(
  holds: boolean,
  code: string,
  path: string,
  message: () => string,
): Problem | null {
  return holds ? null : { code, path, message: message() };
}

/** Names as a person lists them: `a, b, c`, or `none`. */
export function listed(names: readonly string[]): string {
  return names.length === 0 ? 'none' : [...names].sort().join(', ');
}

export function entityExists(schema: Schema, entity: string, path = 'entity'): Problem | null {
  return check(
    findEntity(schema, entity) !== undefined,
    'CHANGE_TARGET_MISSING',
    path,
    () =>
      `there is no entity ${entity}; the entities are ${listed(schema.entities.map(({ name }) => name))}`,
  );
}

/** Silent where the entity itself is missing: that is another check's to say. */
export function fieldExists(
  schema: Schema,
  entity: string,
  field: string,
  path = 'field',
): Problem | null {
  const owner = findEntity(schema, entity);
  return check(
    owner === undefined || findField(owner, field) !== undefined,
    'CHANGE_TARGET_MISSING',
    path,
    () =>
      `${entity} has no field ${field}; its fields are ${listed(owner?.fields.map(({ name }) => name) ?? [])}`,
  );
}

/** Silent where the entity itself is missing. */
export function actionExists(schema: Schema, entity: string, action: string): Problem | null {
  const owner = findEntity(schema, entity);
  return check(
    owner === undefined || findAction(schema, entity, action) !== undefined,
    'CHANGE_TARGET_MISSING',
    'action',
    () =>
      `${entity} has no action ${action}; its actions are ${listed(owner?.actions.map(({ name }) => name) ?? [])}`,
  );
}

export function findAction(schema: Schema, entity: string, action: string): Action | undefined {
  return findEntity(schema, entity)?.actions.find(({ name }) => name === action);
}

export function isNotId(field: string, path: string, verb: string): Problem | null {
  return check(
    field !== 'id',
    'CHANGE_OF_ID',
    path,
    () => `id is never ${verb}; name another field`,
  );
}

/** A new name for an entity: free as written among entities and enums, free as an endpoint, not reserved. */
export function entityNameIsFree(
  schema: Schema,
  {
    name,
    path,
    besides,
  }: { readonly name: string; readonly path: string; readonly besides?: string },
): Problem | null {
  const endpoint = endpointOf(name);
  const owner = schema.entities.find(
    (entity) => entity.name !== besides && endpointOf(entity.name) === endpoint,
  );
  return (
    typeNameIsFree(schema, name, path) ??
    check(
      owner === undefined,
      'CHANGE_NAME_TAKEN',
      path,
      () =>
        `${name} would be reached at /${endpoint}, which is the endpoint of ${String(owner?.name)}; choose another name`,
    ) ??
    check(
      !RESERVED_ENDPOINTS.includes(endpoint),
      'CHANGE_NAME_RESERVED',
      path,
      () => `/${endpoint} is reserved; choose a name other than ${RESERVED_ENDPOINTS.join(', ')}`,
    )
  );
}

/** A new name for an enum: free as written among entities and enums. */
export function typeNameIsFree(schema: Schema, name: string, path: string): Problem | null {
  const taken = findEntity(schema, name) ? 'an entity' : findEnum(schema, name) ? 'an enum' : null;
  return check(
    taken === null,
    'CHANGE_NAME_TAKEN',
    path,
    () => `there is ${String(taken)} called ${name} already; choose another name`,
  );
}

/** Silent where the entity itself is missing. */
export function fieldNameIsFree(
  schema: Schema,
  entity: string,
  { name, path }: { readonly name: string; readonly path: string },
): Problem | null {
  const owner = findEntity(schema, entity);
  return check(
    owner === undefined || findField(owner, name) === undefined,
    'CHANGE_NAME_TAKEN',
    path,
    () => `${entity} has a field called ${name} already; choose another name`,
  );
}

export function isAnotherName(from: string, to: string): Problem | null {
  return check(
    from !== to,
    'CHANGE_IS_NOOP',
    'to',
    () => `${from} is called ${to} already; a rename needs a new name`,
  );
}

/** Silent where the entity itself is missing. */
export function actionNameIsFree(schema: Schema, entity: string, action: string): Problem | null {
  return check(
    findAction(schema, entity, action) === undefined,
    'CHANGE_NAME_TAKEN',
    'action.name',
    () => `${entity} has an action called ${action} already; choose another name`,
  );
}

/** The entity of analytics, and the field where they go over one. */
export function analyticsTargetExists(
  schema: Schema,
  analytics: Analytics,
): readonly (Problem | null)[] {
  return [
    entityExists(schema, analytics.entity, 'analytics.entity'),
    analytics.operation === 'count'
      ? null
      : fieldExists(schema, analytics.entity, analytics.field, 'analytics.field'),
  ];
}

export function hasAnalytics(schema: Schema, analytics: Analytics): boolean {
  return schema.analytics.some((each) => analyticsPath(each) === analyticsPath(analytics));
}

export function hasGuard(
  schema: Schema,
  {
    entity,
    action,
    guard,
  }: { readonly entity: string; readonly action: string; readonly guard: Guard },
): boolean {
  return findAction(schema, entity, action)?.guards.some((each) => sameJson(each, guard)) ?? false;
}

export function hasEffect(
  schema: Schema,
  {
    entity,
    action,
    effect,
  }: { readonly entity: string; readonly action: string; readonly effect: Effect },
): boolean {
  return (
    findAction(schema, entity, action)?.effects.some((each) => sameJson(each, effect)) ?? false
  );
}
