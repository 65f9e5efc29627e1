import { stream } from '../../spec/stream.ts';
import { changedLists } from './blocks/changed-lists.ts';
import type { Variant } from './variant.ts';

export const listShuffled: Variant = {
  id: 'list-shuffled',
  what: 'Lists are in no order.',
  freedom: 'order.list',
  behaviour: changedLists((rows) => stream('list-shuffled', JSON.stringify(rows)).shuffle(rows)),
};
