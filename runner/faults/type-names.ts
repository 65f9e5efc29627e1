/** What a value of each type is called in the description of a fault. */
import type { FieldType } from '../../spec/schema.ts';

export type PlainType = Exclude<FieldType, 'reference' | 'reference_list'>;

/** The types whose values stand for themselves, in the order of the contract. */
export const plainTypes: readonly PlainType[] = [
  'string',
  'integer',
  'float',
  'boolean',
  'datetime',
  'enum',
];

/** `an integer`: a value of the type, or a field that holds one. */
export const typeNames: Readonly<Record<FieldType, string>> = {
  string: 'a string',
  integer: 'an integer',
  float: 'a float',
  boolean: 'a boolean',
  datetime: 'a datetime',
  enum: 'an enum value',
  reference: 'a reference',
  reference_list: 'a reference list',
};

/** `reference-list`: the type as ids of faults write it. */
export const idPart = (type: FieldType): string => type.replace('_', '-');
