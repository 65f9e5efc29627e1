import { sortedBy } from '../../spec/canonical.ts';
import { changedLists } from './blocks/changed-lists.ts';
import type { Variant } from './variant.ts';

export const listById: Variant = {
  id: 'list-by-id',
  what: 'Lists are in descending order of the ids.',
  freedom: 'order.list',
  behaviour: changedLists((rows) => sortedBy(rows, ({ id }) => String(id)).toReversed()),
};
