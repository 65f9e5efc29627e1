/** Deletes that do something else to the objects that refer to the deleted one. */
import { must } from '../../../spec/lookup.ts';
import { findRow, withRow } from '../../../spec/semantics/database.ts';
import type { Database } from '../../../spec/semantics/database.ts';
import type { Server } from '../../../spec/semantics/model.ts';
import type { Behaviour } from '../../reference-server/behaviour.ts';
import { referringTo } from './referring.ts';
import type { Referring } from './referring.ts';

/** A delete that succeeded, with all that referred to the object before. */
export interface Deleted {
  readonly server: Server;
  readonly entity: string;
  readonly id: string;
  readonly referring: readonly Referring[];
  /** The data after a right delete. */
  readonly after: Database;
}

/** Gives every delete that succeeds other data. */
export function otherDelete(data: (deleted: Deleted) => Database): Behaviour {
  return {
    semantics: (right) => ({
      ...right,
      remove: (server, entity, id) => {
        const { schema, database } = server;
        const outcome = right.remove(server, entity, id);
        if (!outcome.ok) return outcome;
        const referring = referringTo(schema, database, { entity, id }).filter(
          ({ entity: owner, row }) => findRow(outcome.database, owner, String(row['id'])),
        );
        const deleted = { server, entity, id, referring, after: outcome.database };
        return { ...outcome, database: data(deleted) };
      },
    }),
  };
}

/** Deletes put back what some of the referring fields held. */
export function forgetting(
  forgets: (referring: Referring, deleted: Deleted) => boolean,
): Behaviour {
  return otherDelete((deleted) =>
    deleted.referring
      .filter((referring) => forgets(referring, deleted))
      .reduce((database, { entity, row, field }) => {
        const now = must(findRow(database, entity, String(row['id'])), 'the referring object');
        const then = row[field.name] ?? null;
        return withRow(database, entity, { ...now, [field.name]: then });
      }, deleted.after),
  );
}
