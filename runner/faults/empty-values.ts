/** What careless servers put in the place of no value. */
import type { FieldType } from '../../spec/schema.ts';
import type { Value } from '../../spec/semantics/database.ts';

const emptyValues: Readonly<Record<FieldType, Value>> = {
  string: '',
  integer: 0,
  float: 0,
  boolean: false,
  datetime: '',
  enum: '',
  reference: '',
  reference_list: [],
};

/** `""`, `0`, `false` or `[]`: the empty value of a type. */
export const emptyValueOf = (type: FieldType): Value => emptyValues[type];
