/** What a server answers to a create with an id that another object has. */
import { findRow } from '../../../spec/semantics/database.ts';
import type { Behaviour } from '../../reference-server/behaviour.ts';
import type { AnswerChange } from './changed-answers.ts';
import { entityAt, operationOf } from './operation.ts';

/** A server that refuses such a create in its own way. */
export function onTakenId(change: AnswerChange): Behaviour {
  return {
    routes:
      (right, { schema }) =>
      (database, request) => {
        const answer = right(database, request);
        const entity = entityAt(schema, request.target);
        if (!entity || operationOf(request) !== 'create' || answer.status !== 422) return answer;
        const { id } = JSON.parse(Buffer.from(request.body).toString()) as {
          readonly id?: unknown;
        };
        const taken = typeof id === 'string' && findRow(database, entity.name, id) !== undefined;
        return taken ? change(answer) : answer;
      },
  };
}
