import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { kennelSnapshot } from '../generator/plan/fixtures/snapshots.ts';
import { literals } from '../generator/plan/literals.ts';
import { runStamina } from './fixtures/spawn-stamina.ts';
import { startReferenceServer } from './reference-server/server.ts';
import type { ReferenceServer } from './reference-server/server.ts';

const kennel = fileURLToPath(new URL('../spec/fixtures/kennel.json', import.meta.url));
let folder = '';
let server: ReferenceServer;

/** Whether a path is that of no object, or of one whose id looks like those of the main stream. */
function isKnown(path: string): boolean {
  const [, id] = /^\/(?:dog|person|toy)\/([^/]+)/.exec(path) ?? [];
  if (id === undefined || /^(?:dog|person|toy|same)-/.test(id)) return true;
  const { oddId, letter } = literals.main;
  return [oddId, oddId.toLowerCase(), letter].includes(decodeURIComponent(id));
}

/** Ids of the main stream are all that this server knows: it finds no object whose id has another form. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'twin-test-'));
  server = await startReferenceServer({
    snapshot: kennelSnapshot,
    port: 0,
    host: '127.0.0.1',
    behaviour: {
      routes: (right) => (database, request) =>
        isKnown(request.target) ? right(database, request) : { status: 404, json: {}, database },
    },
  });
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

const stamina = (...argv: readonly string[]): ReturnType<typeof runStamina> =>
  runStamina([...argv], folder);
const suiteOf = async (name: string): Promise<unknown> =>
  JSON.parse(await readFile(join(folder, name, 'turn-000', 'suite.json'), 'utf8'));

test('a twin is emitted, and a folder that holds one goes on holding one', async () => {
  await stamina('emit', '--schema', kennel, '--out', 'main');
  await stamina('emit', '--schema', kennel, '--out', 'twin', '--data', 'heldout');
  expect(await suiteOf('main')).toMatchObject({ data: 'main' });
  expect(await suiteOf('twin')).toMatchObject({ data: 'heldout' });
  const again = await stamina('emit', join('twin', 'scenario.json'));
  expect(again.stdout).toMatch(/: 0 files written, 0 deleted, \d+ unchanged\n$/);
  const other = await stamina('emit', join('twin', 'scenario.json'), '--data', 'main', '--check');
  expect(other).toMatchObject({ code: 1, stdout: expect.stringContaining('suite.json') as string });
});

test.each(['direct', 'playwright'])('%s: the suite passes, its twin fails', async (executor) => {
  const tested = (...options: readonly string[]): ReturnType<typeof runStamina> =>
    stamina('test', 'main/turn-000', '--url', server.url, '--executor', executor, ...options);
  expect(await tested()).toMatchObject({ code: 0 });
  expect(await tested('--data', 'main')).toMatchObject({ code: 0 });
  const twin = await tested('--data', 'heldout');
  expect(twin.code).toBe(1);
  expect(twin.stdout).toContain('returned 404, expected 200');
});

test('a folder whose files do not belong together has no twin', async () => {
  const file = join(folder, 'main', 'turn-000', 'suite.json');
  const text = await readFile(file, 'utf8');
  await writeFile(file, text.replace('"seed": "0"', '"seed": "1"'));
  const refused = await stamina(
    ...['test', 'main/turn-000', '--url', server.url, '--data', 'heldout'],
  );
  expect(refused).toMatchObject({ code: 2, stdout: '' });
  expect(refused.stderr).toContain('emit the turn again');
});
