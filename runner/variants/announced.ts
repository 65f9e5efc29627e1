import type { Variant } from './variant.ts';

export const announced: Variant = {
  id: 'announced',
  what: 'Each answer is announced by interim answers.',
  freedom: 'transfer',
  behaviour: {
    send: (right) => (response, reply, request) => {
      response.writeContinue();
      response.writeProcessing();
      response.writeEarlyHints({ link: '</style.css>; rel=preload' });
      return right(response, reply, request);
    },
  },
};
