import { redirecting, withWholeUrls } from './blocks/redirects.ts';
import type { Variant } from './variant.ts';

export const redirectToSlash: Variant = {
  id: 'redirect-to-slash',
  what: 'Collections lie at paths that end in a slash; requests without it are redirected there with 307 and a whole URL, as FastAPI does.',
  freedom: 'redirects',
  behaviour: withWholeUrls(
    redirecting((target) => {
      if (target.endsWith('/')) return { arrivedAt: target.slice(0, -1) };
      const isCollection = target.lastIndexOf('/') === 0;
      return isCollection ? { status: 307, location: `${target}/` } : { arrivedAt: target };
    }),
  ),
};
