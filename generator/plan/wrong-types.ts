/** Values of the wrong type that no usual framework converts, and, in `strict`, some that many do convert. */
import type { ClauseId, Profile } from '../../spec/contract.ts';
import type { FieldType } from '../../spec/schema.ts';
import type { Json } from './plan.ts';

const OBJECT: Json = { value: 'text' };

const wrongTypes: Readonly<Record<FieldType, readonly Json[]>> = {
  string: [42, OBJECT],
  integer: ['abc', OBJECT, 1.5],
  float: ['abc', OBJECT],
  boolean: ['abc', OBJECT],
  datetime: [20240315],
  enum: [],
  reference: [],
  reference_list: ['abc'],
};

/** Values of a wrong type that every server must refuse for a field of the type (clause `values.types`). */
export function wrongTypesFor(type: FieldType): readonly Json[] {
  return wrongTypes[type];
}

/** One kind of value that servers like to convert and that the strict contract tells them not to. */
export interface Conversion {
  /** Part of the test's id. */
  readonly id: string;
  /** `numbers in quotes`: what is refused. */
  readonly what: string;
  readonly clause: ClauseId;
  readonly values: readonly Json[];
}

const quotedNumber: Conversion = {
  id: 'quoted-number',
  what: 'a number in quotes',
  clause: 'values.numeric-strings',
  values: ['5'],
};
const booleanAsNumber: Conversion = {
  id: 'boolean',
  what: 'a boolean',
  clause: 'values.booleans-as-numbers',
  values: [true],
};
const numberAsBoolean: Conversion = {
  id: 'zero-and-one',
  what: '0 and 1',
  clause: 'values.numbers-as-booleans',
  values: [0, 1],
};

const conversions: Readonly<Record<FieldType, readonly Conversion[]>> = {
  string: [],
  integer: [quotedNumber, booleanAsNumber],
  float: [quotedNumber, booleanAsNumber],
  boolean: [numberAsBoolean],
  datetime: [],
  enum: [],
  reference: [],
  reference_list: [],
};

/** The conversions that a server of the profile must not make for a field of the type. */
export function conversionsOf(type: FieldType, profile: Profile): readonly Conversion[] {
  return profile === 'strict' ? conversions[type] : [];
}
