/** Fields and enums in words. */
import type { EnumType, Field } from '../schema.ts';
import { limit } from './bounds.ts';
import { byTag, word } from './choice.ts';
import { optional, several } from './lists.ts';
import { integer, number, quotedText, truth } from './literals.ts';
import { inCode, memberName, typeName } from './names.ts';
import type { Phrase } from './phrase.ts';
import { sentence } from './sentence.ts';

function preset<T>(literal: Phrase<T>): Phrase<{ readonly default?: T }> {
  return optional('default', sentence`, default ${{ default: inCode(literal) }}`);
}

const presence = sentence`${{
  required: word([
    ['required', true],
    ['optional', false],
  ]),
}}, ${{
  nullable: word([
    ['nullable', true],
    ['non-nullable', false],
  ]),
}}`;
const uniqueness = optional('unique', sentence`${{ unique: word([[', unique', true]]) }}`);

type Details = Field extends infer F ? (F extends Field ? Omit<F, 'name'> : never) : never;

const details = byTag<Details, 'type'>('type', {
  string: sentence`${presence} string${uniqueness}${limit('minLength', integer)}${limit('maxLength', integer)}${preset(quotedText)}`,
  integer: sentence`${presence} integer${limit('minimum', integer)}${limit('maximum', integer)}${preset(integer)}`,
  float: sentence`${presence} float${limit('minimum', number)}${limit('maximum', number)}${preset(number)}`,
  boolean: sentence`${presence} boolean${preset(truth)}`,
  datetime: sentence`${presence} datetime${limit('after', quotedText)}${limit('before', quotedText)}${preset(quotedText)}`,
  enum: sentence`${presence} enum ${{ enum: typeName }}${preset(quotedText)}`,
  reference: sentence`${presence} reference to ${{ target: typeName }}`,
  reference_list: sentence`list of references to ${{ target: typeName }}`,
});

/**
 * A field in brackets after its name: `rank` (required, nullable integer, minimum 0, maximum 10000), `phase` (required,
 * non-nullable enum DogPhase, default `"planning"`), `toys` (list of references to Toy).
 */
export const field: Phrase<Field> = sentence`${{ name: inCode(memberName) }} (${details})`;

/** The values of an enum, in their order: `planning`, `in_progress`, `review`. */
export const enumValues: Phrase<readonly string[]> = several(inCode(memberName), ', ');

/** enum `DogPhase` with the values `planning`, `in_progress`, `review`. */
export const enumType: Phrase<EnumType> = sentence`enum ${{ name: inCode(typeName) }} with the values ${{ values: enumValues }}`;
