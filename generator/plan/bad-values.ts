/** Values that a field must refuse. */
import { enumOf, must } from '../../spec/lookup.ts';
import type { Entity, FieldOf } from '../../spec/schema.ts';
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

/** The value as one of a wrong type. */
export const ofWrongType = (value: Json): BadValue => ({ value, rule: 'type' });

/** Some value that the field refuses in every profile. */
export function badValueOf(suite: Suite, entity: Entity, field: PlainField): BadValue {
  if (field.type === 'enum') return { value: unknownEnumValue(suite, field), rule: 'enum' };
  const example = exampleValue(suite, entity, field);
  const [value] = wrongTypesFor(field.type, example, suite.literals).onCreate;
  return ofWrongType(value);
}

/** A word that is not among the values of the enum of a field. */
export function unknownEnumValue(
  { schema, literals }: Pick<Suite, 'schema' | 'literals'>,
  field: FieldOf<'enum'>,
): string {
  const { values } = enumOf(schema, field.enum);
  let word = literals.noEnumValue;
  while (values.includes(word)) word += '_still';
  return word;
}

/** What an enum field refuses though it is near to a value of its enum: one with a blank at its end, and the start of one. */
export function nearEnumValues(
  { schema, literals }: Pick<Suite, 'schema' | 'literals'>,
  field: FieldOf<'enum'>,
): readonly string[] {
  const { values } = enumOf(schema, field.enum);
  const starts = values
    .map((value) => value.slice(0, -1))
    .filter((start) => start.length > 0 && !values.includes(start));
  const start = literals.choose(starts);
  const padded = `${must(literals.choose(values), `a value of ${field.enum}`)} `;
  return start === undefined ? [padded] : [padded, start];
}
