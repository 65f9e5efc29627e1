/** References to objects that do not exist are taken, for want of a look at some or all of them. */
import { findRow } from '../../../spec/semantics/database.ts';
import { notingDeletes } from '../deleted-ids.ts';
import type { Fault } from '../fault.ts';
import { isReferringField } from '../fields.ts';
import { onEitherWrite } from '../on-either-write.ts';
import { someField } from '../schema-parts.ts';
import { idPart, typeNames } from '../type-names.ts';
import { unchecked } from '../unchecked.ts';
import type { Refused } from '../unchecked.ts';

const DANGLING = { category: 'data validation', clause: 'references.exist' } as const;

const exists = ({ field, server: { database } }: Refused, id: unknown): boolean =>
  (field.type === 'reference' || field.type === 'reference_list') &&
  findRow(database, field.target, String(id)) !== undefined;
const idsIn = ({ value }: Refused): readonly unknown[] => (Array.isArray(value) ? value : [value]);

const notChecked = (['reference', 'reference_list'] as const).flatMap((type) =>
  onEitherWrite({
    id: `references.unknown-id-in-${idPart(type)}-accepted`,
    does: `takes ${typeNames[type]} to an object that does not exist`,
    ...DANGLING,
    made: (write) => ({
      observable: someField((field) => field.type === type),
      behaviour: unchecked(
        [write],
        ({ field, rule }) => rule === 'reference' && field.type === type,
      ),
    }),
  }),
);

const oneChecked = (
  [
    ['first', 0],
    ['last', -1],
  ] as const
).flatMap(([which, position]) =>
  onEitherWrite({
    id: `references.only-${which}-of-list-checked`,
    does: `takes a reference list of which the ${which} object alone exists`,
    ...DANGLING,
    made: (write) => ({
      observable: someField(({ type }) => type === 'reference_list'),
      behaviour: unchecked(
        [write],
        (refused) => refused.rule === 'reference' && exists(refused, idsIn(refused).at(position)),
      ),
    }),
  }),
);

const anyEntity = onEitherWrite({
  id: 'references.object-of-another-entity-accepted',
  does: 'takes the id of an object of another entity for a reference',
  ...DANGLING,
  made: (write) => ({
    observable: someField(
      (field, { name }) =>
        (field.type === 'reference' || field.type === 'reference_list') && field.target !== name,
    ),
    behaviour: unchecked(
      [write],
      (refused) =>
        refused.rule === 'reference' &&
        idsIn(refused).every((id) =>
          [...refused.server.database.values()].some((rows) => rows.has(String(id))),
        ),
    ),
  }),
});

/** Ids stay good for references after the delete of their object, until the next reset. */
const onceThere: Fault = {
  id: 'references.deleted-object-accepted',
  what: 'Update takes references to objects that were deleted.',
  ...DANGLING,
  observable: someField(isReferringField),
  behaviour: {
    semantics: (right, snapshot) => {
      const { noting, wasDeleted } = notingDeletes(right);
      const careless = unchecked(
        ['update'],
        ({ field, value, rule }) =>
          rule === 'reference' &&
          isReferringField(field) &&
          [value].flat().every((id) => wasDeleted(field.target, id)),
      );
      return careless.semantics?.(noting, snapshot) ?? noting;
    },
  },
};

export const danglingAccepted: readonly Fault[] = [
  ...notChecked,
  ...oneChecked,
  ...anyEntity,
  onceThere,
];
