import { jsonText } from './blocks/json-text.ts';
import { withPoint } from './blocks/number-spellings.ts';
import { spelledAs } from './blocks/written-answers.ts';
import type { Variant } from './variant.ts';

export const numbersWithPoint: Variant = {
  id: 'numbers-with-point',
  what: 'Whole numbers are spelled with a point: 1.0.',
  freedom: 'json.numbers',
  behaviour: spelledAs((json) =>
    jsonText(json, {
      number: (value) => withPoint(value, { whole: '0', broken: '' }),
    }),
  ),
};
