import { errorJson } from './blocks/error-bodies.ts';
import type { Variant } from './variant.ts';

export const errorsAsDetails: Variant = {
  id: 'errors-as-details',
  what: 'Errors are a list of details with their places, as FastAPI words them.',
  freedom: 'body.error',
  behaviour: errorJson((message) => ({
    detail: [{ type: 'value_error', loc: ['body', 'field'], msg: message, input: null }],
  })),
};
