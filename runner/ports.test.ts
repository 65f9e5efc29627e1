import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { isFree, portFinder } from './ports.ts';

test('every port is another one, and free', async () => {
  const nextPort = portFinder();
  const ports = [await nextPort(), await nextPort(), await nextPort()];
  expect(new Set(ports).size).toBe(3);
  expect(await Promise.all(ports.map(isFree))).toEqual([true, true, true]);
});

test('a port that is taken is passed over, on whatever interface', async () => {
  const port = await portFinder()();
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  expect(await isFree(port)).toBe(false);
  expect(await portFinder(port - 20_000)()).not.toBe(port);
  await new Promise((resolve) => server.close(resolve));
});
