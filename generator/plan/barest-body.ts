/** The object that says the least. */
import type { Entity } from '../../spec/schema.ts';
import { isNullable, isOmittable } from '../../spec/semantics/values.ts';
import type { BodyChange } from './recorder.ts';

/** A body with an id and without a value in any other field that can do without one. */
export function barestBody({ fields }: Entity, id: string): BodyChange {
  const others = fields.filter(({ name }) => name !== 'id');
  const nullable = others.filter(isNullable);
  const omittable = others.filter((field) => !isNullable(field) && isOmittable(field));
  return {
    set: { id, ...Object.fromEntries(nullable.map(({ name }) => [name, null])) },
    omit: omittable.map(({ name }) => name),
  };
}
