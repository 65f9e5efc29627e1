/** Names that are gone: their paths answer 404, and objects do not have them any more. */
import type { ClauseId } from '../../../spec/contract.ts';
import { exampleId } from '../../../spec/examples.ts';
import { entityOf } from '../../../spec/lookup.ts';
import { actionPath, collectionPath, endpointOf } from '../../../spec/naming.ts';
import type { Removal, RemovedAction, RemovedField, RemovedPath } from '../../../spec/snapshot.ts';
import { otherValue, plainFields } from '../data.ts';
import { testsInFile } from '../draft.ts';
import type { Draft, PlanTest, SuiteFamily } from '../draft.ts';
import { REMOVED_FILE } from '../naming.ts';
import type { Seen } from '../recorder.ts';
import type { Suite } from '../suite.ts';

/** The sentences from which it follows that a name is gone; of a path there is always one on whatever is gone. */
const clausesBehind: Readonly<Record<Removal, readonly ClauseId[]>> = {
  rename_entity: ['changes.rename-entity'],
  rename_field: ['changes.rename-field'],
  delete_entity: ['changes.delete-entity'],
  delete_field: ['changes.delete-field'],
  delete_analytics: [],
  remove_action: [],
};

/** What the snapshot remembers of the turns before: endpoints, analytics, actions and fields that were. */
export const planRemoved: SuiteFamily = (suite) => {
  const { endpoints, analytics, actions, fields } = suite.snapshot.removed;
  const planTest = testsInFile(suite, {
    family: 'removed',
    file: REMOVED_FILE,
    prefix: 'removed',
  });
  return [
    ...endpoints.map((name) => planEndpoint(planTest, suite, name)),
    ...analytics.map((name) => planAnalytics(planTest, name)),
    ...actions.map((name) => planAction(planTest, name)),
    ...fields.map((name) => planField(planTest, suite, name)),
  ];
};

const dotted = (path: string): string => path.slice(1).replaceAll('/', '.');
const clausesOfPath = (by: Removal): readonly ClauseId[] => ['changes.gone', ...clausesBehind[by]];
const whyPathIsGone = ({ path, now }: RemovedPath): string =>
  now === null ? `the specification has no ${path} any more` : `${path} is ${now} now`;

/** Of an entity that has another name now there is an object, which is found under that name alone. */
function planEndpoint(planTest: PlanTest, { schema }: Suite, name: RemovedPath): Draft {
  const { path, by, now } = name;
  const entity = schema.entities.find((candidate) => collectionPath(candidate.name) === now);
  return planTest(`endpoint.${dotted(path)}`, `${path} is gone`, clausesOfPath(by), (t) => {
    const because = whyPathIsGone(name);
    const id = entity ? exampleId(entity.name) : `${path.slice(1)}-1`;
    if (entity) t.create(entity.name);
    t.gone('GET', path, because);
    t.gone('POST', path, because, { id: `${path.slice(1)}-1` });
    t.gone('GET', `${path}/${id}`, because);
    if (!entity) return;
    t.gone('PATCH', `${path}/${id}`, because, { id });
    for (const action of entity.actions) t.gone('POST', `${path}/${id}/${action.name}`, because);
    t.gone('DELETE', `${path}/${id}`, because);
    t.read(entity.name, id, { shows: 'all', because: 'a path that is gone changes nothing' });
  });
}

function planAnalytics(planTest: PlanTest, name: RemovedPath): Draft {
  const { path, by } = name;
  return planTest(dotted(path), `${path} is gone`, clausesOfPath(by), (t) => {
    t.gone('GET', path, whyPathIsGone(name));
  });
}

function planAction(planTest: PlanTest, { entity, action, by }: RemovedAction): Draft {
  return planTest(
    `action.${endpointOf(entity)}.${action}`,
    `${entity} no longer has the action ${action}`,
    clausesOfPath(by),
    (t) => {
      const id = exampleId(entity);
      t.create(entity);
      t.gone('POST', actionPath(entity, id, action), `${entity} has no ${action} any more`);
      t.read(entity, id, { shows: 'all', because: 'an action that is gone changes nothing' });
    },
  );
}

/** A field that was renamed is seen under its new name instead. */
function planField(
  planTest: PlanTest,
  suite: Suite,
  { entity, field, by, now }: RemovedField,
): Draft {
  return planTest(
    `field.${endpointOf(entity)}.${field}`,
    `${entity} no longer has the field ${field}`,
    clausesBehind[by],
    (t) => {
      const id = exampleId(entity);
      const owner = entityOf(suite.schema, entity);
      const [changed] = plainFields(owner);
      const because =
        now === null ? `${entity} has no ${field} any more` : `${field} is ${now} now`;
      const seen: Seen = {
        ...(now !== null && { shows: [now] }),
        absent: [field],
        because,
      };
      t.create(entity, {}, seen);
      t.read(entity, id, seen);
      if (changed !== undefined)
        t.update(entity, id, { [changed.name]: otherValue(suite, owner, changed) }, seen);
      t.list(entity, ['id'], because, { absent: [field] });
    },
  );
}
