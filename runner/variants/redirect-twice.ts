import { redirecting } from './blocks/redirects.ts';
import type { Variant } from './variant.ts';

export const redirectTwice: Variant = {
  id: 'redirect-twice',
  what: 'Requests are redirected twice, with 307 and then 308 to a relative path.',
  freedom: 'redirects',
  behaviour: redirecting((target) => {
    if (target.startsWith('/new/')) return { arrivedAt: target.slice('/new'.length) };
    if (target.startsWith('/old/'))
      return { status: 308, location: `/new${target.slice('/old'.length)}` };
    return { status: 307, location: `/old${target}` };
  }),
};
