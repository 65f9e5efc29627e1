import { convertedBodies } from './blocks/converted-bodies.ts';
import type { Variant } from './variant.ts';

export const numbersFromBooleans: Variant = {
  id: 'numbers-from-booleans',
  what: '`true` and `false` are taken for 1 and 0 where a number is expected.',
  freedom: 'conversions',
  profile: 'paper',
  behaviour: convertedBodies((value, { type }) =>
    (type === 'integer' || type === 'float') && typeof value === 'boolean' ? Number(value) : value,
  ),
};
