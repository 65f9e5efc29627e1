/** An enum field takes what its enum does not list: another case, another word, a blank too many, or part of a word. */
import { enumOf } from '../../../spec/lookup.ts';
import type { Field, Schema } from '../../../spec/schema.ts';
import type { Fault } from '../fault.ts';
import { onEitherWrite } from '../on-either-write.ts';
import { someEntity, someField } from '../schema-parts.ts';
import { unchecked } from '../unchecked.ts';
import type { Refused } from '../unchecked.ts';
import { bothWrites } from '../writes.ts';

const ENUM = { category: 'enum handling', clause: 'values.enum' } as const;
const observable = someField(({ type }) => type === 'enum');
const inLowerCase = (value: unknown): string => String(value).toLowerCase();

/** Whether the refused value is a value of the enum in another case. */
const isOtherCase = ({ field, value, server: { schema } }: Refused): boolean =>
  field.type === 'enum' && enumOf(schema, field.enum).values.includes(inLowerCase(value));

/** The values of the field's enum. */
const listedFor = (schema: Schema, field: Field): readonly string[] =>
  field.type === 'enum' ? enumOf(schema, field.enum).values : [];

/** Whether the start of some value is no value itself. */
const hasStart = someEntity(({ fields }, { schema }) =>
  fields.some((field) => {
    const values = listedFor(schema, field);
    return values.some((value) => value.length > 1 && !values.includes(value.slice(0, -1)));
  }),
);

const nearlyListed: readonly Fault[] = [
  {
    id: 'enums.blanks-overlooked',
    what: 'Create and update take an enum value with blanks around it.',
    ...ENUM,
    observable,
    behaviour: unchecked(
      bothWrites,
      ({ field, value, rule, server: { schema } }) =>
        rule === 'enum' && listedFor(schema, field).includes(String(value).trim()),
      (value) => String(value).trim(),
    ),
  },
  {
    id: 'enums.part-accepted',
    what: 'Create and update take a part of an enum value for the value.',
    ...ENUM,
    observable: hasStart,
    behaviour: unchecked(
      bothWrites,
      ({ field, value, rule, server: { schema } }) =>
        rule === 'enum' &&
        listedFor(schema, field).some((listed) => listed.includes(String(value))),
    ),
  },
];

export const unlistedAccepted: readonly Fault[] = [
  ...nearlyListed,
  ...onEitherWrite({
    id: 'enums.other-case-accepted',
    does: 'takes an enum value in upper case',
    ...ENUM,
    made: (write) => ({
      observable,
      behaviour: unchecked(
        [write],
        (refused) => refused.rule === 'enum' && isOtherCase(refused),
        inLowerCase,
      ),
    }),
  }),
  ...onEitherWrite({
    id: 'enums.unknown-value-accepted',
    does: 'takes a value that the enum does not have',
    ...ENUM,
    made: (write) => ({
      observable,
      behaviour: unchecked([write], (refused) => refused.rule === 'enum' && !isOtherCase(refused)),
    }),
  }),
];
