import { errorJson } from './blocks/error-bodies.ts';
import type { Variant } from './variant.ts';

export const errorsAsNull: Variant = {
  id: 'errors-as-null',
  what: 'Errors have the body `null`.',
  freedom: 'body.error',
  behaviour: errorJson(() => null),
};
