/** Texts that are no datetimes, as near to the field's range as possible: only the format or the calendar is wrong. */
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
  return {
    dates: [
      impossibleDay(source, moment),
      `${moment.slice(0, 4)}-13-01 ${time}`,
      `${date} 25:00:00`,
    ],
    formats: [`${date}T${time}Z`, date, 'not a date'],
  };
}

/** A moment of the example's year without leading zeros. */
export function unpaddedDateTime(source: DateTimeField): string {
  return `${exampleMoment(source).slice(0, 4)}-3-5 1:02:03`;
}

function exampleMoment({ suite, entity, field }: DateTimeField): string {
  return String(exampleValue(suite, entity, field));
}

/** A day that no calendar has, within the bounds of the field if there is one: February 30, April 31, … */
function impossibleDay({ field }: DateTimeField, moment: string): string {
  const { after = moment, before = moment } = field;
  const years = [moment, after, before].map((text) => text.slice(0, 4));
  const days = years.flatMap((year) =>
    ['02-30', '04-31', '06-31', '09-31', '11-31'].map(
      (day) => `${year}-${day} ${moment.slice(11)}`,
    ),
  );
  const { after: first = '', before: last = '9999' } = field;
  return (
    days.find((day) => day >= first && day <= last) ?? `${years[0] ?? ''}-02-30 ${moment.slice(11)}`
  );
}
