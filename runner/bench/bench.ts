/** `npm run bench`: what takes time, each beside its physical floor, measured in the same run. */
import { measureEmission } from './emission.ts';
import { measureExecution } from './execution.ts';
import type { Measurement } from './measure.ts';

const seconds = (ms: number): string => `${(ms / 1000).toFixed(2)} s`;

function lineOf({ what, ms, floor, floorMs }: Measurement): string {
  return `${what}: ${seconds(ms)}; ${floor}: ${seconds(floorMs)}; ratio ${(ms / floorMs).toFixed(2)}`;
}

for (const measure of [
  () => measureEmission(30),
  () => measureExecution(0),
  () => measureExecution(30),
])
  process.stdout.write(`${lineOf(await measure())}\n`);
