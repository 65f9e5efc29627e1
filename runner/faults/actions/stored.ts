/** Actions that answer what they should have stored. */
import { findRow, withRow } from '../../../spec/semantics/database.ts';
import { changedSuccesses } from '../../reference-server/changed-answers.ts';
import type { Fault } from '../fault.ts';
import { someAction } from '../schema-parts.ts';
import { changesItself, reachesOthers } from './own-fields.ts';

const STORED = { category: 'missing feature', clause: 'actions.stored' } as const;

export const storedFaults: readonly Fault[] = [
  {
    id: 'actions.store-nothing',
    what: 'An action answers the changed object and stores nothing.',
    ...STORED,
    observable: someAction((action) => changesItself(action) || reachesOthers(action)),
    behaviour: changedSuccesses(['act'], (answer, { before }) => ({ ...answer, database: before })),
  },
  {
    id: 'actions.store-the-acting-object-alone',
    what: 'An action does not store what it changed on other objects.',
    ...STORED,
    observable: someAction(reachesOthers),
    behaviour: changedSuccesses(['act'], (answer, { asked, before }) => {
      const row = findRow(answer.database, asked.entity.name, asked.id);
      return { ...answer, database: row ? withRow(before, asked.entity.name, row) : before };
    }),
  },
  {
    id: 'actions.store-other-objects-alone',
    what: 'An action does not store what it changed on the acting object.',
    ...STORED,
    observable: someAction(changesItself),
    behaviour: changedSuccesses(['act'], (answer, { asked, before }) => {
      const row = findRow(before, asked.entity.name, asked.id);
      return {
        ...answer,
        database: row ? withRow(answer.database, asked.entity.name, row) : answer.database,
      };
    }),
  },
];
