/** The results of a run for people: a table per scenario and the two metrics of the paper's section 3.2. */
import { counted } from '../../spec/wording.ts';
import type {
  BatchResult,
  EpisodeEnd,
  HeldOutResult,
  ScenarioResult,
  TurnResult,
} from '../result.ts';
import { renderTable } from './table.ts';

const causes = {
  tests_failed: 'tests failed',
  server_failed: 'the server did not come up',
  harness_failed: 'the agent’s process failed',
} as const;

const FLAKY = ', though it passed when it was restarted and tested again (flaky)';

/** The turns of one scenario and how it ended. */
export function renderScenario(result: ScenarioResult, decorated: boolean): string {
  const rows = result.turns.map((turn) => [
    turn.turn,
    turn.changes,
    turn.entities,
    turn.tests,
    verdictOf(turn),
    turn.linesOfCode,
  ]);
  const head = ['turn', 'changes', 'entities', 'tests', 'verdict', 'lines of code'];
  return [
    result.scenario,
    renderTable({ head, rows }, decorated),
    `${String(result.turnsPassed)} of ${String(result.horizon + 1)} turns passed${endingOf(result.end)}.`,
  ].join('\n');
}

/** `passed after 1 retry`, `passed; held-out: 1 test failed`, `failed after 2 retries: 3 tests failed`. */
export function verdictOf({ passed, attempts, heldOut }: TurnResult): string {
  const retries = attempts.length - 1;
  const after = retries > 0 ? ` after ${counted(retries, 'retry', 'retries')}` : '';
  if (passed) return `passed${after}${besides(heldOut)}`;
  const last = attempts.at(-1);
  if (last === undefined || last.verdict === 'passed') return 'failed';
  if (last.verdict === 'infrastructure_error') return `not measured${after}`;
  const why =
    last.verdict === 'tests_failed'
      ? `${counted(last.testsFailed, 'test', 'tests')} failed`
      : causes[last.verdict];
  return `failed${after}: ${why}`;
}

/** What the held-out twin adds to a turn that is passed. */
function besides(heldOut: HeldOutResult | undefined): string {
  if (heldOut === undefined || heldOut.verdict === 'passed') return '';
  const { verdict, newTestsFailed, oldTestsFailed } = heldOut;
  if (verdict === 'infrastructure_error') return '; held-out: not measured';
  const failed = newTestsFailed + oldTestsFailed;
  return `; held-out: ${verdict === 'tests_failed' ? `${counted(failed, 'test', 'tests')} failed` : causes[verdict]}`;
}

/** How many of the turns that were passed, and measured with held-out data, are passed with that, too. */
function heldOutLine(scenarios: readonly ScenarioResult[]): readonly string[] {
  const measured = scenarios
    .flatMap(({ turns }) => turns.flatMap(({ heldOut }) => heldOut ?? []))
    .filter(({ verdict }) => verdict !== 'infrastructure_error');
  if (measured.length === 0) return [];
  const passed = measured.filter(({ verdict }) => verdict === 'passed').length;
  const added = sumOf(measured.map(({ newTestsFailed }) => newTestsFailed));
  const regressed = sumOf(measured.map(({ oldTestsFailed }) => oldTestsFailed));
  const split =
    added + regressed === 0
      ? ''
      : `; failed: ${counted(added, 'test', 'tests')} of new behaviour, ${String(regressed)} of what was there`;
  return [
    `Held-out data: ${String(passed)} of ${counted(measured.length, 'passed turn', 'passed turns')} pass with it${split}`,
  ];
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0);

function endingOf(end: EpisodeEnd): string {
  switch (end.kind) {
    case 'completed':
      return '';
    case 'failed':
      return `; ended at turn ${String(end.turn)}: ${causes[end.cause]}${end.isFlaky ? FLAKY : ''}`;
    case 'censored':
      return `; cut short at turn ${String(end.turn)} by a failure that is not the agent’s: ${end.message}`;
    default:
      return end satisfies never;
  }
}

/** Average turns passed @R with its standard error, and pass rate @R. Censored episodes count as far as they came. */
export function renderSummary({ folder, scenarios }: BatchResult, retries: number): string {
  const turns = scenarios.map(({ turnsPassed }) => turnsPassed);
  const completed = scenarios.filter(({ end }) => end.kind === 'completed').length;
  const censored = scenarios.filter(({ end }) => end.kind === 'censored').length;
  const flaky = scenarios.filter(({ end }) => end.kind === 'failed' && end.isFlaky).length;
  const budget = `@${String(retries)}`;
  return [
    `Average turns passed ${budget}: ${meanWithError(turns)} (${counted(turns.length, 'scenario', 'scenarios')})`,
    `Pass rate ${budget}: ${percentage(completed, turns.length)} (${String(completed)} of ${String(turns.length)})`,
    ...heldOutLine(scenarios),
    ...(flaky > 0 ? [`Ended by a failure that did not come again (flaky): ${String(flaky)}`] : []),
    ...(censored > 0
      ? [`Cut short by a failure that is not the agent’s: ${String(censored)}`]
      : []),
    `Record: ${folder}`,
  ].join('\n');
}

/** `7.33 ± 1.45`: the mean and its standard error, which one value alone does not have. */
export function meanWithError(values: readonly number[]): string {
  const count = values.length;
  const mean = values.reduce((sum, value) => sum + value, 0) / count;
  if (count < 2) return mean.toFixed(2);
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return `${mean.toFixed(2)} ± ${Math.sqrt(squares / (count - 1) / count).toFixed(2)}`;
}

function percentage(part: number, whole: number): string {
  return `${((100 * part) / whole).toFixed(1)} %`;
}
