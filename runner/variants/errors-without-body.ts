import { errorBodies } from './blocks/error-bodies.ts';
import type { Variant } from './variant.ts';

export const errorsWithoutBody: Variant = {
  id: 'errors-without-body',
  what: 'Errors have no body.',
  freedom: 'body.error',
  behaviour: errorBodies(() => undefined),
};
