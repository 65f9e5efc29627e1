import type { Variant } from './variant.ts';

export const idleConnectionsClosed: Variant = {
  id: 'idle-connections-closed',
  what: 'A connection that is idle for half a second is closed.',
  freedom: 'transfer',
  behaviour: {
    send: (right) => (response, reply, request) => {
      const { socket } = request;
      socket.setTimeout(500, () => socket.destroy());
      return right(response, reply, request);
    },
  },
};
