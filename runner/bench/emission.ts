/** Emission of whole scenarios: from nothing, turn by turn, again, and as digests, beside prettier on the same tests. */
import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { format } from 'prettier';
import { compileScenario, emitScenario } from '../../generator/index.ts';
import { recordsOnDisk } from '../../generator/emission-records.ts';
import { formatOptions } from '../../generator/format.ts';
import { digestOfFiles, digestsOf } from '../../generator/lock.ts';
import { sampleScenario } from '../../spec/samplers/sample.ts';
import type { Scenario } from '../../spec/scenario.ts';
import type { Comparison } from './comparison.ts';
import { quantile } from '../quantile.ts';
import { costOf } from './cost.ts';
import type { Cost } from './cost.ts';

const profile = 'paper';
const SCENARIOS = 20;

/** What it takes to emit a sampled scenario of so many turns. */
export async function compareEmission(turns: number): Promise<readonly (Comparison | string)[]> {
  const scenario = sampleScenario({ seed: '0', turns });
  const what = `${String(turns + 1)} turns`;
  const { cold, warm, perTurn } = await emissionCosts(scenario);
  const peak = process.resourceUsage().maxRSS / 1024;
  const digests = await costOf(() => Promise.resolve(digestAll(scenario)));
  const tests = newTests(scenario);
  const floor = await costOf(async () => {
    for (const text of tests) await format(text, { ...formatOptions, parser: 'typescript' });
  });
  const beside = `prettier on the tests of each turn that no turn before had`;
  return [
    { what: `emit ${what} from nothing`, cost: cold, beside, besideCost: floor },
    { what: `emit ${what} again, with nothing changed`, cost: warm, beside, besideCost: floor },
    { what: `digests of all files of ${what}`, cost: digests, beside, besideCost: floor },
    allScenarios(digests),
    `one turn more: median ${ms(quantile(perTurn, 0.5))}, 9 of 10 within ${ms(quantile(perTurn, 0.9))}, aim 100 ms`,
    `peak memory of this process so far: ${peak.toFixed(0)} MB, aim 600 MB`,
  ];
}

const ms = (value: number): string => `${value.toFixed(0)} ms`;

/** What all released scenarios take, as many at once as there are processors. */
function allScenarios({ cpuMs }: Cost): string {
  const processors = Math.min(SCENARIOS, availableParallelism());
  const minutes = (SCENARIOS * cpuMs) / processors / 60_000;
  return `digests of ${String(SCENARIOS)} such scenarios on ${String(processors)} processors: ${minutes.toFixed(1)} minutes by that, aim 4`;
}

async function emissionCosts(
  scenario: Scenario,
): Promise<{ readonly cold: Cost; readonly warm: Cost; readonly perTurn: readonly number[] }> {
  const folder = await mkdtemp(join(tmpdir(), 'stamina-bench-'));
  const moments: number[] = [performance.now()];
  const request = {
    scenario,
    profile,
    directory: join(folder, 'scenario'),
    records: recordsOnDisk(join(folder, 'records')),
  } as const;
  const cold = await costOf(() =>
    emitScenario({ ...request, onTurn: () => moments.push(performance.now()) }),
  );
  const warm = await costOf(() => emitScenario(request));
  await rm(folder, { recursive: true });
  const perTurn = moments.slice(1).map((moment, index) => moment - (moments[index] ?? moment));
  return { cold, warm, perTurn };
}

function digestAll(scenario: Scenario): readonly string[] {
  const digests: string[] = [];
  for (const { files } of compileScenario(scenario, { profile }))
    digests.push(digestOfFiles(digestsOf(files)));
  return digests;
}

/** For each turn a text of the tests that no turn before had, as they stand in their files. */
function newTests(scenario: Scenario): readonly string[] {
  const seen = new Set<string>();
  const texts: string[] = [];
  for (const { files } of compileScenario(scenario, { profile })) {
    const fresh = [...files].flatMap(([path, text]) =>
      path.endsWith('.spec.ts') ? (text.match(/^ {2}test\([^]*?^ {2}\}?\);$/gm) ?? []) : [],
    );
    const added = [...new Set(fresh)].filter((text) => !seen.has(text));
    for (const text of added) seen.add(text);
    texts.push(`test.describe('new', () => {\n${added.join('\n\n')}\n});\n`);
  }
  return texts;
}
