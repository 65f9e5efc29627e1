/** Texts that are no datetimes of the contract, and are taken all the same: by kind, and some by write. */
import { isDateTime } from '../../../spec/datetime.ts';
import type { Behaviour } from '../../reference-server/behaviour.ts';
import type { Fault } from '../fault.ts';
import { onEitherWrite } from '../on-either-write.ts';
import { someField } from '../schema-parts.ts';
import { unchecked } from '../unchecked.ts';
import { bothWrites } from '../writes.ts';
import type { Write } from '../writes.ts';

interface Kind {
  readonly id: string;
  /** `February 30`: what is taken. */
  readonly what: string;
  /** The texts that are taken, and no others that are refused. */
  readonly pattern: RegExp;
}

const kinds: readonly Kind[] = [
  { id: 'february-30', what: 'February 30', pattern: /^\d{4}-02-30 \d\d:\d\d:\d\d$/ },
  { id: 'month-13', what: 'a month 13', pattern: /^\d{4}-13-\d\d \d\d:\d\d:\d\d$/ },
  { id: 'hour-24', what: 'an hour after 23', pattern: /^\d{4}-\d\d-\d\d (24|25):\d\d:\d\d$/ },
  { id: 'iso', what: 'YYYY-MM-DDThh:mm:ssZ', pattern: /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/ },
  { id: 'date-alone', what: 'a date without a time', pattern: /^\d{4}-\d\d-\d\d$/ },
  { id: 'any-text', what: 'any text', pattern: /^\D+$/ },
  {
    id: 'any-digits',
    what: 'whatever has the right number of digits',
    pattern: /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/,
  },
];

/** What one part of a server reads for create and update alike. */
const finerKinds: readonly Kind[] = [
  { id: 'day-31', what: 'a day 31 in every month', pattern: /^\d{4}-(04|06|09|11)-31 / },
  { id: 'day-00', what: 'a day 00', pattern: /^\d{4}-\d\d-00 / },
  { id: 'month-00', what: 'a month 00', pattern: /^\d{4}-00-/ },
  { id: 'minute-60', what: 'a minute 60', pattern: / \d\d:60:\d\d$/ },
  { id: 'any-second', what: 'a second that no clock has', pattern: /:[7-9]\d$/ },
  { id: 'letter-t', what: 'YYYY-MM-DDThh:mm:ss', pattern: /T\d\d:\d\d:\d\d$/ },
  { id: 'without-seconds', what: 'YYYY-MM-DD hh:mm', pattern: / \d\d:\d\d$/ },
  { id: 'fraction', what: 'a fraction of a second', pattern: /\.\d+$/ },
  { id: 'zone', what: 'a time zone at the end', pattern: /\+\d\d:\d\d$/ },
];

const DATETIME = { category: 'data validation', clause: 'values.datetime' } as const;
const hasDateTime = someField(({ type }) => type === 'datetime');

const taking = (writes: readonly Write[], pattern: RegExp): Behaviour =>
  unchecked(writes, ({ value, rule }) => rule === 'datetime' && pattern.test(String(value)));

const looseFormats = kinds.flatMap(({ id, what, pattern }) =>
  onEitherWrite({
    id: `datetimes.${id}-accepted`,
    does: `takes ${what} for a datetime`,
    ...DATETIME,
    made: (write) => ({ observable: hasDateTime, behaviour: taking([write], pattern) }),
  }),
);

const loosePart: readonly Fault[] = finerKinds.map(({ id, what, pattern }) => ({
  id: `datetimes.${id}-accepted`,
  what: `Create and update take ${what} for a datetime.`,
  ...DATETIME,
  observable: hasDateTime,
  behaviour: taking(bothWrites, pattern),
}));

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

export const looseDateTimeAccepted: readonly Fault[] = [
  ...looseFormats,
  ...loosePart,
  ...missingZeros,
];
