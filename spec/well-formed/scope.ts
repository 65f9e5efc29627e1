/** Where a guard or effect stands, and how it finds the fields it names. */
import { findEntity, findField } from '../lookup.ts';
import type { Problem } from '../problem.ts';
import type { Entity, Field, Schema } from '../schema.ts';
import { nameOfType, typeOfField } from './value-type.ts';

/** The acting entity of a guard or effect. */
export interface Scope {
  readonly schema: Schema;
  readonly entity: Entity;
  /** The action's state field. */
  readonly state: string;
}

/** A thing that was looked up, or why it is not there. */
export type Found<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly problems: readonly Problem[] };

/** The field of an entity. */
export function findFieldAt(entity: Entity, name: string, path: string): Found<Field> {
  const field = findField(entity, name);
  if (field) return { ok: true, value: field };
  const names = entity.fields.map((known) => known.name).join(', ');
  const message = `${entity.name} has no field ${name}; it has ${names}`;
  return { ok: false, problems: [{ code: 'FIELD_MISSING', path, message }] };
}

/** The entity that a reference or reference list of the acting object refers to. A missing target is the field's fault. */
export function findTargetAt(
  { entity, schema }: Scope,
  type: 'reference' | 'reference_list',
  name: string,
  path: string,
): Found<Entity> {
  const found = findFieldAt(entity, name, path);
  if (!found.ok) return found;
  const link = found.value;
  if ((link.type !== 'reference' && link.type !== 'reference_list') || link.type !== type) {
    const message = `${name} is ${nameOfType(typeOfField(link))}; a field of type ${type} belongs here`;
    return { ok: false, problems: [{ code: 'FIELD_TYPE_WRONG', path, message }] };
  }
  const target = findEntity(schema, link.target);
  return target ? { ok: true, value: target } : { ok: false, problems: [] };
}
