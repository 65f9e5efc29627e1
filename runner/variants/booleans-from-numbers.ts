import { convertedBodies } from './blocks/converted-bodies.ts';
import type { Variant } from './variant.ts';

export const booleansFromNumbers: Variant = {
  id: 'booleans-from-numbers',
  what: '0 and 1 are taken for booleans.',
  freedom: 'conversions',
  profile: 'paper',
  behaviour: convertedBodies((value, { type }) =>
    type === 'boolean' && (value === 0 || value === 1) ? value === 1 : value,
  ),
};
