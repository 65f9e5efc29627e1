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
  const noLeapDay = februaryDays(source.field, '29').find((text) => !isDateTime(text));
  return {
    dates: [
      februaryDays(source.field, '30')[0] ?? `${moment.slice(0, 4)}-02-30 ${time}`,
      ...(noLeapDay === undefined ? [] : [noLeapDay]),
      `${moment.slice(0, 4)}-13-01 ${time}`,
      `${date} 25:00:00`,
    ],
    formats: [`${date}T${time}Z`, date, 'not a date'],
  };
}

/** February 29 of a leap year, where the field takes one. */
export function leapDayOf(field: FieldOf<'datetime'>): string | undefined {
  return februaryDays(field, '29').find(isDateTime);
}

/** A moment of the example's year without leading zeros. */
export function unpaddedDateTime(source: DateTimeField): string {
  return `${exampleMoment(source).slice(0, 4)}-3-5 1:02:03`;
}

function exampleMoment({ suite, entity, field }: DateTimeField): string {
  return String(exampleValue(suite, entity, field));
}

/** Noon of a day in February of successive years, as far as it is within the bounds, whether it exists or not. */
function februaryDays({ after, before }: FieldOf<'datetime'>, day: string): readonly string[] {
  const bound = after ?? before ?? '2024';
  const first = Number(bound.slice(0, 4)) - (after === undefined ? 4 : 0);
  return Array.from({ length: 9 }, (_, years) => String(first + years).padStart(4, '0'))
    .map((year) => `${year}-02-${day} 12:00:00`)
    .filter((text) => text >= (after ?? '') && text <= (before ?? '9999'));
}
