import { jsonText } from './blocks/json-text.ts';
import { withPoint } from './blocks/number-spellings.ts';
import { spelledAs } from './blocks/written-answers.ts';
import type { Variant } from './variant.ts';

export const numbersWithZeros: Variant = {
  id: 'numbers-with-zeros',
  what: 'Numbers end in zeros: 1.500000.',
  freedom: 'json.numbers',
  behaviour: spelledAs((json) =>
    jsonText(json, {
      number: (value) => withPoint(value, { whole: '000000', broken: '000000' }),
    }),
  ),
};
