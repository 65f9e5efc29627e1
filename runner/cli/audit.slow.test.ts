/** `stamina audit`, and the servers that it tries, by name. */
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { SuiteManifest } from '../../generator/index.ts';
import { runStamina, startStamina } from '../fixtures/spawn-stamina.ts';
import type { Ended } from '../fixtures/spawn-stamina.ts';

const folder = mkdtempSync(join(tmpdir(), 'stamina-'));
const stamina = (words: string): Promise<Ended> => runStamina(words.split(' '), folder);

interface Printed {
  readonly clauses: readonly { clause: string; coverage: string; tests: string[] }[];
  readonly faults: readonly { fault: string; outcome: string; caughtBy: string[] }[];
  readonly variants: readonly { variant: string; outcome: string }[];
}

beforeAll(async () => {
  const yard = new URL('../variants/fixtures/yard.json', import.meta.url);
  cpSync(fileURLToPath(yard), join(folder, 'yard.json'));
  expect(await stamina('emit --schema yard.json --out yard')).toMatchObject({ code: 0 });
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

test('a whole audit: tables on standard output, the matrix in the report, exit code 0', async () => {
  const { code, stdout, stderr } = await stamina('audit yard/turn-000 --quick --report audit.md');
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  expect(stdout).toMatch(/^endpoints\.create +\d+ +\d+$/m);
  expect(stdout).toMatch(/^changes\.gone +0 +0 +not applicable: there is no path that is gone$/m);
  expect(stdout).toMatch(/^Wrong servers that passed\nNone\.$/m);
  expect(stdout).toMatch(/^Right servers that failed\nNone\.$/m);
  expect(stdout).toMatch(
    /^Wrong servers: (\d+) of \1 caught \(\d+ distinct\), \d+ cannot be seen/m,
  );
  const report = readFileSync(join(folder, 'audit.md'), 'utf8');
  expect(report).toMatch(/^# Audit of yard\/turn-000\n/);
  expect(report).toMatch(/<details><summary>required\.id-not-demanded: \d+ of \d+<\/summary>/);
});

test('one fault and one variant, as JSON', async () => {
  const { code, stdout } = await stamina(
    'audit yard/turn-000 --fault required.id-not-demanded --variant chunked --json',
  );
  const printed = JSON.parse(stdout) as Printed;
  expect(code).toBe(0);
  expect(printed.faults).toMatchObject([{ fault: 'required.id-not-demanded', outcome: 'caught' }]);
  expect(printed.faults[0]?.caughtBy).not.toEqual([]);
  expect(printed.variants).toMatchObject([
    { variant: 'reference', outcome: 'passed' },
    { variant: 'chunked', outcome: 'passed' },
  ]);
});

describe('what cannot be done is said with exit code 2', () => {
  test.each([
    ['audit', 'stamina: something is missing: stamina audit <folder>'],
    ['audit nowhere', 'stamina: nowhere/suite.json cannot be used'],
    [
      'audit yard/turn-000 --fault required.id-not-demandet',
      'stamina: there is no fault "required.id-not-demandet"; did you mean "required.id-not-demanded"?',
    ],
    [
      'audit yard/turn-000 --variant chunky',
      'stamina: there is no variant "chunky"; did you mean "chunked"?',
    ],
    [
      'audit yard/turn-000 --report yard.json',
      'stamina: yard.json exists already; --force replaces it',
    ],
    ['serve', 'stamina: stamina serve needs --schema'],
    ['serve --schema yard.json --fault chunked', 'stamina: there is no fault "chunked"'],
  ])('%s', async (words, message) => {
    const { code, stdout, stderr } = await stamina(words);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toContain(message);
  });
});

test('serve lists what it can serve', async () => {
  const { code, stdout } = await stamina('serve --list');
  expect(code).toBe(0);
  expect(stdout).toMatch(/^required\.id-not-demanded +ids\.client +both +Create makes up an id/m);
  expect(stdout).toMatch(/^chunked +transfer +both +Answers are sent in chunks/m);
});

test('a served fault fails the suite, and knows the names that are gone from suite.json', async () => {
  cpSync(join(folder, 'yard'), join(folder, 'old'), { recursive: true });
  const file = join(folder, 'old', 'turn-000', 'suite.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as SuiteManifest;
  manifest.removed.endpoints.push({ path: '/cat', by: 'delete_entity', now: null });
  writeFileSync(file, JSON.stringify(manifest));
  const schema = 'old/turn-000/schema.json';
  expect(await statusOfCat(['--schema', schema])).toBe(404);
  expect(await statusOfCat(['--schema', schema, '--fault', 'changes.old-endpoints-answer'])).toBe(
    200,
  );
});

/** The status of `GET /cat` on a server that is started for the purpose. */
async function statusOfCat(options: readonly string[]): Promise<number> {
  const server = startStamina(['serve', '--port', '0', ...options], folder);
  const [line] = (await once(server.stdout, 'data')) as [Buffer];
  const url = line.toString().replace('listening on ', '').trim();
  const { status } = await fetch(`${url}/cat`);
  server.kill();
  await once(server, 'exit');
  return status;
}
