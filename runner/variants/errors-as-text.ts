import { errorBodies } from './blocks/error-bodies.ts';
import type { Variant } from './variant.ts';

export const errorsAsText: Variant = {
  id: 'errors-as-text',
  what: 'Errors are a line of text.',
  freedom: 'body.error',
  behaviour: errorBodies(({ status }) => ({
    type: 'text/plain',
    content: `error ${String(status)}\n`,
  })),
};
