import { setTimeout } from 'node:timers/promises';
import type { Variant } from './variant.ts';

export const slowALittle: Variant = {
  id: 'slow-a-little',
  what: 'Every answer takes a few milliseconds more.',
  freedom: 'time',
  behaviour: {
    send: (right) => async (response, reply, request) => {
      await setTimeout(5);
      return right(response, reply, request);
    },
  },
};
