import { errorBodies } from './blocks/error-bodies.ts';
import type { Variant } from './variant.ts';

export const errorsHuge: Variant = {
  id: 'errors-huge',
  what: 'Errors quote a quarter of a megabyte.',
  freedom: 'body.error',
  behaviour: errorBodies(() => ({ type: 'text/plain', content: 'Traceback '.repeat(25_000) })),
};
