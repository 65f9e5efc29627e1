import { errorBodies } from './blocks/error-bodies.ts';
import type { Variant } from './variant.ts';

export const errorsAsHtml: Variant = {
  id: 'errors-as-html',
  what: 'Errors are pages of HTML.',
  freedom: 'body.error',
  behaviour: errorBodies(({ status }) => ({
    type: 'text/html; charset=utf-8',
    content: `<!doctype html>\n<title>${String(status)}</title>\n<h1>Something is wrong</h1>\n`,
  })),
};
