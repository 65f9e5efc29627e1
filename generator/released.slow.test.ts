import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { sampleScenario } from '../spec/samplers/sample.ts';
import { formatText } from './format.ts';
import { scenarioDocument } from './render/documents.ts';
import { released } from './released.ts';

test.each(released)('$name is, to the byte, what is sampled', async ({ name, request }) => {
  const file = new URL(`../emitted/${name}/scenario.json`, import.meta.url);
  const sampled = scenarioDocument(sampleScenario(request));
  expect(await formatText('scenario.json', sampled)).toBe(readFileSync(file, 'utf8'));
});
