/** Fields by what they hold. */
import type { Field, FieldOf } from '../../spec/schema.ts';
import type { Value } from '../../spec/semantics/database.ts';
import type { PlainType } from './type-names.ts';

export type PlainField = Extract<Field, { readonly type: PlainType }>;
type WithDefault = PlainField & { readonly default: Value };
export type ReferringField = FieldOf<'reference'> | FieldOf<'reference_list'>;

/** A field that holds a value of its own: neither `id` nor a reference nor a list. */
export const isPlainField = (field: Field): field is PlainField =>
  field.name !== 'id' && !isReferringField(field);

/** A reference or a reference list. */
export const isReferringField = (field: Field): field is ReferringField =>
  field.type === 'reference' || field.type === 'reference_list';

/** A field that has a default. */
export const hasDefault = (field: Field): field is WithDefault => 'default' in field;
