/** Values that must be unique although only ids must: one fault for each of two types. */
import type { Field } from '../../../spec/schema.ts';
import { rowsOf } from '../../../spec/semantics/database.ts';
import type { Fault } from '../fault.ts';
import { isPlainField } from '../fields.ts';
import { refusing } from '../refusing.ts';
import { someField } from '../schema-parts.ts';

const kinds = [
  {
    id: 'strings',
    what: 'a string that another object of the entity has',
    isUnique: (field: Field): boolean => isPlainField(field) && field.type === 'string',
  },
  {
    id: 'datetimes',
    what: 'a datetime that another object of the entity has',
    isUnique: (field: Field): boolean => field.type === 'datetime',
  },
] as const;

export const uniqueValues: readonly Fault[] = kinds.map(({ id, what, isUnique }) => ({
  id: `rules.${id}-must-be-unique`,
  what: `Create refuses ${what}.`,
  category: 'hallucinated feature',
  clause: 'values.no-other-rule',
  observable: someField(isUnique),
  behaviour: refusing(['create'], (field, value, { server: { database }, entity }) => {
    const rows = [...rowsOf(database, entity.name).values()];
    return isUnique(field) && value !== null && rows.some((row) => row[field.name] === value);
  }),
}));
