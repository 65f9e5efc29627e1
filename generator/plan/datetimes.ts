/** Texts that are no datetimes, as near to the field's range as possible: only the format or the calendar is wrong. */
import { CENTURIES_WITHOUT_LEAP_DAY } from '../../spec/boundaries.ts';
import { isDateTime } from '../../spec/datetime.ts';
import type { Entity, FieldOf } from '../../spec/schema.ts';
import { exampleValue } from './data.ts';
import type { Suite } from './suite.ts';

interface DateTimeField {
  readonly suite: Suite;
  readonly entity: Entity;
  readonly field: FieldOf<'datetime'>;
}

/** Texts that a datetime field must refuse, those that tell most first. */
interface InvalidDateTimes {
  /** Days and times that do not exist. */
  readonly dates: readonly string[];
  /** Other ways to write a real moment, and what is none at all. */
  readonly formats: readonly string[];
}

/** Right after the end of a month, right before its beginning, and before the first month: each as often as a year has it. */
const NO_DAYS = [
  ['04-31', '06-31', '09-31', '11-31'],
  ['03-00', '06-00', '09-00', '12-00'],
  ['00-10'],
] as const;

/** Texts that a datetime field must refuse: days and times that do not exist, and other ways to write a real one. */
export function invalidDateTimes(source: DateTimeField): InvalidDateTimes {
  const { suite, field } = source;
  const { clock, noDate, noTimes } = suite.literals;
  const moment = exampleMoment(source);
  const [year, date, time] = [moment.slice(0, 4), moment.slice(0, 10), moment.slice(11)];
  const within = (monthDays: readonly string[]): readonly string[] =>
    daysWithin(field, monthDays, clock);
  const noLeapDays = within(['02-29']).filter((text) => !isDateTime(text));
  return {
    dates: [
      within(['02-30'])[0] ?? `${year}-02-30 ${time}`,
      ...noLeapDays.slice(0, 1),
      `${year}-13-01 ${time}`,
      `${date} 24:00:00`,
      ...centuryLeapDay(field, clock),
      ...NO_DAYS.map((days) => within(days)[0] ?? `${year}-${days[0]} ${time}`),
      ...noTimes.map((noTime) => `${date} ${noTime}`),
    ],
    formats: [
      `${date}T${time}Z`,
      date,
      noDate,
      `${date}T${time}`,
      moment.slice(0, 16),
      `${moment}.125`,
      `${moment}+02:00`,
    ],
  };
}

/** February 29 of a leap year, where the field takes one: at the time of the clock if that fits, else at noon. */
export function leapDayOf(field: FieldOf<'datetime'>, clock: string): string | undefined {
  return daysWithin(field, ['02-29'], clock).find(isDateTime);
}

/** A moment of the example's year without leading zeros. */
export function unpaddedDateTime(source: DateTimeField): string {
  return `${exampleMoment(source).slice(0, 4)}-${source.suite.literals.unpadded}`;
}

function exampleMoment({ suite, entity, field }: DateTimeField): string {
  return String(exampleValue(suite, entity, field));
}

/** February 29 of a year that ends a century without a leap day, where that is within the bounds of the field. */
function centuryLeapDay({ after, before }: FieldOf<'datetime'>, clock: string): readonly string[] {
  return CENTURIES_WITHOUT_LEAP_DAY.filter((year) => `${year}-02-28 00:00:00` >= (after ?? ''))
    .filter((year) => `${year}-03-01 23:59:59` <= (before ?? '9999'))
    .map((year) => `${year}-02-29 ${clock}`)
    .slice(0, 1);
}

/**
 * The days of successive years, each year's in their order, whether they exist or not, as far as their noon is within
 * the bounds; at the time of the clock where that is within them, too.
 */
function daysWithin(
  { after, before }: FieldOf<'datetime'>,
  monthDays: readonly string[],
  clock: string,
): readonly string[] {
  const bound = after ?? before ?? '2024';
  const first = Number(bound.slice(0, 4)) - (after === undefined ? 4 : 0);
  const isWithin = (text: string): boolean => text >= (after ?? '') && text <= (before ?? '9999');
  return Array.from({ length: 9 }, (_, years) => String(first + years).padStart(4, '0'))
    .flatMap((year) => monthDays.map((monthDay) => `${year}-${monthDay}`))
    .filter((date) => isWithin(`${date} 12:00:00`))
    .map((date) => (isWithin(`${date} ${clock}`) ? `${date} ${clock}` : `${date} 12:00:00`));
}
