import { writtenAnswer } from './blocks/written-answers.ts';
import { gzipSync } from 'node:zlib';
import type { Variant } from './variant.ts';

export const compressed: Variant = {
  id: 'compressed',
  what: 'Answers are compressed for clients that say that they understand it.',
  freedom: 'transfer',
  behaviour: {
    send: (right) => (response, reply, request) => {
      const { status, headers, body } = writtenAnswer(reply);
      const understood = String(request.headers['accept-encoding']).includes('gzip');
      if (!understood || body === undefined) return right(response, reply, request);
      const packed = gzipSync(body);
      response.writeHead(status, {
        ...headers,
        'content-encoding': 'gzip',
        'content-length': packed.length,
      });
      response.end(packed);
    },
  },
};
