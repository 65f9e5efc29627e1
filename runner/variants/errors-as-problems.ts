import { errorBodies } from './blocks/error-bodies.ts';
import type { Variant } from './variant.ts';

export const errorsAsProblems: Variant = {
  id: 'errors-as-problems',
  what: 'Errors are problem details with a content type of their own.',
  freedom: 'body.error',
  behaviour: errorBodies(({ status }) => ({
    type: 'application/problem+json',
    content: JSON.stringify({ type: 'about:blank', title: 'Refused', status }),
  })),
};
