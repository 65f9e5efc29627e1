/** References to a deleted object that a delete forgets. */
import type { Snapshot } from '../../../spec/snapshot.ts';
import type { Fault } from '../fault.ts';
import { isReferringField } from '../fields.ts';
import { someField } from '../schema-parts.ts';
import { idPart, typeNames } from '../type-names.ts';
import { forgetting } from './deletes.ts';

const CASCADE = { category: 'cascade deletion', clause: 'references.deleted' } as const;

/** Whether two fields refer to objects of one entity. */
const hasTwoFieldsOfOneTarget = ({ schema }: Snapshot): boolean => {
  const targets = schema.entities.flatMap(({ fields }) =>
    fields.filter(isReferringField).map(({ target }) => target),
  );
  return new Set(targets).size < targets.length;
};

export const referencesLeft: readonly Fault[] = [
  ...(['reference', 'reference_list'] as const).flatMap((type): readonly Fault[] => [
    {
      id: `cascade.${idPart(type)}-keeps-deleted-id`,
      what: `Delete leaves the id of the object wherever it stands in ${typeNames[type]}.`,
      ...CASCADE,
      observable: someField((field) => field.type === type),
      behaviour: forgetting(({ field }) => field.type === type),
    },
    {
      id: `cascade.only-first-${idPart(type)}-is-mended`,
      what: `Delete mends only the first of the objects that refer to the object by ${typeNames[type]}.`,
      ...CASCADE,
      observable: someField((field) => field.type === type),
      behaviour: forgetting(
        (referring, { referring: all }) =>
          referring.field.type === type &&
          all.find(({ field }) => field.type === type) !== referring,
      ),
    },
  ]),
  {
    id: 'cascade.only-one-field-is-mended',
    what: 'Delete mends only the first of several fields, in the order of the schema, that refer to the entity.',
    ...CASCADE,
    observable: hasTwoFieldsOfOneTarget,
    behaviour: forgetting(({ entity, field }, { server: { schema }, entity: target }) => {
      const first = schema.entities
        .flatMap((owner) => owner.fields.map((candidate) => ({ owner, candidate })))
        .find(({ candidate }) => isReferringField(candidate) && candidate.target === target);
      return first?.owner.name !== entity || first.candidate.name !== field.name;
    }),
  },
  {
    id: 'cascade.own-entity-is-forgotten',
    what: 'Delete mends no references among objects of the same entity.',
    ...CASCADE,
    observable: someField((field, { name }) => isReferringField(field) && field.target === name),
    behaviour: forgetting(({ entity }, { entity: target }) => entity === target),
  },
];
