/** Both executors, each beside what it is to be held against, on the same suite and server. */
import { ExecaError } from 'execa';
import { runPlan } from '../executors/direct.ts';
import { playwrightExecutor } from '../executors/playwright.ts';
import type { SuiteRun } from '../verdict.ts';
import type { Comparison } from './comparison.ts';
import { medianCosts } from './cost.ts';
import { pythonWithPytest, runPytest } from './pytest/run.ts';
import { writePytestSuite } from './pytest/suite.ts';
import { replay, requestsOf } from './replay.ts';
import { withServedSuite } from './served-suite.ts';
import type { ServedSuite } from './served-suite.ts';

/** The direct executor beside the bare replay of its requests. */
export function compareDirect(turn: number): Promise<Comparison> {
  return withServedSuite(turn, async ({ plan, url }) => {
    const requests = requestsOf(plan);
    const costs = await medianCosts(5, {
      direct: async () => {
        demandPassed(await runPlan({ plan, url }));
      },
      replay: () => replay(url, requests),
    });
    return {
      what: `direct: ${String(plan.tests.length)} tests`,
      cost: costs.direct,
      beside: `bare replay of its ${String(requests.length)} requests`,
      besideCost: costs.replay,
      atMost: 1.5,
    };
  });
}

/** The Playwright executor beside pytest, where that can be had, and beside the bare replay. */
export function comparePlaywright(turn: number): Promise<readonly (Comparison | string)[]> {
  return withServedSuite(turn, async (suite) => {
    const { plan, folder, url } = suite;
    const execute = playwrightExecutor();
    const requests = requestsOf(plan);
    const pytest = await preparePytest(suite);
    const costs = await medianCosts(3, {
      playwright: async () => {
        demandPassed(await execute({ folder, url }));
      },
      replay: () => replay(url, requests),
      pytest: typeof pytest === 'string' ? () => Promise.resolve() : pytest,
    });
    const [what, cost] = [`Playwright: ${String(plan.tests.length)} tests`, costs.playwright];
    return [
      typeof pytest === 'string'
        ? pytest
        : {
            ...{ what, cost, atMost: 2 },
            beside: 'pytest and requests, the same checks',
            besideCost: costs.pytest,
          },
      {
        ...{ what, cost },
        beside: `bare replay of its ${String(requests.length)} requests`,
        besideCost: costs.replay,
      },
    ];
  });
}

/** What runs the suite with pytest, or why nothing can. */
async function preparePytest({
  plan,
  scratch,
  url,
}: ServedSuite): Promise<(() => Promise<void>) | string> {
  try {
    const python = await pythonWithPytest();
    await writePytestSuite(plan, scratch);
    return () => runPytest({ python, folder: scratch, url });
  } catch (error) {
    if (!(error instanceof ExecaError)) throw error;
    return `pytest cannot be installed here, nothing is measured against it: ${error.shortMessage}`;
  }
}

function demandPassed(run: SuiteRun): void {
  if (run.kind !== 'ran') throw new Error(run.message);
  if (run.results.some(({ status }) => status !== 'passed'))
    throw new Error('the reference server does not pass its own suite');
}
