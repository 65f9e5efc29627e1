import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { mapAtOnce } from './at-once.ts';

test('results come in the order of the items, and no more than the limit are under way', async () => {
  let underWay = 0;
  let most = 0;
  const results = await mapAtOnce([5, 1, 3, 2, 4], 2, async (wait) => {
    underWay += 1;
    most = Math.max(most, underWay);
    await setTimeout(wait);
    underWay -= 1;
    return wait * 10;
  });
  expect(results).toEqual([50, 10, 30, 20, 40]);
  expect(most).toBe(2);
});

test('after an error nothing new is begun, and what was begun is waited for', async () => {
  const begun: number[] = [];
  const ended: number[] = [];
  const work = mapAtOnce([1, 2, 3, 4, 5, 6], 2, async (item) => {
    begun.push(item);
    await setTimeout(1);
    if (item === 2) throw new Error('two');
    await setTimeout(5);
    ended.push(item);
  });
  await expect(work).rejects.toThrow('two');
  expect(begun).not.toContain(6);
  expect(ended).toEqual(begun.filter((item) => item !== 2));
});

test('of several errors the first in time is thrown', async () => {
  const work = mapAtOnce([20, 1], 2, async (wait) => {
    await setTimeout(wait);
    throw new Error(`after ${String(wait)} ms`);
  });
  await expect(work).rejects.toThrow('after 1 ms');
});
