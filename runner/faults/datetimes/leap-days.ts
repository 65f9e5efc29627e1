/** Calendars whose February has 29 days too seldom, or too often. */
import { CENTURIES_WITHOUT_LEAP_DAY } from '../../../spec/boundaries.ts';
import { isDateTime } from '../../../spec/datetime.ts';
import type { FieldOf } from '../../../spec/schema.ts';
import type { Fault } from '../fault.ts';
import { refusing } from '../refusing.ts';
import { someField } from '../schema-parts.ts';
import { unchecked } from '../unchecked.ts';
import { bothWrites } from '../writes.ts';

/** Whether there is a leap day between the bounds; with none on one side, there is. */
function takesLeapDay({ after, before }: FieldOf<'datetime'>): boolean {
  if (after === undefined || before === undefined) return true;
  const [first, last] = [Number(after.slice(0, 4)), Number(before.slice(0, 4))];
  return Array.from({ length: Math.min(last - first, 8) + 1 }, (_, years) => first + years)
    .map((year) => `${String(year).padStart(4, '0')}-02-29`)
    .filter((day) => isDateTime(`${day} 00:00:00`))
    .some((day) => `${day} 23:59:59` >= after && `${day} 00:00:00` <= before);
}

export const leapDayRefused: Fault = {
  id: 'datetimes.leap-day-refused',
  what: 'Create and update refuse February 29 of a leap year.',
  category: 'data validation',
  clause: 'values.datetime',
  observable: someField((field) => field.type === 'datetime' && takesLeapDay(field)),
  behaviour: refusing(
    bothWrites,
    ({ type }, value) =>
      type === 'datetime' && typeof value === 'string' && value.slice(5, 10) === '02-29',
  ),
};

/** Whether the last February day of such a year, and the next, are between the bounds. */
const takesCentury = ({ after = '', before = '9999' }: FieldOf<'datetime'>): boolean =>
  CENTURIES_WITHOUT_LEAP_DAY.some(
    (year) => `${year}-02-28 00:00:00` >= after && `${year}-03-01 23:59:59` <= before,
  );

export const centuryLeapDayAccepted: Fault = {
  id: 'datetimes.leap-day-of-a-century-accepted',
  what: 'Create and update take February 29 of every fourth year, 1900 and 2100 among them.',
  category: 'data validation',
  clause: 'values.datetime',
  observable: someField((field) => field.type === 'datetime' && takesCentury(field)),
  behaviour: unchecked(
    bothWrites,
    ({ value, rule }) => rule === 'datetime' && /^(19|21)00-02-29 /.test(String(value)),
  ),
};
