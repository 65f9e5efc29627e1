import { convertedBodies } from './blocks/converted-bodies.ts';
import type { Variant } from './variant.ts';

const words: Readonly<Record<string, boolean>> = {
  true: true,
  yes: true,
  on: true,
  false: false,
  no: false,
  off: false,
};

export const booleansFromWords: Variant = {
  id: 'booleans-from-words',
  what: '`"true"`, `"yes"` and the like are taken for booleans.',
  freedom: 'conversions',
  profile: 'paper',
  behaviour: convertedBodies((value, { type }) =>
    type === 'boolean' && typeof value === 'string' ? (words[value.toLowerCase()] ?? value) : value,
  ),
};
