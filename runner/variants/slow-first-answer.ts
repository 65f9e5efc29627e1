import { setTimeout } from 'node:timers/promises';
import type { Variant } from './variant.ts';

export const slowFirstAnswer: Variant = {
  id: 'slow-first-answer',
  what: 'The first answer takes two seconds, as after a cold start.',
  freedom: 'time',
  behaviour: {
    send: (right) => {
      let warm = false;
      return async (response, reply, request) => {
        if (!warm) await setTimeout(2000);
        warm = true;
        return right(response, reply, request);
      };
    },
  },
};
