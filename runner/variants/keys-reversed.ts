import { jsonText } from './blocks/json-text.ts';
import { spelledAs } from './blocks/written-answers.ts';
import type { Variant } from './variant.ts';

export const keysReversed: Variant = {
  id: 'keys-reversed',
  what: 'The keys of objects come in reverse order.',
  freedom: 'order.keys',
  behaviour: spelledAs((json) => jsonText(json, { keys: (keys) => keys.toReversed() })),
};
