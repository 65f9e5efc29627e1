/** Ports for servers: a fresh one for each start, on which nothing listens. */
import { createServer } from 'node:net';

/** Below the range from which systems take the ports of outgoing connections, so that none of those gets in between. */
const lowest = 20_000;
const count = 10_000;

/** A source of free ports that never gives one twice in a row; where it begins differs from process to process. */
export function portFinder(offset: number = process.pid * 37): () => Promise<number> {
  let next = offset;
  return async () => {
    for (let tries = 0; tries < count; tries += 1) {
      const port = lowest + (next % count);
      next += 1;
      if (await isFree(port)) return port;
    }
    throw new Error(`no port from ${String(lowest)} to ${String(lowest + count - 1)} is free`);
  };
}

/** Whether the port can be listened on, on all interfaces. */
export function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => {
      resolve(false);
    });
    server.listen({ port, host: '0.0.0.0', exclusive: true }, () => {
      server.close(() => {
        resolve(true);
      });
    });
  });
}
