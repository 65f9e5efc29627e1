/** A create with an id that is in use is not refused. */
import { findRow, withoutRow } from '../../../spec/semantics/database.ts';
import type { Fault } from '../fault.ts';
import { always } from '../schema-parts.ts';
import { otherWrites } from '../writes.ts';

const TAKEN = { category: 'data validation', clause: 'ids.taken', profile: 'strict' } as const;

export const takenIdFaults: readonly Fault[] = [
  {
    id: 'refused.taken-id-replaces-the-object',
    what: 'Create replaces the object that has the id already.',
    ...TAKEN,
    observable: always,
    behaviour: otherWrites(['create'], ({ server, entity, body }, proceed) => {
      const { schema, database } = server;
      const id = String(body['id']);
      return findRow(database, entity.name, id)
        ? proceed({ schema, database: withoutRow(schema, database, entity.name, id) }, body)
        : proceed(server, body);
    }),
  },
  {
    id: 'refused.taken-id-answers-the-object',
    what: 'Create answers the object that has the id already, as if it had just been created.',
    ...TAKEN,
    observable: always,
    behaviour: otherWrites(['create'], ({ server, entity, body }, proceed) => {
      const { database } = server;
      const row = findRow(database, entity.name, String(body['id']));
      return row ? { ok: true, database, answer: row } : proceed(server, body);
    }),
  },
];
