import { withoutLength } from './blocks/without-length.ts';
import { writtenAnswer } from './blocks/written-answers.ts';
import type { Variant } from './variant.ts';

export const lengthUnknown: Variant = {
  id: 'length-unknown',
  what: 'Answers have no length: they end with the connection.',
  freedom: 'transfer',
  behaviour: {
    send: () => (response, reply) => {
      const { status, headers, body } = writtenAnswer(reply);
      response.removeHeader('transfer-encoding');
      response.shouldKeepAlive = false;
      response.writeHead(status, withoutLength(headers));
      response.end(body);
    },
  },
};
