/** What servers remember of deleted objects that should not. */
import type { Semantics } from '../reference-server/routes.ts';

/** The semantics, taking note of every delete until the next reset, and the question whether an id was deleted. */
export function notingDeletes(right: Semantics): {
  readonly noting: Semantics;
  readonly wasDeleted: (entity: string, id: unknown) => boolean;
} {
  const deleted = new Set<string>();
  const noting: Semantics = {
    ...right,
    reset: (server) => {
      deleted.clear();
      return right.reset(server);
    },
    remove: (server, entity, id) => {
      deleted.add(`${entity} ${id}`);
      return right.remove(server, entity, id);
    },
  };
  return { noting, wasDeleted: (entity, id) => deleted.has(`${entity} ${String(id)}`) };
}
