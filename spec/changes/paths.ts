/**
 * How touch sets name the parts of a schema. A path is above another when the other goes on with `.` or `#`:
 * `Page` is above `Page.title`, which is above `Page.title#bounds`. Entities and enums share one set of names.
 */
import { analyticsPath, collectionPath } from '../naming.ts';
import type { Entity, Guard, Schema } from '../schema.ts';
import { canonicalText } from '../canonical.ts';

/** The name of an entity: what its own changes and everything that refers to it read, and what a rename writes. */
export const entityName = (entity: string): string => `${entity}#name`;

/** A field with all that belongs to it. */
export const fieldPath = (entity: string, field: string): string => `${entity}.${field}`;
export const fieldName = (entity: string, field: string): string =>
  `${fieldPath(entity, field)}#name`;
export const fieldBounds = (entity: string, field: string): string =>
  `${fieldPath(entity, field)}#bounds`;

/** An action with all that belongs to it. */
export const actionPath = (entity: string, action: string): string => `${entity}.${action}()`;
export const actionName = (entity: string, action: string): string =>
  `${actionPath(entity, action)}#name`;
export const actionEffects = (entity: string, action: string): string =>
  `${actionPath(entity, action)}#effects`;
export const actionGuard = (entity: string, action: string, guard: Guard): string =>
  `${actionPath(entity, action)}#guard ${canonicalText(guard)}`;

/** That fields use an enum: what a new field with the enum reads, and what the loss of a field with it writes. */
export const enumUsers = (name: string): string => `${name}#users`;
export const enumValues = (name: string): string => `${name}#values`;
export const enumValue = (name: string, value: string): string => `${name}.${value}`;

/** True when the paths are equal or one is above the other. */
export function overlap(one: string, other: string): boolean {
  return one === other || isAbove(one, other) || isAbove(other, one);
}

function isAbove(upper: string, lower: string): boolean {
  return lower.startsWith(`${upper}.`) || lower.startsWith(`${upper}#`);
}

/** The paths of everything that can disappear: types, endpoints, fields, actions, guards, analytics. */
export function pathsOf(schema: Schema): readonly string[] {
  return [
    ...schema.enums.map(({ name }) => name),
    ...schema.entities.flatMap((entity) => [
      entity.name,
      collectionPath(entity.name),
      ...memberPaths(entity),
    ]),
    ...schema.analytics.map(analyticsPath),
  ];
}

function memberPaths(entity: Entity): readonly string[] {
  return [
    ...entity.fields.map((field) => fieldPath(entity.name, field.name)),
    ...entity.actions.flatMap((action) => [
      actionPath(entity.name, action.name),
      ...action.guards.map((guard) => actionGuard(entity.name, action.name, guard)),
    ]),
  ];
}
