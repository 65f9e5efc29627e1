import { withHeaders } from './blocks/written-answers.ts';
import type { Variant } from './variant.ts';

export const jsonWithCharset: Variant = {
  id: 'json-with-charset',
  what: 'The content type names the character set, in upper case.',
  freedom: 'headers',
  behaviour: withHeaders((headers) =>
    'content-type' in headers
      ? { ...headers, 'content-type': 'Application/JSON; Charset="UTF-8"' }
      : { ...headers },
  ),
};
