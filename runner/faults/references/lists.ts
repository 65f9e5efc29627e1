/** Reference lists that are kept otherwise than they were sent. */
import type { Value } from '../../../spec/semantics/database.ts';
import type { Fault } from '../fault.ts';
import { refusing } from '../refusing.ts';
import { someField } from '../schema-parts.ts';
import { everyShowing, otherShown } from '../shown.ts';
import { bothWrites, otherValues } from '../writes.ts';

const LIST = { category: 'data validation', clause: 'references.by-id' } as const;
const hasList = someField(({ type }) => type === 'reference_list');
const isIds = (value: unknown): value is readonly string[] => Array.isArray(value);

export const listFaults: readonly Fault[] = [
  {
    id: 'references.update-appends-to-list',
    what: 'Update adds the ids that it carries to those in the list.',
    ...LIST,
    observable: hasList,
    behaviour: otherValues(['update'], ({ type, name }, value, { before }) =>
      type === 'reference_list' && isIds(value)
        ? [...new Set([...((before?.[name] ?? []) as readonly string[]), ...value])]
        : value,
    ),
  },
  {
    id: 'references.empty-list-ignored-on-update',
    what: 'Update takes an empty list for "not sent".',
    ...LIST,
    observable: hasList,
    behaviour: otherValues(['update'], ({ type }, value) =>
      type === 'reference_list' && isIds(value) && value.length === 0 ? undefined : value,
    ),
  },
  {
    id: 'references.only-first-of-list-stored',
    what: 'Create and update keep only the first id of a list.',
    ...LIST,
    observable: hasList,
    behaviour: otherValues(bothWrites, ({ type }, value) =>
      type === 'reference_list' && isIds(value) ? value.slice(0, 1) : value,
    ),
  },
  {
    id: 'references.lists-not-stored-on-create',
    what: 'Create leaves reference lists empty.',
    ...LIST,
    observable: hasList,
    behaviour: otherValues(['create'], ({ type }, value): Value | undefined =>
      type === 'reference_list' && isIds(value) ? [] : (value as Value),
    ),
  },
  {
    id: 'references.lists-shown-as-text',
    what: 'Answers show a reference list as one text, its ids joined by commas.',
    ...LIST,
    category: 'type error',
    observable: hasList,
    behaviour: otherShown(everyShowing, ({ type }, value) =>
      type === 'reference_list' && isIds(value) ? value.join(',') : value,
    ),
  },
  {
    id: 'references.long-lists-refused',
    what: 'Create and update refuse a list of more than three ids.',
    ...LIST,
    category: 'hallucinated feature',
    observable: hasList,
    behaviour: refusing(
      bothWrites,
      ({ type }, value) => type === 'reference_list' && isIds(value) && value.length > 3,
    ),
  },
  {
    id: 'references.lists-must-be-sorted',
    what: 'Create and update refuse a list whose ids are not in ascending order.',
    category: 'hallucinated feature',
    clause: 'references.order',
    observable: hasList,
    behaviour: refusing(
      bothWrites,
      ({ type }, value) =>
        type === 'reference_list' &&
        isIds(value) &&
        value.some((id, index) => index > 0 && id < String(value[index - 1])),
    ),
  },
];
