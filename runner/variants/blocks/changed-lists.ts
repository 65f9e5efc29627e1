/** Lists of objects in another order. */
import type { Row } from '../../../spec/semantics/database.ts';
import type { Behaviour } from '../../reference-server/behaviour.ts';

/** A server that lists the objects of an entity in an order of its own; `rows` are in order of creation. */
export function changedLists(order: (rows: readonly Row[]) => readonly Row[]): Behaviour {
  return {
    semantics: (right) => ({
      ...right,
      list: (server, entity) => {
        const outcome = right.list(server, entity);
        return outcome.ok ? { ...outcome, answer: order(outcome.answer) } : outcome;
      },
    }),
  };
}
