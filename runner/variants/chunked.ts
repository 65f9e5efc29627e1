import { piecesOf } from './blocks/pieces.ts';
import { withoutLength } from './blocks/without-length.ts';
import { writtenAnswer } from './blocks/written-answers.ts';
import { setImmediate } from 'node:timers/promises';
import type { Variant } from './variant.ts';

export const chunked: Variant = {
  id: 'chunked',
  what: 'Answers are sent in chunks, some of which end within a character.',
  freedom: 'transfer',
  behaviour: {
    send: () => async (response, reply) => {
      const { status, headers, body = Buffer.alloc(0) } = writtenAnswer(reply);
      response.writeHead(status, withoutLength(headers));
      for (const piece of piecesOf(body)) {
        response.write(piece);
        await setImmediate();
      }
      response.end();
    },
  },
};
