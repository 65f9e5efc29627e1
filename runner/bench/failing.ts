/** Tests that fail beside as many that pass: a broken server must not take an hour to be found out. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { playwrightExecutor } from '../executors/playwright.ts';
import { writePingSuite } from '../fixtures/ping-suite.ts';
import { temporaryFolder } from '../folders.ts';
import type { Comparison } from './comparison.ts';
import { medianCosts } from './cost.ts';

/** A suite of one request a test under Playwright, where every answer is wrong, beside the same where it is right. */
export async function compareFailing(tests: number, rounds: number): Promise<Comparison> {
  let status = 200;
  const server = createServer((request, response) => {
    response.writeHead(request.url === '/reset' ? 200 : status).end('{}');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
  const folder = await temporaryFolder('bench-');
  const execute = playwrightExecutor();
  const runWhereAll = async (outcome: 'passed' | 'failed'): Promise<void> => {
    status = outcome === 'passed' ? 200 : 500;
    const run = await execute({ folder: folder.path, url });
    if (run.kind !== 'ran') throw new Error(run.message);
    if (run.results.length !== tests || run.results.some((result) => result.status !== outcome))
      throw new Error(`not all of ${String(tests)} tests have ${outcome}`);
  };
  try {
    await writePingSuite(folder.path, tests);
    const costs = await medianCosts(rounds, {
      failing: () => runWhereAll('failed'),
      passing: () => runWhereAll('passed'),
    });
    return {
      what: `Playwright: ${String(tests)} failing tests`,
      cost: costs.failing,
      beside: 'as many that pass',
      besideCost: costs.passing,
      atMost: 2,
    };
  } finally {
    server.closeAllConnections();
    server.close();
    await folder.remove();
  }
}
