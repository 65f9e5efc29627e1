/** Right servers that others wrote from the agent's texts alone pass every suite that they implement. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { ExecaError } from 'execa';
import { must } from '../../spec/lookup.ts';
import { directExecutor } from '../executors/direct.ts';
import { playwrightExecutor } from '../executors/playwright.ts';
import type { Skippable } from '../fixtures/python-environment.ts';
import { temporaryFolder } from '../folders.ts';
import type { TemporaryFolder } from '../folders.ts';
import { portFinder } from '../ports.ts';
import { failuresOf } from '../verdict.ts';
import type { TestResult } from '../verdict.ts';
import { independentFolder, independentServers } from './servers.ts';
import type { IndependentServer } from './servers.ts';
import { stacks } from './stacks.ts';
import type { ReadyStack, StackName } from './stacks.ts';
import { independentTable, tableIn } from './table.ts';
import { tryServer } from './trial.ts';

const nextPort = portFinder();
const scratchFolders: TemporaryFolder[] = [];
afterAll(async () => {
  for (const { remove } of scratchFolders) await remove();
});

const prepared = new Map<StackName, Promise<ReadyStack>>();
async function prepare(stack: StackName): Promise<ReadyStack> {
  const scratch = await temporaryFolder(`independent-${stack}-`);
  scratchFolders.push(scratch);
  const sources = join(independentFolder, stack);
  return stacks[stack].prepare({ sources, scratch: scratch.path });
}

/** The stack, made ready once; where a tool or the network is missing the test is skipped, but with `CI` set it fails. */
async function readyFor(stack: StackName, context: Skippable): Promise<ReadyStack> {
  const ready = prepared.get(stack) ?? prepare(stack);
  prepared.set(stack, ready);
  try {
    return await ready;
  } catch (error) {
    if (!(error instanceof ExecaError) || process.env['CI']) throw error;
    return context.skip(`${stacks[stack].title} cannot be prepared here: ${error.shortMessage}`);
  }
}

const keyOf = (server: IndependentServer): string => Object.values(server).join(' ');
const results = new Map<string, readonly TestResult[]>();

describe.each(independentServers)('$stack, $scenario, $turn', (server) => {
  test('passes its suite', async (context) => {
    const ready = await readyFor(server.stack, context);
    const run = await tryServer(server, { ready, executor: directExecutor(), nextPort });
    if (run.kind !== 'ran') throw new Error(run.message);
    results.set(keyOf(server), run.results);
    expect(run.results.length).toBeGreaterThan(0);
    expect(failuresOf(run.results)).toEqual([]);
  });
});

test('Playwright passes one of them too', async (context) => {
  const server = must(independentServers[0], 'there are servers');
  const ready = await readyFor(server.stack, context);
  const run = await tryServer(server, { ready, executor: playwrightExecutor(), nextPort });
  if (run.kind !== 'ran') throw new Error(run.message);
  expect(failuresOf(run.results)).toEqual([]);
});

test('the README shows what they pass', (context) => {
  if (results.size < independentServers.length) context.skip('not every stack could be prepared');
  const resultsOf = (server: IndependentServer): readonly TestResult[] =>
    must(results.get(keyOf(server)), keyOf(server));
  const table = independentTable({
    tests: (server) => resultsOf(server).length,
    passed: (server) => resultsOf(server).length - failuresOf(resultsOf(server)).length,
  });
  expect(tableIn(readFileSync('README.md', 'utf8'))).toBe(table);
});
