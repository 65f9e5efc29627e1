/** Reads that find something else than the object with the id. */
import { rowsOf } from '../../../spec/semantics/database.ts';
import { changedSuccesses } from '../../reference-server/changed-answers.ts';
import type { Fault } from '../fault.ts';
import { always } from '../schema-parts.ts';

export const readFaults: readonly Fault[] = [
  {
    id: 'endpoints.read-finds-the-oldest',
    what: 'A read answers the oldest object of the entity, whichever of its ids is asked for.',
    category: 'missing feature',
    clause: 'endpoints.read',
    observable: always,
    behaviour: changedSuccesses(['read'], (answer, { asked, before }) => ({
      ...answer,
      json: [...rowsOf(before, asked.entity.name).values()][0],
    })),
  },
  {
    id: 'endpoints.read-is-wrapped',
    what: 'A read answers the object inside of another one.',
    category: 'missing feature',
    clause: 'endpoints.read',
    observable: always,
    behaviour: changedSuccesses(['read'], (answer) => ({ ...answer, json: { data: answer.json } })),
  },
];
