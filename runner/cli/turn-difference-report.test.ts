/** What a person sees of a turn beside the one before it, and what a wrong number of a turn is told. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { runStamina } from '../fixtures/spawn-stamina.ts';

const coffee = fileURLToPath(new URL('../../emitted/paper-coffee', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'stamina-diff-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

test('the request, the tests of each sentence with their places, the schema, the suite', async () => {
  const { code, stdout, stderr } = await runStamina(['diff', coffee, '0', '1'], folder);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  await expect(stdout).toMatchFileSnapshot('turn-difference.golden.txt');
});

test('as JSON, and with the changed lines', async () => {
  const [json, lines] = await Promise.all([
    runStamina(['diff', join(coffee, 'scenario.json'), '0', '--json'], folder),
    runStamina(['diff', coffee, '0', '--lines', '--all'], folder),
  ]);
  expect(JSON.parse(json.stdout)).toMatchObject({
    formatVersion: 1,
    turns: [
      { turn: 1, changes: expect.any(Array) as unknown, schema: expect.any(Array) as unknown },
    ],
  });
  expect(lines.stdout).toContain('+++ tests/coffeebatch.spec.ts');
  expect(lines.stdout).not.toMatch(/\d more tests/);
});

test.each([
  [['1', '0'], '<from> must come before <to>; turn 1 does not come before 0'],
  [['0', '0'], '<from> must come before <to>; turn 0 does not come before 0'],
  [['1'], 'turn 1 is the last of paper-coffee: no turn comes after it'],
  [['0', '2'], '<to> must be the number of a turn, 0 to 1, not "2"'],
  [['0', 'two'], '<to> must be the number of a turn, 0 to 1, not "two"'],
])('%j is refused', async (turns, message) => {
  const refused = await runStamina(['diff', coffee, ...turns], folder);
  expect(refused).toEqual({ code: 2, stdout: '', stderr: `stamina: ${message}\n` });
});
