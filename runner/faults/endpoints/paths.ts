/** Entities that are reached at another path than the contract says, and not at the right one. */
import { endpointOf } from '../../../spec/naming.ts';
import type { Fault } from '../fault.ts';
import { someEntity } from '../schema-parts.ts';

export const pathFaults: readonly Fault[] = [
  {
    id: 'endpoints.plural-paths',
    what: 'Paths have the plural of the name of the entity: `/dogs`.',
    category: 'wrong endpoint',
    clause: 'endpoints.names',
    ...reachedAt((name) => `${endpointOf(name)}s`),
  },
  {
    id: 'endpoints.snake-case-paths',
    what: 'The words of a name are joined by an underscore in paths: `/user_profile`.',
    category: 'wrong endpoint',
    clause: 'endpoints.names',
    ...reachedAt((name) => endpointOf(name.replaceAll(/(?<=[a-z0-9])(?=[A-Z])/g, '_'))),
  },
];

/** Every entity is reached at the spelling of its name alone, wherever an endpoint stands in a path. */
function reachedAt(spell: (entity: string) => string): Pick<Fault, 'observable' | 'behaviour'> {
  return {
    observable: someEntity(({ name }) => spell(name) !== endpointOf(name)),
    behaviour: {
      routes:
        (right, { schema }) =>
        (database, request) => {
          const segments = request.target.split('/');
          const at = segments[1] === 'analytics' ? 2 : 1;
          const entity = schema.entities.find(({ name }) => spell(name) === segments[at]);
          const known = schema.entities.some(({ name }) => endpointOf(name) === segments[at]);
          if (!entity && known) return { status: 404, json: { error: 'not found' }, database };
          const meant = entity ? segments.with(at, endpointOf(entity.name)) : segments;
          return right(database, { ...request, target: meant.join('/') });
        },
    },
  };
}
