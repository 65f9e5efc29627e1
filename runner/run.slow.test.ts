import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { must } from '../spec/lookup.ts';
import type { AgentChoice } from './agents/registry.ts';
import type { EpisodeEvent, EventListener } from './events.ts';
import { smallScenario } from './fixtures/small-scenario.ts';
import type { ScenarioResult } from './result.ts';
import { runBatch } from './run.ts';
import { defaultSettings } from './settings.ts';
import type { RunSettings } from './settings.ts';

let root: string;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'run-'));
});
afterAll(() => rm(root, { recursive: true }));

interface Play {
  readonly agent: AgentChoice;
  readonly turns: number;
  readonly settings?: Partial<RunSettings>;
  readonly onEvent?: EventListener;
  readonly signal?: AbortSignal;
}

interface Played {
  readonly result: ScenarioResult;
  readonly events: readonly EpisodeEvent[];
  /** The records of the scenario. */
  readonly folder: string;
  readonly read: (path: string) => Promise<string>;
}

let runs = 0;
async function play({ agent, turns, settings, onEvent, signal }: Play): Promise<Played> {
  const events: EpisodeEvent[] = [];
  const out = join(root, String((runs += 1)));
  const { scenarios } = await runBatch({
    scenarios: [smallScenario(turns)],
    agent,
    settings: {
      ...defaultSettings,
      harnessRetryDelayMs: 0,
      serverStartTimeoutMs: 20_000,
      // What it adds is tried once.
      heldOut: false,
      ...settings,
    },
    out,
    onEvent: (event) => {
      events.push(event);
      onEvent?.(event);
    },
    signal,
  });
  const folder = join(out, 'ducks');
  return {
    result: must(scenarios[0], 'a result'),
    events,
    folder,
    read: (path) => readFile(join(folder, path), 'utf8'),
  };
}

const scripted = (...script: readonly object[]): AgentChoice => ({
  name: 'scripted',
  script,
  source: 'steps',
});
const oracle = { oracle: true };
/** Whatever is unknown is answered with 500 instead of 404. */
const breakIt = {
  replace: [{ file: 'app/errors.py', search: 'status = 404', with: 'status = 500' }],
};
const attemptsOf = ({ turns }: ScenarioResult): readonly number[] =>
  turns.map(({ attempts }) => attempts.length);

/** Whether any process of this machine has the word among its arguments. */
function isRunning(word: string): boolean {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .some((pid) => {
      try {
        return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').includes(word);
      } catch {
        return false;
      }
    });
}

test.each([
  [
    'detailed',
    /1?\d+\/\d+ tests failed\.\n\n- \S+ \(.+\): [A-Z]+ \/\S+ returned 500, expected 404.*\n[^]*Keep in mind/,
  ],
  ['medium', /\d+\/\d+ tests failed\.\n\nFailed tests:\n- \S+\n/],
  ['minimal', /No details are available/],
] as const)(
  'an agent that breaks one thing at turn 3 and never mends it passes 3 turns; feedback %s',
  async (feedback, expected) => {
    const agent = scripted(oracle, { when: { fromTurn: 3 }, ...breakIt });
    const { result, read, folder } = await play({
      agent,
      turns: 5,
      settings: { feedback, retries: 2, heldOut: feedback === 'detailed' },
    });
    expect(result).toMatchObject({
      horizon: 5,
      turnsPassed: 3,
      end: { kind: 'failed', turn: 3, cause: 'tests_failed', isFlaky: false },
    });
    expect(existsSync(join(folder, 'turn-003/attempt-1/verdict-again.json'))).toBe(false);
    expect(JSON.parse(await read('turn-003/attempt-2/verdict-again.json'))).toMatchObject({
      kind: 'tests_failed',
    });
    const heldOut = result.turns.map((turn) => turn.heldOut?.verdict);
    if (feedback === 'detailed') {
      expect(heldOut).toEqual(['passed', 'passed', 'passed', undefined]);
      expect(JSON.parse(await read('turn-002/heldout/suite.json'))).toMatchObject({
        data: 'heldout',
      });
    } else expect(heldOut.every((verdict) => verdict === undefined)).toBe(true);
    expect(attemptsOf(result)).toEqual([1, 1, 1, 3]);
    expect(result.turns.map(({ passed }) => passed)).toEqual([true, true, true, false]);

    const told = await read('turn-003/attempt-0/feedback.md');
    expect(told).toMatch(expected);
    expect(await read('turn-003/attempt-1/prompt.md')).toBe(told);
    expect(await read('turn-003/attempt-0/prompt.md')).toContain('pond_3');
    expect(existsSync(join(folder, 'turn-003/attempt-2/feedback.md'))).toBe(false);
    expect(existsSync(join(folder, 'turn-004'))).toBe(false);
    expect((await read('journal.jsonl')).trim().split('\n')).toHaveLength(10);
    expect(JSON.parse(await read('result.json'))).toEqual(result);
    expect(result.turns[3]?.attempts.map(({ commit }) => commit)).toHaveLength(3);
  },
);

