import type { Variant } from './variant.ts';

export const idleConnectionsClosed: Variant = {
  id: 'idle-connections-closed',
  what: 'A connection that is idle for half a second is closed.',
  freedom: 'transfer',
  behaviour: {
    send: (right) => (response, reply, request) => {
      request.socket.setTimeout(500);
      return right(response, reply, request);
    },
  },
};
