import { escaped } from './blocks/escaped.ts';
import { jsonText } from './blocks/json-text.ts';
import { spelledAs } from './blocks/written-answers.ts';
import type { Variant } from './variant.ts';

export const textEscaped: Variant = {
  id: 'text-escaped',
  what: 'Characters other than ASCII are escaped, as Python writes them.',
  freedom: 'json.text',
  behaviour: spelledAs((json) =>
    jsonText(json, { text: (value) => escaped(value, /[^\x20-\x7e]/) }),
  ),
};
