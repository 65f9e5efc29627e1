import fc from 'fast-check';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AgentEnd } from './agents/agent.ts';
import type { EpisodeTools } from './attempt.ts';
import { playEpisode } from './episode.ts';
import type { EpisodeEvent } from './events.ts';
import type { Grading } from './grading.ts';
import { must } from '../spec/lookup.ts';
import type { JournalEntry, ScenarioRecords } from './records.ts';
import type { ScenarioResult } from './result.ts';
import { outputOf } from './sandboxes/captured-output.ts';
import type { Sandbox } from './sandboxes/sandbox.ts';
import { defaultSettings } from './settings.ts';
import type { RunSettings } from './settings.ts';
import type { EpisodeTurn } from './turns.ts';
import type { TestResult, Verdict } from './verdict.ts';

let workspace: string;
beforeAll(async () => {
  workspace = await mkdtemp(join(tmpdir(), 'episode-'));
});
afterAll(() => rm(workspace, { recursive: true }));

const dog: TestResult = {
  id: 'dog',
  title: 'dog',
  family: 'crud',
  file: 'tests/dog.spec.ts',
  clauses: [],
  isNew: true,
  status: 'failed',
  message: 'no dog',
  durationMs: 1,
};
const pass: Verdict = { kind: 'passed', results: [{ ...dog, status: 'passed' }] };
const fail: Verdict = { kind: 'tests_failed', results: [dog] };

interface Play {
  /** The verdicts of a turn's attempts, in order; of an attempt that is not listed: passed. */
  readonly verdicts: readonly (readonly Verdict[])[];
  readonly horizon: number;
  readonly settings?: Partial<RunSettings>;
  /** Of a suite that is run once more on the same workspace; left out, what it was. */
  readonly again?: Verdict;
  /** Of the held-out twin of every suite; left out, passed. */
  readonly heldOut?: Verdict;
  readonly agentEnd?: () => AgentEnd;
  readonly grade?: () => void;
}

interface Played {
  readonly result: ScenarioResult;
  readonly prompts: readonly string[];
  readonly journal: readonly JournalEntry[];
  readonly events: readonly EpisodeEvent[];
}

/** Plays an episode in which nothing is real but Algorithm 1. */
async function play({
  verdicts,
  horizon,
  settings,
  again,
  heldOut,
  agentEnd,
  grade,
}: Play): Promise<Played> {
  const prompts: string[] = [];
  const journal: JournalEntry[] = [];
  const events: EpisodeEvent[] = [];
  const queues = verdicts.map((row) => [...row]);
  const graded: Verdict[] = [];
  const none = (): Promise<void> => Promise.resolve();
  const records: ScenarioRecords = {
    folder: '/records',
    workspaceRepository: '/records/workspace.git',
    writeFiles: none,
    writeRecord: none,
    writeResult: none,
    journal: (entry) => {
      journal.push(entry);
      return Promise.resolve();
    },
  };
  const sandbox = {
    workspace,
    endProcesses: () => Promise.resolve(0),
    restore: () => Promise.resolve(),
  } as Partial<Sandbox> as Sandbox;
  const tools: EpisodeTools = {
    agent: {
      name: 'fake',
      work: ({ prompt }) => {
        prompts.push(prompt);
        return Promise.resolve({ end: agentEnd?.() ?? { kind: 'done' }, log: outputOf('') });
      },
    },
    sandbox,
    grade: (folder) => {
      grade?.();
      const answer = (verdict: Verdict): Promise<Grading> =>
        Promise.resolve({ verdict, serverLog: outputOf(''), durationMs: 1 });
      if (folder.endsWith('/heldout')) return answer(heldOut ?? pass);
      const isRepeated = prompts.length === graded.length;
      const verdict = isRepeated
        ? (again ?? must(graded.at(-1), 'a verdict'))
        : (queues[Number(folder.slice(-3))]?.shift() ?? pass);
      if (!isRepeated) graded.push(verdict);
      return answer(verdict);
    },
    history: { commit: () => Promise.resolve('c0ffee') },
    records,
    settings: { ...defaultSettings, harnessRetryDelayMs: 0, ...settings },
    onEvent: (event) => void events.push(event),
  };
  const result = await playEpisode(tools, { scenario: 'fake-000', horizon, turns: turns(horizon) });
  return { result, prompts, journal, events };
}

