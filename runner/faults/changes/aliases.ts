/** What was renamed, and answers under its old path as well as under its new one. */
import { collectionPath } from '../../../spec/naming.ts';
import type { Removal, Removed, RemovedPath } from '../../../spec/snapshot.ts';
import type { Fault } from '../fault.ts';
import { lostBy } from './old-names.ts';

/** Which of the paths below an old one are alike: those of as many more segments; left out, all. */
type Depth = 1 | 2;

/** Requests to paths that went by a rename are answered as if they had been made to the paths of today. */
function answeringUnderBoth(
  kind: Removal,
  depth?: Depth,
): Pick<Fault, 'category' | 'observable' | 'behaviour'> {
  return {
    category: 'rename',
    observable: ({ removed }) => aliases(removed, kind).length > 0,
    behaviour: {
      routes: (right, { removed }) => {
        const known = aliases(removed, kind);
        return (database, request) =>
          right(database, { ...request, target: today(request.target, known, depth) });
      },
    },
  };
}

/** Whether an entity with actions had another name. */
const hasActionsUnderBoth: Fault['observable'] = ({ schema, removed }) =>
  aliases(removed, 'rename_entity').some(({ now }) =>
    schema.entities.some(({ name, actions }) => collectionPath(name) === now && actions.length > 0),
  );

export const aliasFaults: readonly Fault[] = [
  {
    id: 'changes.renamed-entities-answer-under-both-names',
    what: 'The endpoints and analytics of a renamed entity answer under its old name, too.',
    clause: 'changes.rename-entity',
    ...answeringUnderBoth('rename_entity'),
  },
  {
    id: 'changes.renamed-objects-answer-under-both-names',
    what: 'The objects of a renamed entity, but not their collection, answer under its old name, too.',
    clause: 'changes.rename-entity',
    ...answeringUnderBoth('rename_entity', 1),
  },
  {
    id: 'changes.renamed-actions-answer-under-both-names',
    what: 'The actions of a renamed entity, and nothing else of it, answer under its old name, too.',
    clause: 'changes.rename-entity',
    ...answeringUnderBoth('rename_entity', 2),
    observable: hasActionsUnderBoth,
  },
  {
    id: 'changes.analytics-of-renamed-fields-answer-under-both-names',
    what: 'Analytics over a renamed field answer under its old name, too.',
    clause: 'changes.rename-field',
    ...answeringUnderBoth('rename_field'),
  },
];

interface Alias {
  readonly path: string;
  readonly now: string;
}

function aliases(removed: Removed, kind: Removal): readonly Alias[] {
  const { endpoints, analytics } = lostBy(removed, kind);
  return [...endpoints, ...analytics].filter(
    (name): name is RemovedPath & Alias => name.now !== null,
  );
}

function today(target: string, known: readonly Alias[], depth: Depth | undefined): string {
  const alias = known.find(({ path }) => target === path || target.startsWith(`${path}/`));
  if (alias === undefined) return target;
  const below = target.slice(alias.path.length);
  const concerned = depth === undefined || below.split('/').length - 1 === depth;
  return concerned ? alias.now + below : target;
}
