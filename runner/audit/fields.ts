/** What fields take: the questions on which it depends whether a sentence about values applies. */
import { isNumberField } from '../../spec/lookup.ts';
import type { Entity, Field } from '../../spec/schema.ts';
import { isNullable } from '../../spec/semantics/values.ts';
import { hasDefault, isPlainField } from '../faults/fields.ts';

/** Any field but `id`. */
export const isOwnField = (field: Field): boolean => field.name !== 'id';

/** Any field but a list. */
export const isScalar = ({ type }: Field): boolean => type !== 'reference_list';

/** Whether a float has a whole number within its bounds. */
export const takesWholeNumber = (field: Field): boolean =>
  field.type === 'float' && Math.ceil(field.minimum ?? -Infinity) <= (field.maximum ?? Infinity);

/** Whether a number may be 0. */
export const takesZero = (field: Field): boolean =>
  isNumberField(field) && (field.minimum ?? 0) <= 0 && (field.maximum ?? 0) >= 0;

/**
 * Whether an update can leave something alone. A field with a nullable default counts for two: the default must not come
 * back in the place of a `null`.
 */
export const hasMoreThanOneField = ({ fields }: Entity): boolean =>
  fields.some(isPlainField) &&
  (fields.filter(isOwnField).length > 1 ||
    fields.some((field) => hasDefault(field) && isNullable(field)));
