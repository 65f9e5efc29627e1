/** The reader survives whole scenarios: it knows every schema from the words, and its server passes. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { changeRequest, initialSpecification } from '../../generator/index.ts';
import { canonicalText } from '../../spec/canonical.ts';
import { sampleScenario } from '../../spec/samplers/sample.ts';
import { replay } from '../../spec/trajectory.ts';
import { changePrompt, initialPrompt } from '../prompts.ts';
import { runBatch } from '../run.ts';
import { defaultSettings } from '../settings.ts';
import { understand } from './reader.ts';

const TURNS = 100;
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'reader-'));
});
afterEach(() => rm(folder, { recursive: true }));

test.each(['0', '1', '2'])('it knows all 101 schemas of the scenario of seed %s', async (seed) => {
  const known: number[] = [];
  for (const { turn, schema, changes } of replay(sampleScenario({ seed, turns: TURNS }))) {
    if (turn === 0)
      await writeFile(join(folder, 'initial_specification.md'), initialSpecification(schema));
    const prompt = turn === 0 ? initialPrompt() : changePrompt(changeRequest(changes));
    const understood = await understand({ prompt, workspace: folder });
    if (canonicalText(understood) === canonicalText(schema)) known.push(turn);
  }
  expect(known).toEqual(Array.from({ length: TURNS + 1 }, (_, turn) => turn));
});

test('its servers pass', async () => {
  const turns = 5;
  const { scenarios } = await runBatch({
    scenarios: [sampleScenario({ seed: '3', turns })],
    agent: { name: 'reader' },
    settings: { ...defaultSettings, turns, retries: 0, heldOut: false, executor: 'direct' },
    out: join(folder, 'run'),
    onEvent: () => undefined,
  });
  expect(scenarios.map(({ turnsPassed, end }) => [turnsPassed, end.kind])).toEqual([
    [turns + 1, 'completed'],
  ]);
});
