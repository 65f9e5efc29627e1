/** Deletes that take away more than the object and the references to it. */
import { entityOf, must } from '../../../spec/lookup.ts';
import type { Schema } from '../../../spec/schema.ts';
import { findRow, withRow, withoutRow } from '../../../spec/semantics/database.ts';
import type { Database, Value } from '../../../spec/semantics/database.ts';
import type { Fault } from '../fault.ts';
import { isReferringField } from '../fields.ts';
import type { ReferringField } from '../fields.ts';
import { someField } from '../schema-parts.ts';
import { idPart, typeNames } from '../type-names.ts';
import { otherDelete } from './deletes.ts';

const CASCADE = { category: 'cascade deletion', clause: 'references.deleted' } as const;
const types = ['reference', 'reference_list'] as const;

/** The database with the referring fields that are chosen given another value in every object. */
function cleared(
  { schema, database }: { readonly schema: Schema; readonly database: Database },
  isCleared: (field: ReferringField, entity: string) => boolean,
  clear: (value: Value) => Value,
): Database {
  return schema.entities.reduce((cleaned, { name, fields }) => {
    const chosen = fields.filter(isReferringField).filter((field) => isCleared(field, name));
    const rows = [...(cleaned.get(name)?.values() ?? [])];
    return rows.reduce(
      (changed, row) =>
        withRow(changed, name, {
          ...row,
          ...Object.fromEntries(
            chosen.map((field) => [field.name, clear(row[field.name] ?? null)]),
          ),
        }),
      cleaned,
    );
  }, database);
}

const referringIsDeleted = types.map((type): Fault => ({
  id: `cascade.objects-referring-by-${idPart(type)}-are-deleted`,
  what: `Delete also deletes the objects that refer to the object by ${typeNames[type]}.`,
  ...CASCADE,
  observable: someField((field) => field.type === type),
  behaviour: otherDelete(({ server: { schema }, referring, after }) =>
    referring
      .filter(({ field }) => field.type === type)
      .reduce(
        (database, { entity, row }) => withoutRow(schema, database, entity, String(row['id'])),
        after,
      ),
  ),
}));

const referredIsDeleted = types.map((type): Fault => ({
  id: `cascade.objects-in-${idPart(type)}-are-deleted`,
  what: `Delete also deletes what the object refers to by ${typeNames[type]}.`,
  category: 'cascade deletion',
  clause: 'endpoints.delete',
  observable: someField((field) => field.type === type),
  behaviour: otherDelete(({ server: { schema, database }, entity, id, after }) => {
    const row = must(findRow(database, entity, id), 'the deleted object');
    return entityOf(schema, entity)
      .fields.filter(isReferringField)
      .filter((field) => field.type === type)
      .flatMap(({ name, target }) =>
        [row[name] ?? []].flat().map((referred) => [target, String(referred)] as const),
      )
      .reduce((left, [target, referred]) => withoutRow(schema, left, target, referred), after);
  }),
}));

const othersAreCleared = types.map((type): Fault => ({
  id: `cascade.${idPart(type)}-to-others-is-cleared`,
  what: `Delete empties ${typeNames[type]} to any object of the entity, whichever it names.`,
  ...CASCADE,
  observable: someField((field) => field.type === type),
  behaviour: otherDelete(({ server: { schema }, entity, after: database }) =>
    cleared(
      { schema, database },
      (field) => field.type === type && field.target === entity,
      () => (type === 'reference' ? null : []),
    ),
  ),
}));

const namesakeIsCleared: Fault = {
  id: 'cascade.references-to-a-namesake-are-cleared',
  what: 'Delete takes the id out of references to other entities as well.',
  ...CASCADE,
  observable: someField((field, { name }) => isReferringField(field) && field.target !== name),
  behaviour: otherDelete(({ server: { schema }, id, after: database }) =>
    cleared(
      { schema, database },
      () => true,
      (value) => (Array.isArray(value) ? without(value, id) : value === id ? null : value),
    ),
  ),
};

const without = (ids: readonly string[], gone: string): readonly string[] =>
  ids.filter((id) => id !== gone);

const firstIsDropped: Fault = {
  id: 'cascade.first-of-list-is-dropped',
  what: 'Delete takes the first id out of the lists that hold that of the object, whichever it is.',
  ...CASCADE,
  observable: someField(({ type }) => type === 'reference_list'),
  behaviour: otherDelete(({ referring, after }) =>
    referring.reduce((database, { entity, row, field }) => {
      const ids = row[field.name];
      const now = findRow(database, entity, String(row['id']));
      return now && Array.isArray(ids)
        ? withRow(database, entity, { ...now, [field.name]: ids.slice(1) as readonly string[] })
        : database;
    }, after),
  ),
};

export const deletedTooMuch: readonly Fault[] = [
  firstIsDropped,
  ...referringIsDeleted,
  ...referredIsDeleted,
  ...othersAreCleared,
  namesakeIsCleared,
];
