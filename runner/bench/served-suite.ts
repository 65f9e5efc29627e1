/** The suite of a sampled turn, and the reference server in a process of its own, whose time is not counted. */
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { execa } from 'execa';
import { emitScenario, planScenario, turnFolder } from '../../generator/index.ts';
import type { Plan } from '../../generator/plan/plan.ts';
import { must } from '../../spec/lookup.ts';
import { sampleScenario } from '../../spec/samplers/sample.ts';
import { temporaryFolder } from '../folders.ts';

const cli = fileURLToPath(new URL('../cli/stamina.mjs', import.meta.url));

export interface ServedSuite {
  readonly plan: Plan;
  /** Where the suite was emitted to. */
  readonly folder: string;
  readonly url: string;
  /** An empty folder, removed in the end. */
  readonly scratch: string;
}

/** Does the work while the server of a turn runs; both the server and all files are gone afterwards. */
export async function withServedSuite<Result>(
  turn: number,
  work: (suite: ServedSuite) => Promise<Result>,
): Promise<Result> {
  const scenario = sampleScenario({ seed: '0', turns: turn });
  const { plan } = must([...planScenario(scenario, 'paper')].at(-1), 'a last turn');
  const [out, scratch] = [await temporaryFolder('bench-'), await temporaryFolder('bench-')];
  try {
    await emitScenario({ scenario, directory: out.path, profile: 'paper', turns: [turn] });
    const folder = join(out.path, turnFolder(turn));
    const server = execa(process.execPath, [
      ...[cli, 'serve', '--port', '0', '--schema', join(folder, 'schema.json')],
    ]);
    try {
      const url = await addressOf(server.stdout);
      return await work({ plan, folder, url, scratch: scratch.path });
    } finally {
      server.kill();
      await server.catch(() => undefined);
    }
  } finally {
    await out.remove();
    await scratch.remove();
  }
}

async function addressOf(output: NodeJS.EventEmitter): Promise<string> {
  const [line] = (await once(output, 'data')) as [Buffer];
  return must(/http:\S+/.exec(line.toString())?.[0], 'an address in what the server prints');
}
