/** An enum field takes what its enum does not list: another case, or another word. */
import { enumOf } from '../../../spec/lookup.ts';
import type { Fault } from '../fault.ts';
import { onEitherWrite } from '../on-either-write.ts';
import { someField } from '../schema-parts.ts';
import { unchecked } from '../unchecked.ts';
import type { Refused } from '../unchecked.ts';

const ENUM = { category: 'enum handling', clause: 'values.enum' } as const;
const observable = someField(({ type }) => type === 'enum');
const inLowerCase = (value: unknown): string => String(value).toLowerCase();

/** Whether the refused value is a value of the enum in another case. */
const isOtherCase = ({ field, value, server: { schema } }: Refused): boolean =>
  field.type === 'enum' && enumOf(schema, field.enum).values.includes(inLowerCase(value));

export const unlistedAccepted: readonly Fault[] = [
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
