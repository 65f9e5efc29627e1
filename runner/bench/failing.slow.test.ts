/** Failing tests cost about what passing ones do. Where each cost a new worker process, they would cost a hundred times. */
import { expect, test } from 'vitest';
import { compareFailing } from './failing.ts';

test('600 failing tests take no more than four times the processor time of 600 passing ones', async () => {
  const { cost, besideCost } = await compareFailing(600, 1);
  const spent = ({ cpuMs, wallMs }: typeof cost): number => (Number.isNaN(cpuMs) ? wallMs : cpuMs);
  expect(spent(cost) / spent(besideCost)).toBeLessThan(4);
});