test('our reference server passes what it is the reference for', async () => {
  const { result } = await play({
    agent: { name: 'reference' },
    turns: 1,
    settings: { retries: 0 },
  });
  expect(result).toMatchObject({ turnsPassed: 2, end: { kind: 'completed' } });
});

test('an agent that mends what it broke after the first feedback goes on to the end', async () => {
  const agent = scripted(oracle, { when: { turn: 1, attempt: 0 }, ...breakIt });
  const { result } = await play({ agent, turns: 2, settings: { retries: 1 } });
  expect(result).toMatchObject({ turnsPassed: 3, end: { kind: 'completed' } });
  expect(attemptsOf(result)).toEqual([1, 2, 1]);
});

test('a harness that fails twice costs no retry; one that fails always loses the turn without a test', async () => {
  const flaky = await play({
    agent: scripted({ exit: 1, times: 2 }, oracle),
    turns: 0,
    settings: { retries: 0 },
  });
  expect(flaky.result).toMatchObject({
    turnsPassed: 1,
    turns: [{ attempts: [{ harnessFailures: 2, verdict: 'passed' }] }],
  });

  const dead = await play({
    agent: { name: 'command', commandLine: 'echo oh no; exit 9' },
    turns: 0,
    settings: { harnessRetries: 2 },
  });
  expect(dead.result).toMatchObject({
    turnsPassed: 0,
    end: { kind: 'failed', turn: 0, cause: 'harness_failed' },
  });
  expect(attemptsOf(dead.result)).toEqual([1]);
  expect(await dead.read('turn-000/attempt-0/agent-failure-3.log')).toBe('oh no\n');
});

test('whatever goes wrong with the server is a failed attempt with its own message, in bounded time', async () => {
  const node = `exec "${process.execPath}" -e`;
  const script = (attempt: number, text: string): object => ({
    when: { attempt },
    write: { 'run_server.sh': text },
  });
  const agent = scripted(
    script(1, 'echo "cannot find module flask"\nexit 1\n'),
    script(
      2,
      `${node} 'require("net").createServer((s) => s.end("+OK no HTTP here\\r\\n")).listen(process.argv[1], "0.0.0.0")' "$1"\n`,
    ),
    script(3, 'sleep 1000\n'),
    script(
      4,
      `${node} 'require("http").createServer(() => {}).listen(process.argv[1], "0.0.0.0")' "$1"\n`,
    ),
    script(5, 'head -c 300000000 /dev/zero\nexit 1\n'),
    { when: { attempt: 6 }, ...oracle },
  );
  const { result, read } = await play({
    agent,
    turns: 0,
    settings: { retries: 6, serverStartTimeoutMs: 5_000, logLimitBytes: 1_000_000 },
  });
  expect(result).toMatchObject({ turnsPassed: 1, end: { kind: 'completed' } });
  const verdicts = await Promise.all(
    [0, 1, 2, 3, 4, 5].map(
      async (attempt) =>
        JSON.parse(await read(`turn-000/attempt-${String(attempt)}/verdict.json`)) as object,
    ),
  );
  const faults = ['script_missing', 'exited', 'not_http', 'silent', 'no_answer', 'exited'];
  expect(verdicts).toMatchObject(faults.map((fault) => ({ kind: 'server_failed', fault })));
  expect(await read('turn-000/attempt-2/prompt.md')).toContain('cannot find module flask');
  expect((await read('turn-000/attempt-5/server.log')).length).toBeLessThan(1_001_000);
  expect(result.turns[0]?.attempts.every(({ gradingMs }) => gradingMs < 60_000)).toBe(true);
});

