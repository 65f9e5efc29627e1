import { convertedBodies } from './blocks/converted-bodies.ts';
import type { Variant } from './variant.ts';

/** `2024-3-5 1:02:03` → `2024-03-05 01:02:03`; any other text as it is. */
function padded(text: string): string {
  return /^\d{4}-\d{1,2}-\d{1,2} \d{1,2}:\d{1,2}:\d{1,2}$/.test(text)
    ? text.replaceAll(/\b\d\b/g, '0$&')
    : text;
}

export const datetimesWithoutZeros: Variant = {
  id: 'datetimes-without-zeros',
  what: 'Datetimes without leading zeros are taken, and answered with them.',
  freedom: 'conversions',
  profile: 'paper',
  behaviour: convertedBodies((value, { type }) =>
    type === 'datetime' && typeof value === 'string' ? padded(value) : value,
  ),
};
