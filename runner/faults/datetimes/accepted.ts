/** Texts that are no datetimes of the contract, and are taken all the same: one fault for each kind and each write. */
import { isDateTime } from '../../../spec/datetime.ts';
import type { Fault } from '../fault.ts';
import { onEitherWrite } from '../on-either-write.ts';
import { someField } from '../schema-parts.ts';
import { unchecked } from '../unchecked.ts';

const kinds = [
  { id: 'february-30', what: 'February 30', pattern: /^\d{4}-02-30 \d\d:\d\d:\d\d$/ },
  { id: 'month-13', what: 'a month 13', pattern: /^\d{4}-13-\d\d \d\d:\d\d:\d\d$/ },
  { id: 'hour-25', what: 'an hour 25', pattern: /^\d{4}-\d\d-\d\d 25:\d\d:\d\d$/ },
  { id: 'iso', what: 'YYYY-MM-DDThh:mm:ssZ', pattern: /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/ },
  { id: 'date-alone', what: 'a date without a time', pattern: /^\d{4}-\d\d-\d\d$/ },
  { id: 'any-text', what: 'any text', pattern: /^\D+$/ },
  {
    id: 'any-digits',
    what: 'whatever has the right number of digits',
    pattern: /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/,
  },
] as const;

const hasDateTime = someField(({ type }) => type === 'datetime');

const looseFormats = kinds.flatMap(({ id, what, pattern }) =>
  onEitherWrite({
    id: `datetimes.${id}-accepted`,
    does: `takes ${what} for a datetime`,
    category: 'data validation',
    clause: 'values.datetime',
    made: (write) => ({
      observable: hasDateTime,
      behaviour: unchecked(
        [write],
        ({ value, rule }) => rule === 'datetime' && pattern.test(String(value)),
      ),
    }),
  }),
);

const padded = (value: unknown): string =>
  String(value).replaceAll(/\d+/g, (digits) => digits.padStart(2, '0'));

const missingZeros = onEitherWrite({
  id: 'datetimes.missing-zeros-accepted',
  does: 'takes a datetime without its leading zeros',
  category: 'data validation',
  clause: 'values.datetime-padding',
  profile: 'strict',
  made: (write) => ({
    observable: hasDateTime,
    behaviour: unchecked(
      [write],
      ({ value, rule }) => rule === 'datetime' && isDateTime(padded(value)),
      padded,
    ),
  }),
});

export const looseDateTimeAccepted: readonly Fault[] = [...looseFormats, ...missingZeros];
