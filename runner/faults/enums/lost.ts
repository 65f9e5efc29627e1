/** A value that the enum lists is refused, as if it had never been listed. */
import { enumOf } from '../../../spec/lookup.ts';
import type { Field, Schema } from '../../../spec/schema.ts';
import type { Fault } from '../fault.ts';
import { refusing } from '../refusing.ts';
import { someEntity } from '../schema-parts.ts';
import { bothWrites } from '../writes.ts';

/** The values of a field's enum, where it has at least so many. */
const listedIn = (schema: Schema, field: Field, count = 1): readonly string[] => {
  const values = field.type === 'enum' ? enumOf(schema, field.enum).values : [];
  return values.length >= count ? values : [];
};
const hasEnumOf = (count: number): Fault['observable'] =>
  someEntity(({ fields }, { schema }) =>
    fields.some((field) => listedIn(schema, field, count).length > 0),
  );

export const listedRefused: readonly Fault[] = [
  {
    id: 'enums.first-value-refused',
    what: 'Create and update refuse the first value of an enum.',
    category: 'enum handling',
    clause: 'values.enum',
    observable: hasEnumOf(1),
    behaviour: refusing(
      bothWrites,
      (field, value, { server }) => listedIn(server.schema, field)[0] === value,
    ),
  },
  {
    id: 'enums.last-value-refused',
    what: 'Create and update refuse the value that stands last in an enum, where it is not the only one.',
    category: 'enum handling',
    clause: 'values.enum',
    observable: hasEnumOf(2),
    behaviour: refusing(
      bothWrites,
      (field, value, { server }) => listedIn(server.schema, field, 2).at(-1) === value,
    ),
  },
  {
    id: 'enums.value-refused-on-update',
    what: 'Update refuses all values of an enum but the first.',
    category: 'enum handling',
    clause: 'update.validates',
    observable: hasEnumOf(2),
    behaviour: refusing(['update'], (field, value, { server }) =>
      listedIn(server.schema, field, 2)
        .slice(1)
        .some((listed) => listed === value),
    ),
  },
];
