/** Datetimes that come back in another format, or as another moment. */
import { shiftDateTime } from '../../../spec/datetime.ts';
import type { Fault } from '../fault.ts';
import { someField } from '../schema-parts.ts';
import { everyShowing, otherShown } from '../shown.ts';
import { keptOtherwise } from './kept-otherwise.ts';

const datetime = { type: 'datetime' } as const;
const hasDateTime = someField(({ type }) => type === 'datetime');

const shownAs = (
  { id, what }: Pick<Fault, 'id' | 'what'>,
  show: (moment: string) => unknown,
): Fault => ({
  id: `round-trip.${id}`,
  what,
  category: 'data validation',
  clause: 'values.datetime',
  observable: hasDateTime,
  behaviour: otherShown(everyShowing, ({ type }, value) =>
    type === 'datetime' && typeof value === 'string' ? show(value) : value,
  ),
});

export const datetimeFaults: readonly Fault[] = [
  shownAs(
    { id: 'datetimes-are-iso', what: 'Datetimes are answered as YYYY-MM-DDThh:mm:ssZ.' },
    (moment) => `${moment.replace(' ', 'T')}Z`,
  ),
  shownAs(
    { id: 'datetimes-are-epochs', what: 'Datetimes are answered as seconds since 1970.' },
    (moment) => Date.parse(`${moment.replace(' ', 'T')}Z`) / 1000,
  ),
  keptOtherwise<string>({
    ...datetime,
    id: 'datetimes-lose-their-time',
    what: 'Datetimes are stored as midnight of their day.',
    alter: (moment) => `${moment.slice(0, 10)} 00:00:00`,
    observable: someField(
      (field) =>
        field.type === 'datetime' &&
        !(field.after === field.before && field.after?.endsWith('00:00:00')),
    ),
  }),
  keptOtherwise<string>({
    ...datetime,
    id: 'datetimes-move-by-a-zone',
    what: 'Datetimes are stored an hour off, as if in another time zone.',
    alter: (moment) => shiftDateTime(moment, -3600),
  }),
];
