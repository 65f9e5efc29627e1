/** Which values a field takes: the executable form of the contract's clauses on values (`values.*`, `create.*`). */
import { isDateTime } from '../datetime.ts';
import { enumOf } from '../lookup.ts';
import type { Entity, Field, FieldOf, FieldType, NumberField, Schema } from '../schema.ts';
import { findRow } from './database.ts';
import type { Database } from './database.ts';

/** The rule of the contract that a value breaks. */
export type ValueRule =
  | 'required'
  | 'null'
  | 'type'
  | 'min_length'
  | 'max_length'
  | 'minimum'
  | 'maximum'
  | 'datetime'
  | 'after'
  | 'before'
  | 'enum'
  | 'reference'
  | 'taken';

/** One broken rule, in words that complete "… because": `rank must be at most 10000`. */
export interface Violation {
  readonly field: string;
  readonly rule: ValueRule;
  readonly message: string;
}

/** A JSON object as it was parsed from a request. */
export type Body = Readonly<Record<string, unknown>>;

type Check<T extends FieldType> = (field: FieldOf<T>, value: unknown, world: World) => Fault | null;
type Fault = readonly [rule: ValueRule, requirement: string];
interface World {
  readonly schema: Schema;
  readonly database: Database;
}

const checks: { readonly [T in FieldType]: Check<T> } = {
  string: (field, value) => {
    if (typeof value !== 'string') return ['type', 'be a string'];
    const length = Array.from(value).length; // code points
    const { minLength = length, maxLength = length } = field;
    if (length < minLength) return ['min_length', `have at least ${String(minLength)} characters`];
    if (length > maxLength) return ['max_length', `have at most ${String(maxLength)} characters`];
    return null;
  },
  integer: (field, value) =>
    Number.isInteger(value) ? outOfBounds(field, value as number) : ['type', 'be an integer'],
  float: (field, value) =>
    typeof value === 'number' ? outOfBounds(field, value) : ['type', 'be a number'],
  boolean: (_field, value) => (typeof value === 'boolean' ? null : ['type', 'be true or false']),
  datetime: (field, value) => {
    if (typeof value !== 'string') return ['type', 'be a string in YYYY-MM-DD hh:mm:ss format'];
    if (!isDateTime(value)) return ['datetime', 'be a real date in YYYY-MM-DD hh:mm:ss format'];
    const { after = value, before = value } = field;
    if (value < after) return ['after', `not be before ${after}`];
    if (value > before) return ['before', `not be after ${before}`];
    return null;
  },
  enum: (field, value, { schema }) => {
    const { values } = enumOf(schema, field.enum);
    if (typeof value !== 'string') return ['type', `be one of ${values.join(', ')}`];
    return values.includes(value) ? null : ['enum', `be one of ${values.join(', ')}`];
  },
  reference: (field, value, { database }) => {
    if (typeof value !== 'string') return ['type', `be the id of a ${field.target}`];
    return findRow(database, field.target, value)
      ? null
      : ['reference', `be the id of an existing ${field.target}`];
  },
  reference_list: (field, value, { database }) => {
    if (!isStringList(value)) return ['type', `be a list of ids of ${field.target}`];
    return value.every((id) => findRow(database, field.target, id))
      ? null
      : ['reference', `hold only ids of existing ${field.target} objects`];
  },
};

function outOfBounds(field: NumberField, value: number): Fault | null {
  const { minimum = value, maximum = value } = field;
  if (value < minimum) return ['minimum', `be at least ${String(minimum)}`];
  if (value > maximum) return ['maximum', `be at most ${String(maximum)}`];
  return null;
}

function isStringList(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'string');
}

/** Whether a field may hold `null`. A reference may always; a list never. */
export function isNullable(field: Field): boolean {
  return field.type === 'reference' || (field.type !== 'reference_list' && field.nullable);
}

/** Whether the schema says that a create must send the field: it is required and has no default. */
export function mustBeSent(field: Field): boolean {
  return field.type !== 'reference_list' && field.required && !('default' in field);
}

/** Whether a create may leave the field out and the field then has no value: it is optional and has no default. */
export function isOmittable(field: Field): boolean {
  return field.type !== 'reference_list' && !field.required && !('default' in field);
}

/** Whether an object may be without a value for the field. */
export function mayLackValue(field: Field): boolean {
  return isNullable(field) || isOmittable(field);
}

/** The rule that a sent value breaks, or `null` when the field takes it. */
export function violationOf(field: Field, value: unknown, world: World): Violation | null {
  if (value === null)
    return isNullable(field)
      ? null
      : { field: field.name, rule: 'null', message: `${field.name} must not be null` };
  const fault = checkOf(field)(value, world);
  return fault && { field: field.name, rule: fault[0], message: `${field.name} must ${fault[1]}` };
}

function checkOf<T extends FieldType>(
  field: FieldOf<T>,
): (value: unknown, world: World) => Fault | null {
  const check = checks[field.type];
  return (value, world) => check(field, value, world);
}

/** Every rule that the body of a create breaks; unknown fields break none. Whatever the schema says, an id is sent. */
export function violationsOnCreate(entity: Entity, body: Body, world: World): readonly Violation[] {
  return entity.fields.flatMap((field): readonly Violation[] => {
    const value = Object.hasOwn(body, field.name) ? body[field.name] : undefined;
    if (field.name === 'id' && (value ?? null) === null) return [missing(field)];
    if (value === undefined) return mustBeSent(field) ? [missing(field)] : [];
    const violation = violationOf(field, value, world);
    return violation ? [violation] : [];
  });
}

function missing({ name }: Field): Violation {
  const message = name === 'id' ? 'id must be sent' : `${name} is required and has no default`;
  return { field: name, rule: 'required', message };
}

/** Every rule that the body of an update breaks. Only sent fields count. */
export function violationsOnUpdate(entity: Entity, body: Body, world: World): readonly Violation[] {
  return entity.fields.flatMap((field) => {
    const violation = Object.hasOwn(body, field.name)
      ? violationOf(field, body[field.name], world)
      : null;
    return violation ? [violation] : [];
  });
}
