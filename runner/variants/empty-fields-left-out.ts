import { changedObjects } from './blocks/changed-objects.ts';
import { withoutNulls } from './blocks/without-nulls.ts';
import type { Variant } from './variant.ts';

export const emptyFieldsLeftOut: Variant = {
  id: 'empty-fields-left-out',
  what: 'A field without a value is left out of every answer.',
  freedom: 'absent-or-null',
  behaviour: changedObjects((row) => withoutNulls(row)),
};
