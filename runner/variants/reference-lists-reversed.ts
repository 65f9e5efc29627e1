import { changedObjects } from './blocks/changed-objects.ts';
import { withReferenceLists } from './blocks/reference-lists.ts';
import type { Variant } from './variant.ts';

export const referenceListsReversed: Variant = {
  id: 'reference-lists-reversed',
  what: 'Reference lists are answered in reverse order.',
  freedom: 'order.references',
  behaviour: changedObjects((row, { entity }) =>
    withReferenceLists(row, entity, (ids) => ids.toReversed()),
  ),
};
