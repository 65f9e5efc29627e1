/** Which literals a field's type takes: in defaults, bounds, guards and effects. */
import { LARGEST_NUMBER } from '../boundaries.ts';
import { isDateTime } from '../datetime.ts';
import { findEnum } from '../lookup.ts';
import type { Schema } from '../schema.ts';
import type { ValueType } from './value-type.ts';

type Expectation = (value: unknown, type: ValueType, schema: Schema) => string | null;

const unless =
  (fits: (value: unknown) => boolean, expected: string): Expectation =>
  (value) =>
    fits(value) ? null : expected;

const isNumber = (value: unknown): value is number =>
  typeof value === 'number' && Math.abs(value) <= LARGEST_NUMBER;
const range = `between -${String(LARGEST_NUMBER)} and ${String(LARGEST_NUMBER)}`;

const expectations: Readonly<Record<ValueType['kind'], Expectation>> = {
  string: unless((value) => typeof value === 'string', 'a string'),
  boolean: unless((value) => typeof value === 'boolean', 'true or false'),
  integer: unless((value) => isNumber(value) && Number.isInteger(value), `an integer ${range}`),
  float: unless(
    (value) => isNumber(value) && Number.isInteger(value * 4),
    `a multiple of 0.25 ${range}`,
  ),
  datetime: unless(
    (value) => typeof value === 'string' && isDateTime(value),
    'a real date and time such as "2024-03-15 14:30:00"',
  ),
  enum: (value, type, schema) => {
    const values = findEnum(schema, type.of ?? '')?.values ?? [];
    const known = typeof value === 'string' && values.includes(value);
    return known ? null : `one of ${values.join(', ')}`;
  },
  reference: () => 'a field: ids are not known to a schema',
  reference_list: () => 'a field: ids are not known to a schema',
};

/** What the literal should have been, or `null` when the type takes it: `a multiple of 0.25 between …`. */
export function expectedLiteral(value: unknown, type: ValueType, schema: Schema): string | null {
  return expectations[type.kind](value, type, schema);
}
