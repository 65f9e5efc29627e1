/** Objects that refer to others. */
import type { ClauseShape } from './clause-shape.ts';

export const referenceClauses = [
  {
    id: 'references.by-id',
    section: 'References',
    text: 'A reference field holds the id of an object of the named entity, a reference list an array of such ids. Both are answered as ids, never as embedded objects. An update replaces the whole list.',
  },
  {
    id: 'references.exist',
    section: 'References',
    text: 'A reference to an object that does not exist, alone or in a list, is refused with 400 or 422.',
  },
  {
    id: 'references.null',
    section: 'References',
    text: 'A reference may be `null`. A reference list may not (400 or 422); left out of a create, it is `[]`.',
  },
  {
    id: 'references.order',
    section: 'References',
    text: 'The order of the ids in a reference list is free; no id is sent twice.',
  },
  {
    id: 'references.deleted',
    section: 'References',
    text: 'When an object is deleted, every reference to it becomes `null` and every reference list loses its id. The objects that referred to it live on.',
  },
] as const satisfies readonly ClauseShape[];