function* turns(horizon: number): Generator<EpisodeTurn> {
  for (let turn = 0; turn <= horizon; turn += 1) yield emptyTurn(turn);
}

function emptyTurn(turn: number): EpisodeTurn {
  return {
    turn,
    folder: `turn-${String(turn).padStart(3, '0')}`,
    schema: { enums: [], entities: [], analytics: [] },
    changes: turn,
    tests: 1,
    suite: { digest: 'c0ffee', isReleased: false },
    prompt: `task ${String(turn)}`,
    files: new Map(),
    heldOut: () => new Map(),
  };
}

test('an episode is Algorithm 1, whatever passes and fails', async () => {
  const plays = fc.record({
    passes: fc.array(fc.array(fc.boolean(), { maxLength: 5 }), { minLength: 1, maxLength: 6 }),
    retries: fc.integer({ min: 0, max: 4 }),
  });
  await fc.assert(
    fc.asyncProperty(plays, async ({ passes, retries }) => {
      const horizon = passes.length - 1;
      const { result, prompts } = await play({
        verdicts: passes.map((row) => row.map((passed) => (passed ? pass : fail))),
        horizon,
        settings: { retries },
      });
      // A turn passes with its first passing attempt, if it is among the first R + 1; unlisted attempts pass.
      const needed = passes.map((row) => [...row, true].indexOf(true) + 1);
      const firstLost = needed.findIndex((attempts) => attempts > retries + 1);
      const passed = firstLost === -1 ? passes.length : firstLost;
      expect(result.turnsPassed).toBe(passed);
      expect(result.turns.map(({ attempts }) => attempts.length)).toEqual(
        needed.slice(0, passed + 1).map((attempts) => Math.min(attempts, retries + 1)),
      );
      expect(result.end).toEqual(
        firstLost === -1
          ? { kind: 'completed' }
          : { kind: 'failed', turn: firstLost, cause: 'tests_failed', isFlaky: false },
      );
      expect(prompts.filter((prompt) => prompt.startsWith('task')).length).toBe(
        result.turns.length,
      );
    }),
    { numRuns: 60 },
  );
});

test('a retry gets the feedback of the attempt before it, a turn its own task', async () => {
  const { prompts } = await play({ verdicts: [[fail]], horizon: 1, settings: { retries: 1 } });
  expect(prompts.map((prompt) => prompt.split('\n')[0])).toEqual([
    'task 0',
    'Your server was tested, and not everything is as it should be:',
    'task 1',
  ]);
  expect(prompts[1]).toContain('no dog');
});

test('before a failure is final, the server is restarted and tested again; the first verdict stands', async () => {
  const lost = { verdicts: [[], [fail, fail]], horizon: 2, settings: { retries: 1 } } as const;
  const { result, events } = await play({ ...lost, again: pass });
  expect(result).toMatchObject({
    turnsPassed: 1,
    end: { kind: 'failed', turn: 1, isFlaky: true },
  });
  const attempts = result.turns.flatMap((turn) => turn.attempts);
  expect(attempts.map(({ verdict, again }) => [verdict, again?.verdict])).toEqual([
    ['passed', undefined],
    ['tests_failed', undefined],
    ['tests_failed', 'passed'],
  ]);
  expect(events.filter(({ kind }) => kind === 'grading_repeated')).toEqual([
    { kind: 'grading_repeated', scenario: 'fake-000', turn: 1, attempt: 1 },
  ]);

  const steady = await play(lost);
  expect(steady.result.end).toMatchObject({ kind: 'failed', isFlaky: false });
  let graded = 0;
  const broken = await play({
    ...lost,
    grade: () => {
      graded += 1;
      if (graded === 5) throw new Error('disk full');
    },
  });
  expect(broken.result.end).toEqual(steady.result.end);
  expect(broken.result.turns[1]?.attempts[1]?.again?.verdict).toBe('infrastructure_error');
});

