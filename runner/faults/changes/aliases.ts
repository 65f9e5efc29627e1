/** What was renamed, and answers under its old path as well as under its new one. */
import type { Removal, Removed, RemovedPath } from '../../../spec/snapshot.ts';
import type { Fault } from '../fault.ts';
import { lostBy } from './old-names.ts';

/** Requests to paths that went by a rename are answered as if they had been made to the paths of today. */
function answeringUnderBoth(kind: Removal): Pick<Fault, 'category' | 'observable' | 'behaviour'> {
  return {
    category: 'rename',
    observable: ({ removed }) => aliases(removed, kind).length > 0,
    behaviour: {
      routes: (right, { removed }) => {
        const known = aliases(removed, kind);
        return (database, request) =>
          right(database, { ...request, target: today(request.target, known) });
      },
    },
  };
}

export const aliasFaults: readonly Fault[] = [
  {
    id: 'changes.renamed-entities-answer-under-both-names',
    what: 'The endpoints and analytics of a renamed entity answer under its old name, too.',
    clause: 'changes.rename-entity',
    ...answeringUnderBoth('rename_entity'),
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

function today(target: string, known: readonly Alias[]): string {
  const alias = known.find(({ path }) => target === path || target.startsWith(`${path}/`));
  return alias === undefined ? target : alias.now + target.slice(alias.path.length);
}
