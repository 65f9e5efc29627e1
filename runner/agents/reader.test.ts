import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { agentReadme, changeRequest, initialSpecification } from '../../generator/index.ts';
import { canonicalSchema } from '../../spec/canonical.ts';
import { kennel } from '../../spec/fixtures/edit-kennel.ts';
import { must } from '../../spec/lookup.ts';
import { sampleScenario } from '../../spec/samplers/sample.ts';
import type { Schema } from '../../spec/schema.ts';
import { replay } from '../../spec/trajectory.ts';
import { changePrompt, feedbackPrompt, initialPrompt } from '../prompts.ts';
import { tailText } from '../sandboxes/captured-output.ts';
import type { Sandbox } from '../sandboxes/sandbox.ts';
import type { AgentTask } from './agent.ts';
import { awkward } from './oracle/fixtures/awkward-schema.ts';
import { readerAgent, understand } from './reader.ts';

let workspace: string;
beforeEach(async () => {
  workspace = await mkdtemp(join(tmpdir(), 'reader-'));
  await writeFile(join(workspace, 'README.md'), agentReadme('paper'));
});
afterEach(() => rm(workspace, { recursive: true }));

const specify = (schema: Schema): Promise<void> =>
  writeFile(join(workspace, 'initial_specification.md'), initialSpecification(schema));

/** A task that does not let anyone look at its schema. */
const taskWith = (prompt: string): AgentTask => ({
  turn: 0,
  attempt: 0,
  prompt,
  get schema(): Schema {
    throw new Error('the reader looked at the schema');
  },
  timeoutMs: 1000,
  logLimitBytes: 1000,
});

async function workOn(prompt: string, agent = readerAgent()): Promise<string> {
  const sandbox: Pick<Sandbox, 'workspace'> = { workspace };
  const { end, log } = await agent.work(taskWith(prompt), sandbox as Sandbox);
  expect(end).toEqual({ kind: 'done' });
  return tailText(log, 1000);
}

test('it knows the schema of every turn from the words alone, retries and repeated calls included', async () => {
  const [first, ...later] = replay(sampleScenario({ seed: 'reader', turns: 12 }));
  await specify(must(first, 'a first state').schema);
  const failed = feedbackPrompt('- 3 tests failed.', 'minimal');
  expect(await understand({ prompt: initialPrompt(), workspace })).toEqual(first?.schema);
  for (const { changes, schema } of later) {
    const prompt = changePrompt(changeRequest(changes));
    for (const said of [prompt, prompt, failed])
      expect(await understand({ prompt: said, workspace })).toEqual(schema);
  }
});

test('it understands whatever a schema may hold', async () => {
  await specify(awkward);
  expect(await understand({ prompt: initialPrompt(), workspace })).toEqual(
    canonicalSchema(awkward),
  );
});

test('it writes a server without a look at the schema, and the next in its place', async () => {
  await specify(kennel);
  const agent = readerAgent();
  expect(await workOn(initialPrompt(), agent)).toContain('wrote run_server.sh');
  const server = await readFile(join(workspace, 'app/entities/toy.py'), 'utf8');
  expect(server).toContain('price');
  const request = changeRequest([{ kind: 'rename_entity', entity: 'Toy', to: 'Ball' }]);
  expect(await workOn(changePrompt(request), agent)).not.toContain('toy.py');
  expect(await readFile(join(workspace, 'app/entities/ball.py'), 'utf8')).toContain('price');
  await expect(readFile(join(workspace, 'app/entities/toy.py'))).rejects.toThrow('ENOENT');
});

test('what it does not understand stands in its log, with its place', async () => {
  await specify(kennel);
  const file = join(workspace, 'initial_specification.md');
  const text = await readFile(file, 'utf8');
  await writeFile(file, text.replace('nullable boolean', 'boolean'));
  expect(await workOn(initialPrompt())).toBe(
    'not understood: line 20, column 23: expected "nullable" or "non-nullable", found "boolean, default `true`)"',
  );
});

test('so does a change that does not fit what it knows', async () => {
  await specify(kennel);
  const request = changeRequest([{ kind: 'delete_entity', entity: 'Cat' }]);
  expect(await workOn(changePrompt(request))).toMatch(
    /^not understood: Delete the entity `Cat`.*: there is no entity Cat/,
  );
});
