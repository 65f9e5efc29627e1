/** Requests with an id that no object has, answered as if there were one. */
import { rowsOf } from '../../../spec/semantics/database.ts';
import { changedAnswers } from '../../reference-server/changed-answers.ts';
import type { Behaviour } from '../../reference-server/behaviour.ts';
import type { ApiAnswer } from '../../reference-server/routes.ts';
import type { Fault } from '../fault.ts';
import { always, someAction, someEntity } from '../schema-parts.ts';

const UNKNOWN = { clause: 'endpoints.unknown-id' } as const;

/** Answers that requests of a kind get in the place of 404. */
function inPlaceOf404(
  kind: 'read' | 'update' | 'delete' | 'act',
  answer: Omit<ApiAnswer, 'database'>,
): Behaviour {
  return changedAnswers([kind], (right) =>
    right.status === 404 ? { ...answer, database: right.database } : right,
  );
}

export const unknownIdFaults: readonly Fault[] = [
  {
    id: 'endpoints.unknown-id-reads-null',
    what: 'A read with an unknown id answers 200 and `null`.',
    category: 'missing feature',
    ...UNKNOWN,
    observable: always,
    behaviour: inPlaceOf404('read', { status: 200, json: null }),
  },
  {
    id: 'endpoints.unknown-id-crashes-update',
    what: 'An update with an unknown id answers 500.',
    category: 'server crash',
    ...UNKNOWN,
    observable: always,
    behaviour: inPlaceOf404('update', { status: 500, json: { error: 'None' } }),
  },
  {
    id: 'endpoints.unknown-id-is-deleted',
    what: 'A delete with an unknown id answers 204.',
    category: 'missing feature',
    ...UNKNOWN,
    observable: always,
    behaviour: inPlaceOf404('delete', { status: 204 }),
  },
  {
    id: 'endpoints.unknown-id-crashes-action',
    what: 'An action with an unknown id answers 500.',
    category: 'server crash',
    ...UNKNOWN,
    observable: someAction(() => true),
    behaviour: inPlaceOf404('act', { status: 500, json: { error: 'None' } }),
  },
  {
    id: 'endpoints.read-finds-objects-of-others',
    what: 'A read finds the objects of other entities too.',
    category: 'hallucinated feature',
    ...UNKNOWN,
    observable: someEntity((_, { schema }) => schema.entities.length > 1),
    behaviour: changedAnswers(['read'], (answer, { asked, before, snapshot }) => {
      if (answer.status !== 404) return answer;
      const rows = snapshot.schema.entities.map(({ name }) => rowsOf(before, name).get(asked.id));
      const json = rows.find((row) => row !== undefined);
      return json ? { ...answer, status: 200, json } : answer;
    }),
  },
];
