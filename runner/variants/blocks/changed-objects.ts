/** Objects that are answered otherwise than they are stored. */
import { must } from '../../../spec/lookup.ts';
import type { Entity } from '../../../spec/schema.ts';
import type { Row } from '../../../spec/semantics/database.ts';
import type { Behaviour } from '../../reference-server/behaviour.ts';
import { entityAt, operationOf } from './operation.ts';
import type { Operation } from './operation.ts';

/** Makes what is shown of a stored object. */
type ObjectChange = (
  row: Row,
  about: { readonly entity: Entity; readonly operation: Operation },
) => object;

const showingObjects: ReadonlySet<Operation> = new Set([
  'create',
  'list',
  'read',
  'update',
  'action',
]);

/** A server that shows every object, alone or in a list, in its own way. */
export function changedObjects(change: ObjectChange): Behaviour {
  return {
    routes:
      (right, { schema }) =>
      (database, request) => {
        const answer = right(database, request);
        const operation = operationOf(request);
        if (operation === undefined || !showingObjects.has(operation) || answer.status >= 400)
          return answer;
        const entity = must(entityAt(schema, request.target), `an entity at ${request.target}`);
        const shown = (row: Row): object => change(row, { entity, operation });
        const json = Array.isArray(answer.json)
          ? (answer.json as readonly Row[]).map(shown)
          : shown(answer.json as Row);
        return { ...answer, json };
      },
  };
}
