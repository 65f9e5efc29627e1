import { writtenAnswer } from './blocks/written-answers.ts';
import type { Variant } from './variant.ts';

export const dateMissing: Variant = {
  id: 'date-missing',
  what: 'Answers have no date, and a reason phrase of their own.',
  freedom: 'headers',
  behaviour: {
    send: () => (response, reply) => {
      const { status, headers, body } = writtenAnswer(reply);
      response.sendDate = false;
      response.writeHead(status, 'As You Like It', headers);
      response.end(body);
    },
  },
};
