/** What gets lost, or changes where it should not, when something else is renamed. */
import { endpointOf } from '../../../spec/naming.ts';
import type { Entity, Field } from '../../../spec/schema.ts';
import type { Row } from '../../../spec/semantics/database.ts';
import { isRenamed } from '../../../spec/snapshot.ts';
import type { Snapshot } from '../../../spec/snapshot.ts';
import { changedSuccesses } from '../../reference-server/changed-answers.ts';
import type { Fault } from '../fault.ts';
import { otherSchema } from '../other-schema.ts';
import { editFields } from '../schema-edits.ts';
import { someAnalytics, someEntity } from '../schema-parts.ts';
import { isOverRenamedField } from './old-names.ts';

const RENAMED_ENTITY = { category: 'rename', clause: 'changes.rename-entity' } as const;

/** Fields of renamed entities, edited in what creates and updates go by. */
const lostOfRenamed = (edit: (field: Field) => Field): Pick<Fault, 'observable' | 'behaviour'> =>
  otherSchema(['create', 'update'], (schema, snapshot) =>
    editFields(schema, (field, entity) =>
      field.name !== 'id' && isRenamed(snapshot.lineage, entity.name) ? edit(field) : field,
    ),
  );

export const lostFaults: readonly Fault[] = [
  {
    id: 'changes.defaults-lost-in-rename',
    what: 'The fields of a renamed entity have no defaults any more.',
    ...RENAMED_ENTITY,
    ...lostOfRenamed((field) => {
      if (!('default' in field)) return field;
      const { default: _, ...rest } = field;
      return { ...rest, required: false };
    }),
  },
  {
    id: 'changes.bounds-lost-in-rename',
    what: 'The numbers of a renamed entity have no bounds any more.',
    ...RENAMED_ENTITY,
    ...lostOfRenamed((field) => {
      if (field.type !== 'integer' && field.type !== 'float') return field;
      const { minimum: _minimum, maximum: _maximum, ...rest } = field;
      return rest;
    }),
  },
  {
    id: 'changes.enum-values-lost-in-rename',
    what: 'The enum fields of a renamed entity take any text.',
    ...RENAMED_ENTITY,
    ...lostOfRenamed((field) => {
      if (field.type !== 'enum') return field;
      const { enum: _, ...rest } = field;
      return { ...rest, type: 'string' };
    }),
  },
  {
    id: 'changes.referring-fields-follow-the-rename',
    what: 'A field that refers to a renamed entity is answered under the new name of that entity.',
    ...RENAMED_ENTITY,
    observable: someEntity((entity, snapshot) => referring(entity, snapshot).length > 0),
    behaviour: changedSuccesses(['create', 'read', 'update'], (answer, { asked, snapshot }) => {
      const row = answer.json as Row;
      const moved = referring(asked.entity, snapshot);
      const json = Object.fromEntries(
        Object.entries(row).map(([name, value]) => {
          const field = moved.find((one) => one.name === name);
          return [field ? `${endpointOf(field.target)}_${name}` : name, value];
        }),
      );
      return { ...answer, json };
    }),
  },
  {
    id: 'changes.analytics-lose-renamed-fields',
    what: 'Analytics over a renamed field find no values.',
    category: 'rename',
    clause: 'changes.rename-field',
    observable: someAnalytics(isOverRenamedField),
    behaviour: {
      semantics: (right, snapshot) => ({
        ...right,
        analyse: (server, analytics) => {
          const nothing = new Map(server.database).set(analytics.entity, new Map());
          const lost = isOverRenamedField(analytics, snapshot);
          return right.analyse(lost ? { ...server, database: nothing } : server, analytics);
        },
      }),
    },
  },
];

/** Fields that refer to an entity that was renamed. */
function referring(
  { fields }: Entity,
  snapshot: Snapshot,
): readonly Extract<Field, { readonly target: string }>[] {
  return fields.filter((field): field is Extract<Field, { readonly target: string }> => {
    return 'target' in field && isRenamed(snapshot.lineage, field.target);
  });
}
