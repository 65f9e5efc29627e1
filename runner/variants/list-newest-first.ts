import { changedLists } from './blocks/changed-lists.ts';
import type { Variant } from './variant.ts';

export const listNewestFirst: Variant = {
  id: 'list-newest-first',
  what: 'Lists start with the newest object.',
  freedom: 'order.list',
  behaviour: changedLists((rows) => rows.toReversed()),
};
