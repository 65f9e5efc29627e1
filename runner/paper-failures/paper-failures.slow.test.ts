import { readdirSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { planScenario, turnFolder } from '../../generator/compile.ts';
import { emitScenario } from '../../generator/emit.ts';
import type { Plan } from '../../generator/plan/plan.ts';
import { must } from '../../spec/lookup.ts';
import { parseScenario } from '../../spec/parse-scenario.ts';
import type { Scenario } from '../../spec/scenario.ts';
import { runPlan } from '../executors/direct.ts';
import { playwrightExecutor } from '../executors/playwright.ts';
import { feedback } from '../feedback.ts';
import { pythonFor } from '../fixtures/python-environment.ts';
import { failuresOf, verdictOf } from '../verdict.ts';
import type { SuiteRun, Verdict } from '../verdict.ts';
import { FOLDER, withFailingServer } from './failing-server.ts';

const names = readdirSync(FOLDER, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'parts')
  .map(({ name }) => name)
  .sort();

/** What the detailed feedback says of a failing test, part by part. */
const expectedShape = z.strictObject({
  feedback: z
    .array(
      z.strictObject({
        test: z.string(),
        field: z.string().optional(),
        request: z.string(),
        got: z.string(),
        expected: z.string(),
      }),
    )
    .min(1),
});

async function readJson(name: string, file: string): Promise<unknown> {
  return JSON.parse(await readFile(join(FOLDER, name, file), 'utf8'));
}

async function scenarioOf(name: string): Promise<Scenario> {
  return parseScenario(await readJson(name, 'scenario.json'), name);
}

async function lastPlan(name: string): Promise<Plan> {
  const turns = [...planScenario(await scenarioOf(name), 'paper')];
  return must(turns.at(-1), 'a turn').plan;
}

function failingIds(run: SuiteRun): readonly string[] {
  if (run.kind !== 'ran') throw new Error(run.message);
  return failuresOf(run.results).map(({ id }) => id);
}

/** The part of a detailed feedback that is about a test. */
function toldOf(verdict: Verdict, id: string): string {
  if (verdict.kind !== 'tests_failed') throw new Error(`the verdict is ${verdict.kind}`);
  const text = feedback(verdict, { level: 'detailed', limit: 100_000 });
  const parts = text.split(/\n(?=- )/);
  return must(
    parts.find((part) => part.startsWith(`- ${id} (`)),
    `a word on ${id} in the feedback`,
  );
}

describe.each(names)('%s', (name) => {
  test('the suite fails the server, and the feedback shows the bug', async (context) => {
    const python = await pythonFor(context);
    const plan = await lastPlan(name);
    const run = await withFailingServer({ name, python, mended: false }, (url) =>
      runPlan({ plan, url }),
    );
    const failing = failingIds(run);
    await expect(`${failing.join('\n')}\n`).toMatchFileSnapshot(join(name, 'failing.txt'));
    const expected = expectedShape.parse(await readJson(name, 'expected.json'));
    for (const { test: id, field = '', request, got, expected: wanted } of expected.feedback) {
      expect(failing).toContain(id);
      const told = toldOf(verdictOf(run), id);
      expect(told).toContain(`${request} ${got}, expected ${wanted}:`);
      expect(told).toContain(field);
    }
  });

  test('the suite passes the same server without the bug', async (context) => {
    const python = await pythonFor(context);
    const plan = await lastPlan(name);
    const run = await withFailingServer({ name, python, mended: true }, (url) =>
      runPlan({ plan, url }),
    );
    expect(failingIds(run)).toEqual([]);
  });
});

test('the emitted suite, run by Playwright, fails the same tests', async (context) => {
  const python = await pythonFor(context);
  const name = 'server-crash';
  const directory = await mkdtemp(join(tmpdir(), 'paper-failure-'));
  try {
    const scenario = await scenarioOf(name);
    await emitScenario({ scenario, directory: join(directory, name), profile: 'paper' });
    const folder = join(directory, name, turnFolder(scenario.turns.length));
    const run = await withFailingServer({ name, python, mended: false }, (url) =>
      playwrightExecutor()({ folder, url }),
    );
    await expect(`${failingIds(run).join('\n')}\n`).toMatchFileSnapshot(join(name, 'failing.txt'));
    expect(toldOf(verdictOf(run), 'batch.brew_date.rejects-null')).toContain(
      'POST /batch returned 500, expected 400 or 422: brew_date must not be null. Content: TypeError',
    );
  } finally {
    await rm(directory, { recursive: true });
  }
});
