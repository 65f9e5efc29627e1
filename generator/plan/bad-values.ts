/** Values that a field must refuse. */
import { enumOf } from '../../spec/lookup.ts';
import type { Entity } from '../../spec/schema.ts';
import type { ValueRule } from '../../spec/semantics/values.ts';
import { exampleValue } from './data.ts';
import type { PlainField } from './data.ts';
import type { Json } from './plan.ts';
import type { Suite } from './suite.ts';
import { wrongTypesFor } from './wrong-types.ts';

/** A value and the one rule that it breaks. */
export interface BadValue {
  readonly value: Json;
  readonly rule: ValueRule;
}

/** Some value that the field refuses in every profile. */
export function badValueOf(suite: Suite, entity: Entity, field: PlainField): BadValue | null {
  if (field.type === 'enum')
    return { value: unknownEnumValue(enumOf(suite.schema, field.enum).values), rule: 'enum' };
  const [value] = wrongTypesFor(field.type, exampleValue(suite, entity, field));
  return value === undefined ? null : { value, rule: 'type' };
}

/** A word that is not among the values of an enum. */
export function unknownEnumValue(values: readonly string[]): string {
  let word = 'unheard_of';
  while (values.includes(word)) word += '_still';
  return word;
}
