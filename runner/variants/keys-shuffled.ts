import { stream } from '../../spec/stream.ts';
import { jsonText } from './blocks/json-text.ts';
import { spelledAs } from './blocks/written-answers.ts';
import type { Variant } from './variant.ts';

export const keysShuffled: Variant = {
  id: 'keys-shuffled',
  what: 'The keys of objects are in no order.',
  freedom: 'order.keys',
  behaviour: spelledAs((json) =>
    jsonText(json, { keys: (keys) => stream('keys-shuffled', ...keys).shuffle(keys) }),
  ),
};
