import type { Variant } from './variant.ts';

const pages: ReadonlySet<string> = new Set(['/', '/docs', '/health', '/openapi.json']);

export const otherPages: Variant = {
  id: 'other-pages',
  what: 'There are pages for people and machines beside the API: /, /docs, /health, /openapi.json.',
  freedom: 'extra.paths',
  behaviour: {
    routes: (right) => (database, request) =>
      pages.has(request.target) && request.method === 'GET'
        ? { status: 200, json: { page: request.target }, database }
        : right(database, request),
  },
};
