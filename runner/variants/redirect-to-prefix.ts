import { redirecting } from './blocks/redirects.ts';
import type { Variant } from './variant.ts';

const prefix = '/api/v1';

export const redirectToPrefix: Variant = {
  id: 'redirect-to-prefix',
  what: 'Everything lies under /api/v1; other requests are redirected there with 308.',
  freedom: 'redirects',
  behaviour: redirecting((target) =>
    target.startsWith(prefix)
      ? { arrivedAt: target.slice(prefix.length) }
      : { status: 308, location: `${prefix}${target}` },
  ),
};
