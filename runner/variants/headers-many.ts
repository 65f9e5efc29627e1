import { withHeaders } from './blocks/written-answers.ts';
import type { Variant } from './variant.ts';

const extra = {
  'access-control-allow-origin': '*',
  'cache-control': 'max-age=3600, public',
  etag: '"1"',
  'last-modified': 'Mon, 01 Jan 2024 00:00:00 GMT',
  server: 'uvicorn',
  'set-cookie': ['session=1; Path=/; HttpOnly', 'theme=dark; Max-Age=0'],
  vary: 'Accept, Origin',
  'x-powered-by': 'Express',
  'x-request-id': 'r'.repeat(1000),
};

export const headersMany: Variant = {
  id: 'headers-many',
  what: 'Answers carry headers of every kind, cookies among them.',
  freedom: 'headers',
  behaviour: withHeaders((headers) => ({ ...headers, ...extra })),
};