test('the held-out twin of a suite that was passed runs once, and gates nothing', async () => {
  const results = [dog, { ...dog, isNew: false }, { ...dog, isNew: false }];
  const heldOut: Verdict = { kind: 'tests_failed', results };
  const { result, journal } = await play({ verdicts: [[fail]], horizon: 1, heldOut });
  expect(result).toMatchObject({ turnsPassed: 2, end: { kind: 'completed' } });
  const expected = { verdict: 'tests_failed', newTestsFailed: 1, oldTestsFailed: 2 };
  expect(result.turns.map((turn) => turn.heldOut)).toEqual([expected, expected]);
  expect(journal.filter(({ kind }) => kind === 'turn')).toMatchObject([
    { heldOut: expected },
    { heldOut: expected },
  ]);

  const lost = { verdicts: [[], [fail]], horizon: 1, heldOut } as const;
  const failing = await play({ ...lost, settings: { retries: 0 } });
  expect(failing.result.turns.map((turn) => turn.heldOut)).toEqual([expected, undefined]);
  const without = await play({ ...lost, settings: { heldOut: false } });
  expect(without.result.turns.map((turn) => turn.heldOut)).toEqual([undefined, undefined]);
});

test('attempts and turns are journalled as they happen, and told', async () => {
  const { journal, events } = await play({
    verdicts: [[], [fail]],
    horizon: 1,
    settings: { retries: 1 },
  });
  expect(journal.map((entry) => [entry.kind, entry.turn])).toEqual([
    ['attempt', 0],
    ['turn', 0],
    ['attempt', 1],
    ['attempt', 1],
    ['turn', 1],
  ]);
  expect(events.map(({ kind }) => kind).slice(0, 6)).toEqual([
    'turn_started',
    'agent_started',
    'grading_started',
    'attempt_ended',
    'held_out_started',
    'turn_ended',
  ]);
});

test('a harness that fails now and then costs no attempt', async () => {
  let calls = 0;
  const agentEnd = (): AgentEnd =>
    (calls += 1) % 3 === 0 ? { kind: 'done' } : { kind: 'failed', exitCode: 1, signal: null };
  const { result, events } = await play({
    verdicts: [],
    horizon: 1,
    agentEnd,
    settings: { retries: 0 },
  });
  expect(result).toMatchObject({ turnsPassed: 2, end: { kind: 'completed' } });
  expect(result.turns.map(({ attempts }) => attempts[0]?.harnessFailures)).toEqual([2, 2]);
  expect(events.filter(({ kind }) => kind === 'harness_failed').length).toBe(4);
});

test('a harness that keeps failing loses the turn after its repetitions, whatever retries are left', async () => {
  const { result, prompts } = await play({
    verdicts: [],
    horizon: 3,
    agentEnd: () => ({ kind: 'failed', exitCode: null, signal: 'SIGTERM' }),
    settings: { retries: 2, harnessRetries: 10 },
  });
  expect(prompts).toEqual(Array(11).fill('task 0'));
  expect(result).toMatchObject({
    turnsPassed: 0,
    end: { kind: 'failed', turn: 0, cause: 'harness_failed' },
  });
});

test('an agent whose time is up is graded as it stands', async () => {
  const { result } = await play({
    verdicts: [],
    horizon: 0,
    agentEnd: () => ({ kind: 'timeout' }),
  });
  expect(result).toMatchObject({
    turnsPassed: 1,
    turns: [{ attempts: [{ agent: { kind: 'timeout' } }] }],
  });
});

test('a failure of the benchmark censors the episode and is no failed turn', async () => {
  const broken: Verdict = { kind: 'infrastructure_error', message: 'no Playwright' };
  const { result } = await play({ verdicts: [[], [broken]], horizon: 2 });
  expect(result).toMatchObject({
    turnsPassed: 1,
    end: { kind: 'censored', turn: 1, message: 'no Playwright' },
  });

  const thrown = await play({
    verdicts: [],
    horizon: 2,
    grade: () => {
      throw new Error('disk full');
    },
  });
  expect(thrown.result).toMatchObject({ turnsPassed: 0, end: { kind: 'censored', turn: 0 } });
});
