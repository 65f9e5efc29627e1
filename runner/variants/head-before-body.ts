import { writtenAnswer } from './blocks/written-answers.ts';
import { setTimeout } from 'node:timers/promises';
import type { Variant } from './variant.ts';

export const headBeforeBody: Variant = {
  id: 'head-before-body',
  what: 'The head of an answer is sent some time before its body.',
  freedom: 'transfer',
  behaviour: {
    send: () => async (response, reply) => {
      const { status, headers, body } = writtenAnswer(reply);
      response.writeHead(status, headers);
      response.flushHeaders();
      await setTimeout(2);
      response.end(body);
    },
  },
};
