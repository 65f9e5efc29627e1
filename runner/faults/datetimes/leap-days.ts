/** A calendar whose February never has 29 days. */
import { isDateTime } from '../../../spec/datetime.ts';
import type { FieldOf } from '../../../spec/schema.ts';
import type { Fault } from '../fault.ts';
import { refusing } from '../refusing.ts';
import { someField } from '../schema-parts.ts';
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
