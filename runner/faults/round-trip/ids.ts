/** Ids that come back as something else. */
import { rowsOf } from '../../../spec/semantics/database.ts';
import type { Fault } from '../fault.ts';
import { always } from '../schema-parts.ts';
import { everyShowing, otherShown } from '../shown.ts';

export const idShownAsNumber: Fault = {
  id: 'round-trip.ids-become-numbers',
  what: 'Answers show the row number of an object as its id.',
  category: 'type error',
  clause: 'ids.client',
  observable: always,
  behaviour: otherShown(everyShowing, ({ name }, value, { entity, database }) =>
    name === 'id' ? [...rowsOf(database, entity.name).keys()].indexOf(String(value)) + 1 : value,
  ),
};
