/** Deletes that mend no reference, and answers that hide what was not mended: the ids are still there, and come to light. */
import { findRow } from '../../../spec/semantics/database.ts';
import type { Fault } from '../fault.ts';
import { isReferringField } from '../fields.ts';
import { someField } from '../schema-parts.ts';
import { everyShowing, otherShown } from '../shown.ts';
import type { Showing } from '../shown.ts';
import { forgetting } from './deletes.ts';

const kinds = [
  {
    id: 'deleted-ids-come-back-with-an-object',
    what: 'References to a deleted object are hidden, and shown again when another object is given its id.',
    hiding: everyShowing,
  },
  {
    id: 'deleted-ids-are-shown-by-updates',
    what: 'References to a deleted object are hidden by reads and lists, and shown by an update.',
    hiding: ['create', 'read', 'list', 'act'],
  },
  {
    id: 'deleted-ids-are-shown-by-lists',
    what: 'References to a deleted object are hidden by reads and updates, and shown by a list.',
    hiding: ['create', 'read', 'update', 'act'],
  },
] as const satisfies readonly {
  readonly id: string;
  readonly what: string;
  readonly hiding: readonly Showing[];
}[];

export const referencesHidden: readonly Fault[] = kinds.map(({ id, what, hiding }) => ({
  id: `cascade.${id}`,
  what,
  category: 'cascade deletion',
  clause: 'references.deleted',
  observable: someField(isReferringField),
  behaviour: {
    ...forgetting(() => true),
    ...otherShown(hiding, (field, value, { database }) => {
      if (!isReferringField(field)) return value;
      const exists = (one: unknown): boolean =>
        findRow(database, field.target, String(one)) !== undefined;
      return Array.isArray(value) ? value.filter(exists) : exists(value) ? value : null;
    }),
  },
}));
