import { convertedBodies } from './blocks/converted-bodies.ts';
import type { Variant } from './variant.ts';

export const numbersFromText: Variant = {
  id: 'numbers-from-text',
  what: 'Numbers in quotes are taken for numbers.',
  freedom: 'conversions',
  profile: 'paper',
  behaviour: convertedBodies((value, { type }) =>
    (type === 'integer' || type === 'float') &&
    typeof value === 'string' &&
    value.trim() !== '' &&
    !Number.isNaN(Number(value))
      ? Number(value)
      : value,
  ),
};
