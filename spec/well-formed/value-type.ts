/** The types of values that guards and effects compare and assign. */
import type { Field, FieldType } from '../schema.ts';

/** A field's type; `of` is its enum or target. */
export interface ValueType {
  readonly kind: FieldType;
  readonly of?: string;
}

/** The type of the values that a field holds. */
export function typeOfField(field: Field): ValueType {
  if (field.type === 'enum') return { kind: field.type, of: field.enum };
  if (field.type === 'reference' || field.type === 'reference_list')
    return { kind: field.type, of: field.target };
  return { kind: field.type };
}

export function isNumeric({ kind }: ValueType): boolean {
  return kind === 'integer' || kind === 'float';
}

/** Whether `<` and its like make sense. */
export function isOrdered(type: ValueType): boolean {
  return isNumeric(type) || type.kind === 'datetime';
}

/** Whether two values can be compared: the same type, or both numbers. */
export function areComparable(a: ValueType, b: ValueType): boolean {
  return (isNumeric(a) && isNumeric(b)) || (a.kind === b.kind && a.of === b.of);
}

/** Whether a field of type `to` can take a value of type `from`: the same type, or an integer for a float. */
export function isAssignable(from: ValueType, to: ValueType): boolean {
  return (
    (from.kind === 'integer' && to.kind === 'float') || (from.kind === to.kind && from.of === to.of)
  );
}

const NAMES: Readonly<Record<FieldType, string>> = {
  string: 'a string',
  integer: 'an integer',
  float: 'a float',
  boolean: 'a boolean',
  datetime: 'a datetime',
  enum: 'a value of',
  reference: 'a reference to',
  reference_list: 'a list of',
};

/** `a value of DogPhase`. */
export function nameOfType({ kind, of }: ValueType): string {
  return of === undefined ? NAMES[kind] : `${NAMES[kind]} ${of}`;
}
