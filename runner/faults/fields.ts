/** Fields by what they hold. */
import { LARGEST_NUMBER } from '../../spec/boundaries.ts';
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

/** Whether texts with characters beyond ASCII are sent, which stay well away from the bounds of a length. */
export const takesSymbols = (field: Field): boolean => takesLengths(field, 11, 47);

/** Whether a text of four digits is sent. */
export const takesDigits = (field: Field): boolean => takesLengths(field, 4, 4);

/** Whether the field is a string, other than `id`, of texts as short and as long as that. */
export const takesLengths = (field: Field, shortest: number, longest: number): boolean =>
  field.type === 'string' &&
  field.name !== 'id' &&
  (field.minLength ?? 0) <= shortest &&
  longest <= (field.maxLength ?? Infinity);

/** Whether a text right at a bound of the length has room for a blank at its end. */
export const takesBlankAtBound = (field: Field): boolean =>
  field.type === 'string' &&
  field.name !== 'id' &&
  ((field.minLength ?? 0) > 1 || (field.maxLength ?? 0) > 1);

/** Whether an odd number of eighths is sent: a float of three decimals. */
export const takesEighths = (field: Field): boolean => {
  if (field.type !== 'float') return false;
  const minimum = Math.max(field.minimum ?? -Infinity, -LARGEST_NUMBER);
  const maximum = Math.min(field.maximum ?? Infinity, LARGEST_NUMBER);
  return Math.ceil(4 * minimum - 0.5) + 0.5 <= 4 * maximum;
};

/** A field that has a default. */
export const hasDefault = (field: Field): field is WithDefault => 'default' in field;
