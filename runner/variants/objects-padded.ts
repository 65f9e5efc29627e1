import { changedObjects } from './blocks/changed-objects.ts';
import type { Variant } from './variant.ts';

export const objectsPadded: Variant = {
  id: 'objects-padded',
  what: 'Each object carries some kilobytes of other data.',
  freedom: 'extra.fields',
  behaviour: changedObjects((row) => ({ ...row, _padding: 'x'.repeat(4096) })),
};
