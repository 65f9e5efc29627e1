/** Literal data of tests: ids, other valid values, and how values are written in titles. */
import { exampleId, validValues } from '../../spec/examples.ts';
import { must } from '../../spec/lookup.ts';
import { endpointOf } from '../../spec/naming.ts';
import type { Entity, Field, FieldType } from '../../spec/schema.ts';
import type { Json, JsonObject } from './plan.ts';
import type { Suite } from './suite.ts';

/** The types of fields that hold a value of their own. */
export type PlainType = Exclude<FieldType, 'reference' | 'reference_list'>;
export type PlainField = Extract<Field, { readonly type: PlainType }>;

/** A value that is neither `null` nor made of others. */
export type Scalar = string | number | boolean;

/** The fields that hold a value of their own: neither `id` nor a reference nor a list. */
export function plainFields(entity: Entity): readonly PlainField[] {
  return entity.fields.filter(
    (field): field is PlainField =>
      field.name !== 'id' && field.type !== 'reference' && field.type !== 'reference_list',
  );
}

/** `dog-unknown`: an id that no object ever has. */
export function unknownId(entity: string): string {
  return `${endpointOf(entity)}-unknown`;
}

/** The value of the field in the example of its entity. */
export function exampleValue(suite: Suite, entity: Entity, field: PlainField): Scalar {
  const [value] = validValues(suite, entity.name, field, 1);
  if (typeof value === 'object' || value === undefined)
    throw new Error(`${entity.name}.${field.name} has no valid value`);
  return value;
}

/** A valid value of the field that is not the example's, where it has more than one. */
export function otherValue(suite: Suite, entity: Entity, field: PlainField): Json {
  const values = validValues(suite, entity.name, field, 2);
  return must(values[1] ?? values[0], `a valid value of ${entity.name}.${field.name}`);
}

/** Plain fields with a valid value that is not the example's. */
export function otherValues(suite: Suite, entity: Entity): JsonObject {
  return Object.fromEntries(
    plainFields(entity).map((field) => [field.name, otherValue(suite, entity, field)]),
  );
}

/** The n-th object of an entity, counted from 1: its id and, after the first, values of its own. */
export function nthObject(suite: Suite, entity: Entity, n: number): JsonObject {
  if (n === 1) return {};
  const values = plainFields(entity).map((field): [string, Json] => {
    const available = validValues(suite, entity.name, field, n);
    const value = available[(n - 1) % available.length];
    return [field.name, must(value, `a valid value of ${entity.name}.${field.name}`)];
  });
  return { id: exampleId(entity.name, n), ...Object.fromEntries(values) };
}

/** A value as titles write it: `"amber"`, `37`, `true`. */
export function written(value: Json): string {
  return JSON.stringify(value);
}

/** `a rank`, `an owner`, `a user`: a name with its article. */
export function withArticle(name: string): string {
  return /^(?!uni|us[aeiu]|eu|one)[aeiou]/i.test(name) ? `an ${name}` : `a ${name}`;
}
