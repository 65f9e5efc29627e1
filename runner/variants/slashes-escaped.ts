import { spelledAs } from './blocks/written-answers.ts';
import type { Variant } from './variant.ts';

export const slashesEscaped: Variant = {
  id: 'slashes-escaped',
  what: 'Slashes are escaped, as PHP writes them.',
  freedom: 'json.text',
  behaviour: spelledAs((json) => JSON.stringify(json).replaceAll('/', '\\/')),
};
