import { changedObjects } from './blocks/changed-objects.ts';
import { withReferenceLists } from './blocks/reference-lists.ts';
import type { Variant } from './variant.ts';

export const referenceListsAsSets: Variant = {
  id: 'reference-lists-as-sets',
  what: 'Reference lists are kept as sets: sorted, without repeats.',
  freedom: 'order.references',
  behaviour: changedObjects((row, { entity }) =>
    withReferenceLists(row, entity, (ids) => [...new Set(ids)].toSorted()),
  ),
};
