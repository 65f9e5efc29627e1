import { spelledAs } from './blocks/written-answers.ts';
import type { Variant } from './variant.ts';

export const jsonIndented: Variant = {
  id: 'json-indented',
  what: 'JSON is indented and ends in a new line.',
  freedom: 'json.text',
  behaviour: spelledAs((json) => `${JSON.stringify(json, null, 4)}\n`),
};