test('a server that comes up only when it is started again has failed, and is called flaky', async () => {
  const agent = scripted({
    ...oracle,
    replace: [
      {
        file: 'run_server.sh',
        search: 'exec python3',
        with: 'mkdir started 2>/dev/null && exit 3\nexec python3',
      },
    ],
  });
  const { result, read } = await play({ agent, turns: 2, settings: { retries: 0 } });
  expect(result).toMatchObject({
    turnsPassed: 0,
    end: { kind: 'failed', turn: 0, cause: 'server_failed', isFlaky: true },
  });
  expect(JSON.parse(await read('turn-000/attempt-0/verdict.json'))).toMatchObject({
    kind: 'server_failed',
  });
  expect(JSON.parse(await read('turn-000/attempt-0/verdict-again.json'))).toMatchObject({
    kind: 'passed',
  });
});

test('a server that hangs while it is tested is given up after some tests', async () => {
  const hanging = `require("http").createServer((q, s) => { if (q.method === "GET") s.end() }).listen(process.argv[1], "0.0.0.0")`;
  const agent = scripted({
    write: { 'run_server.sh': `exec "${process.execPath}" -e '${hanging}' "$1"\n` },
  });
  const { result, read } = await play({ agent, turns: 0, settings: { retries: 0 } });
  expect(result).toMatchObject({ turnsPassed: 0, end: { kind: 'failed', cause: 'tests_failed' } });
  const { results } = JSON.parse(await read('turn-000/attempt-0/verdict.json')) as {
    results: { status: string }[];
  };
  expect(results.filter(({ status }) => status === 'failed')).toHaveLength(5);
  expect(results.filter(({ status }) => status === 'not_run')).toHaveLength(results.length - 5);
});

test('nothing is left of what agent and server have started', async () => {
  const word = `987654.${String(process.pid)}`;
  const leave = `setsid -f sleep ${word}; (env -i sleep ${word} &)`;
  const agent = scripted(
    { ...oracle, run: [`pwd; ${leave}`] },
    {
      replace: [{ file: 'run_server.sh', search: 'exec python3', with: `${leave}\nexec python3` }],
    },
  );
  const { result, read, events } = await play({
    agent,
    turns: 0,
    settings: { retries: 0 },
    onEvent: ({ kind }) => {
      if (kind === 'grading_started') expect(isRunning(word)).toBe(false);
    },
  });
  expect(result.turnsPassed).toBe(1);
  expect(events.map(({ kind }) => kind)).toContain('grading_started');
  expect(isRunning(word)).toBe(false);
  expect(existsSync(dirname((await read('turn-000/attempt-0/agent.log')).trim()))).toBe(false);
});

test('a run that is stopped stops at once and leaves its records', async () => {
  const word = `876543.${String(process.pid)}`;
  const stop = new AbortController();
  const agent: AgentChoice = { name: 'command', commandLine: `sleep ${word}` };
  const playing = play({
    agent,
    turns: 0,
    signal: stop.signal,
    onEvent: ({ kind }) => {
      if (kind === 'agent_started')
        setTimeout(() => {
          stop.abort(new Error('stopped by hand'));
        }, 500);
    },
  });
  await expect(playing).rejects.toThrow('stopped by hand');
  expect(isRunning(word)).toBe(false);
  expect(
    await readFile(join(root, String(runs), 'ducks/turn-000/attempt-0/prompt.md'), 'utf8'),
  ).toContain('initial_specification.md');
});

test('scenarios that are played at the same time do not mix, and their results come in order', async () => {
  const events: EpisodeEvent[] = [];
  const out = join(root, String((runs += 1)));
  const scenarios = [smallScenario(3), { ...smallScenario(0), name: 'geese' }];
  const result = await runBatch({
    ...{ scenarios, out, jobs: 2, agent: { name: 'oracle' } },
    settings: { ...defaultSettings, executor: 'direct' },
    onEvent: (event) => events.push(event),
  });
  expect(result.scenarios.map(({ scenario, turnsPassed }) => [scenario, turnsPassed])).toEqual([
    ['ducks', 4],
    ['geese', 1],
  ]);
  const told = events.flatMap((event) =>
    event.kind === 'scenario_started' || event.kind === 'scenario_ended' ? event.kind : [],
  );
  expect(told.slice(0, 2)).toEqual(['scenario_started', 'scenario_started']);
  for (const each of result.scenarios)
    expect(JSON.parse(await readFile(join(out, each.scenario, 'result.json'), 'utf8'))).toEqual(
      each,
    );
  expect(JSON.parse(await readFile(join(out, 'config.json'), 'utf8'))).toMatchObject({
    ...{ jobs: 2, asLocked: [] },
  });
});
