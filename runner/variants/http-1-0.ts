import { writtenAnswer } from './blocks/written-answers.ts';
import type { Variant } from './variant.ts';

export const http10: Variant = {
  id: 'http-1-0',
  what: 'Answers are HTTP/1.0, as the simplest servers of Python send them.',
  freedom: 'transfer',
  behaviour: {
    send:
      () =>
      (response, reply, { socket }) => {
        const { status, headers, body } = writtenAnswer(reply);
        const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
        const head = [`HTTP/1.0 ${String(status)} Done`, ...lines].join('\r\n');
        response.detachSocket(socket);
        socket.end(Buffer.concat([Buffer.from(`${head}\r\n\r\n`), body ?? Buffer.alloc(0)]));
      },
  },
};
