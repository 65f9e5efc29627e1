/** The real binary: help, exit codes, streams and signals. */
import { once } from 'node:events';
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { verbs } from './main.ts';
import { runStamina, startStamina } from '../fixtures/spawn-stamina.ts';

const kennel = fileURLToPath(new URL('../../spec/fixtures/kennel.json', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'stamina-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

test('every verb explains itself, with an example', async () => {
  const pages = ['', ...verbs.map(({ name }) => name)];
  const helps = await Promise.all(
    pages.map((page) => runStamina([...(page === '' ? [] : [page]), '--help'], folder)),
  );
  for (const { code, stderr } of helps) expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  for (const { stdout } of helps.slice(1))
    expect(stdout).toMatch(/^Examples:\n {2}# .+\n {2}stamina /m);
  const text = helps.map(({ stdout }) => stdout).join(`\n${'='.repeat(100)}\n\n`);
  await expect(text).toMatchFileSnapshot('help.golden.txt');
});

test('--version is the version of the package', async () => {
  expect((await runStamina(['--version'], folder)).stdout).toMatch(/^\d+\.\d+\.\d+\n$/);
});

test('wrong usage: exit code 2, a message on standard error, nothing on standard output', async () => {
  expect(await runStamina(['emti'], folder)).toEqual({
    code: 2,
    stdout: '',
    stderr:
      'stamina: there is no verb "emti"; did you mean "emit"?\nThe verbs are sample, inspect, emit, diff, serve, test, audit, run.\n',
  });
});

test.each([
  'inspect -',
  'emit - --out out',
  'emit --schema - --out out',
  'diff - 0',
  'serve --schema -',
])('standard input that is not JSON is refused with its place: %s', async (words) => {
  const refused = await runStamina(words.split(' '), folder, '{\n  "enums" []\n}');
  expect(refused).toEqual({
    code: 2,
    stdout: '',
    stderr: 'stamina: standard input is not JSON: line 2, column 11: expected ":", found "["\n',
  });
});

test('a scenario on standard input is one like any other', async () => {
  const { stdout: scenario } = await runStamina(['sample', '--seed', '7', '--turns', '1'], folder);
  const { code, stdout } = await runStamina(['inspect', '--json', '-'], folder, scenario);
  expect({ code, found: JSON.parse(stdout) as unknown }).toMatchObject({
    code: 0,
    found: { name: 'seed-7' },
  });
});

test('a strange tsconfig.json in the current folder changes nothing', async () => {
  writeFileSync(join(folder, 'tsconfig.json'), '{ nonsense');
  expect((await runStamina(['--version'], folder)).code).toBe(0);
});

test.each(['SIGTERM', 'SIGINT'] as const)('serve answers, and ends well on %s', async (signal) => {
  const child = startStamina(['serve', '--schema', kennel, '--port', '0'], folder);
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  const url = /^listening on (http:\/\/127\.0\.0\.1:\d+)\n$/.exec(line.toString())?.[1] ?? '';
  expect(await (await fetch(`${url}/dog`)).json()).toEqual([]);
  child.kill(signal);
  expect(await once(child, 'exit')).toEqual([0, null]);
  await expect(fetch(`${url}/dog`)).rejects.toThrow();
});

test('a reader that leaves early is no error', async () => {
  const child = startStamina(['sample', '--seed', '7', '--turns', '1'], folder);
  child.stdout.destroy();
  const errors: Buffer[] = [];
  child.stderr.on('data', (data: Buffer) => errors.push(data));
  expect(await once(child, 'close')).toEqual([0, null]);
  expect(Buffer.concat(errors).toString()).toBe('');
});

test('sample writes the same file twice', async () => {
  const out = join('samples', 's.json');
  const argv = ['sample', '--seed', '7', '--turns', '1', '--changes', '2', '--out', out, '--force'];
  const write = async (): Promise<string> => {
    expect((await runStamina(argv, folder)).code).toBe(0);
    return readFileSync(join(folder, out), 'utf8');
  };
  const first = await write();
  const { turns } = JSON.parse(first) as { turns: { changes: unknown[] }[] };
  expect(turns.map(({ changes }) => changes.length)).toEqual([2]);
  expect(await write()).toBe(first);
  expect(readdirSync(join(folder, 'samples'))).toEqual(['s.json']);
});
