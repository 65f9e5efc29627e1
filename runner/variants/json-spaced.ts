import { spelledAs } from './blocks/written-answers.ts';
import type { Variant } from './variant.ts';

export const jsonSpaced: Variant = {
  id: 'json-spaced',
  what: 'JSON begins and ends in white space of every kind.',
  freedom: 'json.text',
  behaviour: spelledAs((json) => `\r\n\t ${JSON.stringify(json, null, '\t')} \t\r\n`),
};
