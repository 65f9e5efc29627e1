/** A suite under Playwright against its floor: the same requests, one after the other, from a bare loop of `fetch`. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { emitScenario, planScenario, turnFolder } from '../../generator/index.ts';
import { resolveBody } from '../../generator/plan/index.ts';
import type { Plan } from '../../generator/plan/plan.ts';
import { must } from '../../spec/lookup.ts';
import { sampleScenario } from '../../spec/samplers/sample.ts';
import { playwrightExecutor } from '../executors/playwright.ts';
import { startReferenceServer } from '../reference-server/server.ts';
import { medianMs } from './measure.ts';
import type { Measurement } from './measure.ts';

/** Runs the suite of the last turn of a sampled scenario against the reference server. Throws when it does not pass. */
export async function measureExecution(turn: number): Promise<Measurement> {
  const scenario = sampleScenario({ seed: '0', turns: turn });
  const { plan, snapshot } = must([...planScenario(scenario, 'paper')].at(-1), 'a last turn');
  const server = await startReferenceServer({
    snapshot,
    port: 0,
    host: '127.0.0.1',
  });
  const out = await mkdtemp(join(tmpdir(), 'stamina-bench-'));
  try {
    await emitScenario({ scenario, directory: out, profile: 'paper', turns: [turn] });
    const execute = playwrightExecutor();
    const requests = plan.tests.reduce((sum, test) => sum + 1 + test.steps.length, 0);
    return {
      what: `Playwright: ${String(plan.tests.length)} tests`,
      ms: await medianMs(3, async () => {
        const run = await execute({ folder: join(out, turnFolder(turn)), url: server.url });
        if (run.kind !== 'ran' || run.results.some(({ status }) => status !== 'passed'))
          throw new Error('the reference server does not pass its own suite');
      }),
      floor: `bare replay of its ${String(requests)} requests`,
      floorMs: await medianMs(3, () => replayRequests(plan, server.url)),
    };
  } finally {
    await server.close();
    await rm(out, { recursive: true, force: true });
  }
}

async function replayRequests(plan: Plan, url: string): Promise<void> {
  for (const test of plan.tests) {
    await send(url, 'POST', '/reset');
    for (const { method, path, body } of test.steps)
      await send(url, method, path, body && JSON.stringify(resolveBody(plan, body)));
  }
}

async function send(url: string, method: string, path: string, body?: string): Promise<void> {
  const response = await fetch(
    url + path,
    body === undefined
      ? { method }
      : { method, body, headers: { 'content-type': 'application/json' } },
  );
  await response.arrayBuffer();
}
