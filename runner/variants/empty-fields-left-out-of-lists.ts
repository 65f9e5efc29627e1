import { changedObjects } from './blocks/changed-objects.ts';
import { withoutNulls } from './blocks/without-nulls.ts';
import type { Variant } from './variant.ts';

export const emptyFieldsLeftOutOfLists: Variant = {
  id: 'empty-fields-left-out-of-lists',
  what: 'A field without a value is left out of lists and is null elsewhere.',
  freedom: 'absent-or-null',
  behaviour: changedObjects((row, { kind }) => (kind === 'list' ? withoutNulls(row) : row)),
};
