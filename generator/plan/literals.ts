/**
 * The values that suites send whatever the schema: texts that break careless servers, values far out, values of wrong
 * types. Each stream of data has its own, so that a server which knows those of one fails the other.
 */
import { LARGEST_NUMBER } from '../../spec/boundaries.ts';
import type { DataStream } from '../../spec/data-stream.ts';
import { stream } from '../../spec/stream.ts';
import { inventedText } from '../../spec/words.ts';
import type { JsonObject } from './plan.ts';

export interface Literals {
  /**
   * Breaks naive quoting, encoding and tidying up; an accent of its own and a sign for several characters change when a
   * text is normalised. As long in both streams, so that it fits the same fields.
   */
  readonly richText: string;
  /** A number as text, with leading zeros. As long in both streams. */
  readonly digits: string;
  /** A fair id that is not like the others: with capitals and what must be escaped in a path, and long. */
  readonly oddId: string;
  readonly letter: string;
  /** Beyond the 255 characters that databases and samplers like. As long in both streams. */
  readonly longText: string;
  /** In order of preference, the least far out first: the last is the one of the main stream, so both fit the same fields. */
  readonly early: readonly string[];
  readonly late: readonly string[];
  readonly large: readonly number[];
  readonly whole: number;
  /** Odd numbers of eighths: three decimals that every number type holds. */
  readonly eighths: readonly number[];
  /** What is no text, no number, no datetime, no value of an enum. */
  readonly noText: number;
  readonly noNumber: string;
  readonly noMoment: number;
  readonly noDate: string;
  readonly noEnumValue: string;
  readonly object: JsonObject;
  /** Month, day and time without leading zeros. */
  readonly unpadded: string;
  /** A time of day, tried before noon. */
  readonly clock: string;
  /** A minute 60, and a second that no clock has: some have a second 60. */
  readonly noTimes: readonly string[];
  /** Takes one of several that are equally good. */
  readonly choose: <T>(items: readonly T[]) => T | undefined;
}

const LONG = 300;

const main: Literals = {
  richText: ` Éloe\u0308's "½" <b> & \\ ✓ `,
  digits: '0042',
  oddId: 'Room 2.B at the Very End of the Long Hall',
  letter: 'x',
  longText: inventedText(LONG, stream('long text')),
  early: ['2001-02-03 04:05:06'],
  late: ['2099-10-11 12:13:14'],
  large: [LARGEST_NUMBER],
  whole: 3,
  eighths: [12.375, 2.125, 0.625],
  noText: 421_337,
  noNumber: 'abc',
  noMoment: 202403,
  noDate: 'not a date',
  noEnumValue: 'unheard_of',
  object: { value: 'text' },
  unpadded: '3-5 1:02:03',
  clock: '12:00:00',
  noTimes: ['10:60:00', '10:30:75'],
  choose: (items) => items[0],
};

const heldout: Literals = {
  richText: ` Åsa\u0301s' "5²" <i> & \\ ☂ `,
  digits: '0097',
  oddId: 'Desk 7.K by the Tall Window in the Corner',
  letter: 'q',
  longText: inventedText(LONG, stream('long text', 'heldout')),
  early: ['2001-08-19 16:07:08', ...main.early],
  late: ['2098-05-16 17:18:19', ...main.late],
  large: [987_654, ...main.large],
  whole: 5,
  eighths: [14.875, 3.625, 0.375],
  noText: 538_209,
  noNumber: 'xyz',
  noMoment: 202511,
  noDate: 'no such day',
  noEnumValue: 'never_listed',
  object: { content: 'words' },
  unpadded: '4-7 2:04:06',
  clock: '11:45:30',
  noTimes: ['09:60:15', '09:20:84'],
  choose: (items) => items.at(-1),
};

/** The literals of each stream. */
export const literals: Readonly<Record<DataStream, Literals>> = { main, heldout };
