/** Names that are gone: their paths answer 404, and objects do not have them any more. */
import { exampleId } from '../../../spec/examples.ts';
import { entityOf } from '../../../spec/lookup.ts';
import { actionPath, endpointOf } from '../../../spec/naming.ts';
import { otherValue, plainFields } from '../data.ts';
import { testsInFile } from '../draft.ts';
import type { SuiteFamily } from '../draft.ts';
import { REMOVED_FILE } from '../naming.ts';

/** What the snapshot remembers of the turns before: endpoints, analytics, actions and fields that were. */
export const planRemoved: SuiteFamily = (suite) => {
  const { endpoints, analytics, actions, fields } = suite.snapshot.removed;
  const planTest = testsInFile(suite, {
    family: 'removed',
    file: REMOVED_FILE,
    prefix: 'removed',
  });
  const dotted = (path: string): string => path.slice(1).replaceAll('/', '.');
  return [
    ...endpoints.map((path) =>
      planTest(
        `endpoint.${dotted(path)}`,
        `${path} is gone`,
        ['changes.gone', 'changes.rename-entity'],
        (t) => {
          const id = `${path.slice(1)}-1`;
          const because = `the specification has no ${path} any more`;
          t.gone('GET', path, because);
          t.gone('POST', path, because, { id });
          t.gone('GET', `${path}/${id}`, because);
        },
      ),
    ),
    ...analytics.map((path) =>
      planTest(
        dotted(path),
        `${path} is gone`,
        ['changes.gone', 'changes.rename-field', 'changes.delete-field'],
        (t) => {
          t.gone('GET', path, `the specification has no ${path} any more`);
        },
      ),
    ),
    ...actions.map(({ entity, action }) =>
      planTest(
        `action.${endpointOf(entity)}.${action}`,
        `${entity} no longer has the action ${action}`,
        ['changes.gone', 'changes.delete-field'],
        (t) => {
          const id = exampleId(entity);
          t.create(entity);
          t.gone('POST', actionPath(entity, id, action), `${entity} has no ${action} any more`);
          t.read(entity, id, { shows: 'all', because: 'an action that is gone changes nothing' });
        },
      ),
    ),
    ...fields.map(({ entity, field }) =>
      planTest(
        `field.${endpointOf(entity)}.${field}`,
        `${entity} no longer has the field ${field}`,
        ['changes.rename-field', 'changes.delete-field', 'changes.delete-entity'],
        (t) => {
          const id = exampleId(entity);
          const owner = entityOf(suite.schema, entity);
          const [changed] = plainFields(owner);
          const seen = { absent: [field], because: `${entity} has no ${field} any more` };
          t.create(entity, {}, seen);
          t.read(entity, id, seen);
          if (changed !== undefined)
            t.update(entity, id, { [changed.name]: otherValue(suite, owner, changed) }, seen);
        },
      ),
    ),
  ];
};
