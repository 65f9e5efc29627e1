/** Texts that are no datetimes, as near to the field's range as possible: only the format or the calendar is wrong. */
import { isDateTime } from '../../spec/datetime.ts';
import type { Entity, FieldOf } from '../../spec/schema.ts';
import { exampleValue } from './data.ts';
import type { Suite } from './suite.ts';

interface DateTimeField {
  readonly suite: Suite;
  readonly entity: Entity;
  readonly field: FieldOf<'datetime'>;
}

/** Texts that a datetime field must refuse: days and times that do not exist, and other ways to write a real one. */
export function invalidDateTimes(source: DateTimeField): {
  readonly dates: readonly string[];
  readonly formats: readonly string[];
} {
  const moment = exampleMoment(source);
  const [date, time] = [moment.slice(0, 10), moment.slice(11)];
  const { clock, noDate } = source.suite.literals;
  const [noDay] = februaryDays(source.field, 30, clock);
  const noLeapDay = februaryDays(source.field, 29, clock).find((text) => !isDateTime(text));
  return {
    dates: [
      noDay ?? `${moment.slice(0, 4)}-02-30 ${time}`,
      ...(noLeapDay === undefined ? [] : [noLeapDay]),
      `${moment.slice(0, 4)}-13-01 ${time}`,
      `${date} 25:00:00`,
    ],
    formats: [`${date}T${time}Z`, date, noDate],
  };
}

/** February 29 of a leap year, where the field takes one: at the time of the clock if that fits, else at noon. */
export function leapDayOf(field: FieldOf<'datetime'>, clock: string): string | undefined {
  return februaryDays(field, 29, clock).find(isDateTime);
}

/** A moment of the example's year without leading zeros. */
export function unpaddedDateTime(source: DateTimeField): string {
  return `${exampleMoment(source).slice(0, 4)}-${source.suite.literals.unpadded}`;
}

function exampleMoment({ suite, entity, field }: DateTimeField): string {
  return String(exampleValue(suite, entity, field));
}

/**
 * A day in February of successive years, whether it exists or not, as far as its noon is within the bounds; at the time
 * of the clock where that is within them, too.
 */
function februaryDays(
  { after, before }: FieldOf<'datetime'>,
  day: 29 | 30,
  clock: string,
): readonly string[] {
  const bound = after ?? before ?? '2024';
  const first = Number(bound.slice(0, 4)) - (after === undefined ? 4 : 0);
  const isWithin = (text: string): boolean => text >= (after ?? '') && text <= (before ?? '9999');
  return Array.from({ length: 9 }, (_, years) => String(first + years).padStart(4, '0'))
    .map((year) => `${year}-02-${String(day)}`)
    .filter((date) => isWithin(`${date} 12:00:00`))
    .map((date) => (isWithin(`${date} ${clock}`) ? `${date} ${clock}` : `${date} 12:00:00`));
}
