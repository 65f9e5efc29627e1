/** Answers hold the referred objects in the place of their ids: one fault for each kind of answer. */
import { findRow } from '../../../spec/semantics/database.ts';
import type { Database } from '../../../spec/semantics/database.ts';
import type { Fault } from '../fault.ts';
import { isReferringField } from '../fields.ts';
import { someField } from '../schema-parts.ts';
import { otherShown } from '../shown.ts';
import type { Showing } from '../shown.ts';

const kinds = [
  { id: 'everywhere', answers: 'Answers', showings: ['create', 'read', 'list', 'update', 'act'] },
  { id: 'in-reads', answers: 'Answers to a read', showings: ['read'] },
  { id: 'in-lists', answers: 'Answers to a list', showings: ['list'] },
  { id: 'in-creates', answers: 'Answers to a create', showings: ['create'] },
] as const satisfies readonly {
  readonly id: string;
  readonly answers: string;
  readonly showings: readonly Showing[];
}[];

/** The object with the id, or the id where there is none. */
const embedded = (database: Database, target: string, id: unknown): unknown =>
  typeof id === 'string' ? (findRow(database, target, id) ?? id) : id;

export const embeddedObjects: readonly Fault[] = kinds.map(({ id, answers, showings }) => ({
  id: `references.embedded-${id}`,
  what: `${answers} hold the referred objects in the place of their ids.`,
  category: 'data validation',
  clause: 'references.by-id',
  observable: someField(isReferringField),
  behaviour: otherShown(showings, (field, value, { database }) => {
    if (!isReferringField(field)) return value;
    return Array.isArray(value)
      ? value.map((item) => embedded(database, field.target, item))
      : embedded(database, field.target, value);
  }),
}));
