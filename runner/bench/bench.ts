/** `npm run bench`: what takes time, beside what it is measured against in the same run. */
import { comparisonLine } from './comparison.ts';
import type { Comparison } from './comparison.ts';
import { compareEmission } from './emission.ts';
import { compareDirect, comparePlaywright } from './execution.ts';
import { compareFailing } from './failing.ts';

/** The turns of the sampled scenario whose suites are run: a small one of about 300 tests, and a large one. */
const [smallTurn, largeTurn] = [2, 30];
/** The turns of the scenario that is emitted. */
const wholeScenario = 100;

const measures: readonly (() => Promise<Comparison | readonly (Comparison | string)[]>)[] = [
  () => compareEmission(wholeScenario),
  () => compareDirect(smallTurn),
  () => compareDirect(largeTurn),
  () => comparePlaywright(smallTurn),
  () => comparePlaywright(largeTurn),
  () => compareFailing(600, 3),
];

for (const measure of measures)
  for (const line of [await measure()].flat())
    process.stdout.write(`${typeof line === 'string' ? line : comparisonLine(line)}\n`);
