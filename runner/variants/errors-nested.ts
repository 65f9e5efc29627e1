import { errorJson } from './blocks/error-bodies.ts';
import type { Variant } from './variant.ts';

export const errorsNested: Variant = {
  id: 'errors-nested',
  what: 'Errors are deeply nested.',
  freedom: 'body.error',
  behaviour: errorJson((message, status) => ({
    errors: [{ status: String(status), source: { pointer: { at: { message } } } }],
  })),
};
