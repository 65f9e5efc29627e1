import { escaped } from './blocks/escaped.ts';
import { jsonText } from './blocks/json-text.ts';
import { spelledAs } from './blocks/written-answers.ts';
import type { Variant } from './variant.ts';

export const textAllEscaped: Variant = {
  id: 'text-all-escaped',
  what: 'Every character of a text and of a key is escaped.',
  freedom: 'json.text',
  behaviour: spelledAs((json) => jsonText(json, { text: (value) => escaped(value, /[^]/) })),
};
