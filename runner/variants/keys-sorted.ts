import { jsonText } from './blocks/json-text.ts';
import { spelledAs } from './blocks/written-answers.ts';
import type { Variant } from './variant.ts';

export const keysSorted: Variant = {
  id: 'keys-sorted',
  what: 'The keys of objects are sorted.',
  freedom: 'order.keys',
  behaviour: spelledAs((json) => jsonText(json, { keys: (keys) => keys.toSorted() })),
};
