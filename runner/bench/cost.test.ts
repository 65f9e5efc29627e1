import { execa } from 'execa';
import { expect, test } from 'vitest';
import { medianCosts } from './cost.ts';

test('works take turns', async () => {
  const order: string[] = [];
  const note = (name: string) => () => Promise.resolve(order.push(name));
  await medianCosts(2, { first: note('first'), second: note('second') });
  expect(order).toEqual(['first', 'second', 'first', 'second']);
});

test.runIf(process.platform === 'linux')(
  'the time of ended children is counted, and waiting is not',
  async () => {
    const busyFor300Ms =
      'const end = process.cpuUsage().user + 3e5; while (process.cpuUsage().user < end);';
    const { busy, waiting } = await medianCosts(1, {
      busy: () => execa(process.execPath, ['-e', busyFor300Ms]),
      waiting: () => new Promise((resolve) => setTimeout(resolve, 300)),
    });
    expect(busy.cpuMs).toBeGreaterThan(280);
    expect(waiting.cpuMs).toBeLessThan(200);
    expect(waiting.wallMs).toBeGreaterThan(280);
  },
);
