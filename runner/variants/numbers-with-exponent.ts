import { jsonText } from './blocks/json-text.ts';
import { withExponent } from './blocks/number-spellings.ts';
import { spelledAs } from './blocks/written-answers.ts';
import type { Variant } from './variant.ts';

export const numbersWithExponent: Variant = {
  id: 'numbers-with-exponent',
  what: 'Numbers are spelled with an exponent: 1e+0.',
  freedom: 'json.numbers',
  behaviour: spelledAs((json) => jsonText(json, { number: withExponent })),
};
