/** Resets that are not there, or leave something behind. */
import { emptyDatabase, rowsOf } from '../../../spec/semantics/database.ts';
import type { Database } from '../../../spec/semantics/database.ts';
import type { Snapshot } from '../../../spec/snapshot.ts';
import { changedAnswers } from '../../reference-server/changed-answers.ts';
import type { Behaviour } from '../../reference-server/behaviour.ts';
import type { Fault } from '../fault.ts';
import { always } from '../schema-parts.ts';

const RESET = { category: 'missing feature', clause: 'testing.reset' } as const;

export const resetFaults: readonly Fault[] = [
  {
    id: 'endpoints.reset-is-missing',
    what: 'There is no `POST /reset`.',
    ...RESET,
    observable: always,
    behaviour: changedAnswers(['reset'], (answer, { before }) => ({
      ...answer,
      status: 404,
      database: before,
    })),
  },
  {
    id: 'endpoints.reset-keeps-the-last-entity',
    what: 'A reset keeps the objects of the entity that the specification names last.',
    ...RESET,
    observable: always,
    behaviour: keeping((names) => names.slice(-1)),
  },
  {
    id: 'endpoints.reset-empties-the-first-entity-alone',
    what: 'A reset removes the objects of the entity that the specification names first, and no others.',
    ...RESET,
    observable: ({ schema }) => schema.entities.length > 1,
    behaviour: keeping((names) => names.slice(1)),
  },
];

/** A reset keeps the objects of some entities. */
function keeping(kept: (names: readonly string[]) => readonly string[]): Behaviour {
  return changedAnswers(['reset'], (answer, { before, snapshot }) => ({
    ...answer,
    database: partOf(before, kept(snapshot.schema.entities.map(({ name }) => name)), snapshot),
  }));
}

function partOf(database: Database, names: readonly string[], { schema }: Snapshot): Database {
  return new Map([
    ...emptyDatabase(schema),
    ...names.map((name) => [name, rowsOf(database, name)] as const),
  ]);
}
