/** The kill matrices of the scenarios that are checked in. `vitest -u` writes them anew. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { planScenario } from '../../generator/index.ts';
import type { PlannedTurn } from '../../generator/index.ts';
import { must } from '../../spec/lookup.ts';
import { parseScenario } from '../../spec/parse-scenario.ts';
import type { Scenario } from '../../spec/scenario.ts';
import { allFaults } from '../faults/table.ts';
import { audit } from './audit.ts';
import { goldenText } from './golden.ts';

/** In large suites only the tests that name a clause are tried against its faults. */
const LARGE = 120;

function scenarioIn(folder: string): Scenario {
  const file = new URL(`../../emitted/${folder}/scenario.json`, import.meta.url);
  return parseScenario(JSON.parse(readFileSync(fileURLToPath(file), 'utf8')), folder);
}

function turnOf(folder: string, turn: number): PlannedTurn {
  const turns = [...planScenario(scenarioIn(folder), 'paper')];
  return must(turns[turn], `turn ${String(turn)} of ${folder}`);
}

test.each([
  ['paper-coffee', 0],
  ['paper-coffee', 1],
  ['paper-dogpage', 0],
  ['paper-dogpage', 1],
  ['seed-0', 0],
  ['seed-0', 10],
  ['seed-0', 30],
  ['boarding-kennel', 0],
  ['boarding-kennel', 6],
])('%s, turn %i', async (folder, turn) => {
  const { snapshot, plan } = turnOf(folder, turn);
  const quick = plan.tests.length > LARGE;
  const result = await audit({ snapshot, plan, faults: allFaults, variants: [], quick });
  const text = goldenText(`${folder}, turn ${String(turn)}`, result);
  await expect(text).toMatchFileSnapshot(`golden/${folder}-${String(turn)}.txt`);
  expect(result.faults.filter(({ outcome }) => outcome === 'survived')).toEqual([]);
});
