import { errorBodies } from './blocks/error-bodies.ts';
import type { Variant } from './variant.ts';

export const errorsBrokenJson: Variant = {
  id: 'errors-broken-json',
  what: 'Errors claim to be JSON and are not.',
  freedom: 'body.error',
  behaviour: errorBodies(() => ({ type: 'application/json', content: '{error: refused' })),
};
