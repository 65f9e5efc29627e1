/** What was renamed or removed, and still answers under its old path. */
import { actionPath, endpointOf } from '../../../spec/naming.ts';
import { findRow } from '../../../spec/semantics/database.ts';
import type { Database } from '../../../spec/semantics/database.ts';
import type { Removal, Removed } from '../../../spec/snapshot.ts';
import type { ApiRequest } from '../../reference-server/routes.ts';
import { askedBy } from '../../reference-server/asked.ts';
import type { Fault } from '../fault.ts';
import { lostBy } from './old-names.ts';

type PathList = Exclude<keyof Removed, 'fields'>;

/** What is answered at a path that is gone; `undefined` at any other. */
type Ghost = (request: ApiRequest, database: Database, removed: Removed) => unknown;

const ghosts: Readonly<Record<PathList, Ghost>> = {
  endpoints: ({ method, target }, _, { endpoints }) => {
    const gone = endpoints.find(({ path }) => target === path || target.startsWith(`${path}/`));
    if (gone === undefined) return undefined;
    return method === 'GET' && target === gone.path ? [] : {};
  },
  analytics: ({ target }, _, { analytics }) =>
    analytics.some(({ path }) => path === target) ? { result: 0 } : undefined,
  actions: ({ target }, database, { actions }) => {
    const [endpoint = '', id = ''] = target.slice(1).split('/');
    const known = actions.find(
      ({ entity, action }) =>
        endpointOf(entity) === endpoint && target === actionPath(entity, id, action),
    );
    return known && findRow(database, known.entity, id);
  },
};

/** Paths of the list answer where the right server finds nothing: all that are gone, or those that went by one kind of change. */
function stillAnswering(list: PathList, kind?: Removal): Pick<Fault, 'observable' | 'behaviour'> {
  const concerned = (removed: Removed): Removed =>
    kind === undefined ? removed : lostBy(removed, kind);
  return {
    observable: ({ removed }) => concerned(removed)[list].length > 0,
    behaviour: {
      routes: (right, { removed }) => {
        const lost = concerned(removed);
        return (database, request) => {
          const answer = right(database, request);
          const json = answer.status === 404 ? ghosts[list](request, database, lost) : undefined;
          return json === undefined ? answer : { status: 200, json, database };
        };
      },
    },
  };
}

const GONE = { category: 'rename', clause: 'changes.gone' } as const;
const WITH_FIELD = { category: 'regression', clause: 'changes.delete-field' } as const;
const WITH_ENTITY = { category: 'cascade deletion', clause: 'changes.delete-entity' } as const;

export const goneFaults: readonly Fault[] = [
  {
    id: 'changes.old-endpoints-answer',
    what: 'The endpoints of an entity still answer under a name that it has no more.',
    ...GONE,
    ...stillAnswering('endpoints'),
  },
  {
    id: 'changes.old-analytics-answer',
    what: 'Analytics still answer at a path that is gone.',
    ...GONE,
    ...stillAnswering('analytics'),
  },
  {
    id: 'changes.old-actions-answer',
    what: 'An action that is gone still answers 200.',
    ...GONE,
    category: 'regression',
    ...stillAnswering('actions'),
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
  {
    id: 'changes.deleted-entities-answer',
    what: 'The endpoints of a deleted entity still answer.',
    ...WITH_ENTITY,
    ...stillAnswering('endpoints', 'delete_entity'),
  },
  {
    id: 'changes.analytics-of-deleted-entities-answer',
    what: 'Analytics of a deleted entity still answer.',
    ...WITH_ENTITY,
    ...stillAnswering('analytics', 'delete_entity'),
  },
  {
    id: 'changes.analytics-of-deleted-fields-answer',
    what: 'Analytics over a deleted field still answer.',
    ...WITH_FIELD,
    ...stillAnswering('analytics', 'delete_field'),
  },
  {
    id: 'changes.actions-of-deleted-states-answer',
    what: 'An action whose state field was deleted still answers 200.',
    ...WITH_FIELD,
    ...stillAnswering('actions', 'delete_field'),
  },
];
