/** Values that a field must refuse. */
import { enumOf } from '../../spec/lookup.ts';
import type { ValueRule } from '../../spec/semantics/values.ts';
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
export function badValueOf({ schema }: Suite, field: PlainField): BadValue | null {
  if (field.type === 'enum')
    return { value: unknownEnumValue(enumOf(schema, field.enum).values), rule: 'enum' };
  const [value] = wrongTypesFor(field.type);
  return value === undefined ? null : { value, rule: 'type' };
}

/** A word that is not among the values of an enum. */
export function unknownEnumValue(values: readonly string[]): string {
  let word = 'unheard_of';
  while (values.includes(word)) word += '_still';
  return word;
}
