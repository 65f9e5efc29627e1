/** What was renamed or removed, and still answers under its old path. */
import { actionPath, endpointOf } from '../../../spec/naming.ts';
import { findRow } from '../../../spec/semantics/database.ts';
import type { Database } from '../../../spec/semantics/database.ts';
import type { Snapshot } from '../../../spec/snapshot.ts';
import type { Behaviour } from '../../reference-server/behaviour.ts';
import type { ApiRequest } from '../../reference-server/routes.ts';
import { askedBy } from '../answers.ts';
import type { Fault } from '../fault.ts';

const GONE = { category: 'rename', clause: 'changes.gone' } as const;

/** What is answered at a path that is gone; `undefined` where it is not. */
type Ghost = (request: ApiRequest, database: Database, snapshot: Snapshot) => unknown;

const collections: Ghost = ({ method, target }, _, { removed }) => {
  const path = removed.endpoints.find((one) => target === one || target.startsWith(`${one}/`));
  if (path === undefined) return undefined;
  return method === 'GET' && target === path ? [] : {};
};
const analytics: Ghost = ({ target }, _, { removed }) =>
  removed.analytics.includes(target) ? { result: 0 } : undefined;
const actions: Ghost = ({ target }, database, { removed }) => {
  const [endpoint = '', id = ''] = target.slice(1).split('/');
  const known = removed.actions.find(
    ({ entity, action }) =>
      endpointOf(entity) === endpoint && target === actionPath(entity, id, action),
  );
  return known && findRow(database, known.entity, id);
};

export const goneFaults: readonly Fault[] = [
  {
    id: 'changes.old-endpoints-answer',
    what: 'The endpoints of an entity still answer under a name that it has no more.',
    ...GONE,
    observable: ({ removed }) => removed.endpoints.length > 0,
    behaviour: answering(collections),
  },
  {
    id: 'changes.old-analytics-answer',
    what: 'Analytics still answer at a path that is gone.',
    ...GONE,
    observable: ({ removed }) => removed.analytics.length > 0,
    behaviour: answering(analytics),
  },
  {
    id: 'changes.old-actions-answer',
    what: 'An action that is gone still answers 200.',
    ...GONE,
    category: 'regression',
    observable: ({ removed }) => removed.actions.length > 0,
    behaviour: answering(actions),
  },
  {
    id: 'changes.any-path-answers',
    what: 'Paths that there are not answer 200 and an empty object.',
    ...GONE,
    category: 'hallucinated feature',
    observable: ({ removed }) =>
      removed.endpoints.length + removed.analytics.length + removed.actions.length > 0,
    behaviour: {
      routes:
        (right, { schema }) =>
        (database, request) => {
          const answer = right(database, request);
          return answer.status === 404 && !askedBy(schema, request)
            ? { status: 200, json: {}, database }
            : answer;
        },
    },
  },
];

/** Answers where the right server finds nothing. */
function answering(ghost: Ghost): Behaviour {
  return {
    routes: (right, snapshot) => (database, request) => {
      const answer = right(database, request);
      const json = answer.status === 404 ? ghost(request, database, snapshot) : undefined;
      return json === undefined ? answer : { status: 200, json, database };
    },
  };
}
