import { withHeaders } from './blocks/written-answers.ts';
import type { Variant } from './variant.ts';

const odd = (name: string): string => `${name.slice(0, 1)}${name.slice(1).toUpperCase()}`;

export const headersOddCase: Variant = {
  id: 'headers-odd-case',
  what: 'The names of headers are in upper and in mixed case, and in another order.',
  freedom: 'headers',
  behaviour: withHeaders((headers) =>
    Object.fromEntries(
      Object.entries(headers)
        .map(([name, value]): [string, string] => [odd(name), value])
        .toReversed(),
    ),
  ),
};
