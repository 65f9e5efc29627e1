/** The verbs together, on real files, servers and suites. */
import { once } from 'node:events';
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parseSuiteManifest } from '../../generator/index.ts';
import type { BatchResult } from '../result.ts';
import { runStamina, startStamina } from '../fixtures/spawn-stamina.ts';
import type { Ended } from '../fixtures/spawn-stamina.ts';

const folder = mkdtempSync(join(tmpdir(), 'stamina-'));
const stamina = (words: string): Promise<Ended> => runStamina(words.split(' '), folder);

/** Serves a schema as long as `use` takes. */
async function whileServing(schema: string, use: (url: string) => Promise<void>): Promise<void> {
  const server = startStamina(['serve', '--schema', schema, '--port', '0'], folder);
  const [line] = (await once(server.stdout, 'data')) as [Buffer];
  try {
    await use(line.toString().replace('listening on ', '').trim());
  } finally {
    server.kill();
    await once(server, 'exit');
  }
}

beforeAll(async () => {
  await stamina('sample --seed 7 --turns 2 --out s.json');
  const emitted = await stamina('emit s.json --out dogs');
  expect(emitted).toMatchObject({ code: 0 });
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

describe('emit', () => {
  test('tells of each turn, and a second time writes nothing', async () => {
    const { code, stdout, stderr } = await stamina('emit dogs/scenario.json');
    expect({ code, stdout }).toEqual({
      code: 0,
      stdout: expect.stringMatching(
        /^dogs: 0 files written, 0 deleted, \d+ unchanged\n$/,
      ) as string,
    });
    expect(stderr).toBe(
      'turn 0 of 2 is as it was\nturn 1 of 2 is as it was\nturn 2 of 2 is as it was\n',
    );
  });

  test('--check names what differs, and emit mends it', async () => {
    const file = join(folder, 'dogs', 'turn-001', 'schema.json');
    const extra = join(folder, 'dogs', 'turn-002', 'tests', 'mine.spec.ts');
    writeFileSync(file, readFileSync(file, 'utf8').replace('{\n', '{\n\n'));
    writeFileSync(extra, '');
    const { code, stdout } = await stamina('emit dogs/scenario.json --check');
    expect({ code, lines: stdout.trimEnd().split('\n') }).toEqual({
      code: 1,
      lines: [
        'dogs:',
        expect.stringMatching(/^ {2}turn-001\/schema\.json:2 is "", expected "/) as string,
        expect.stringMatching(/^ {2}turn-002\/tests\/mine\.spec\.ts /) as string,
      ],
    });
    expect((await stamina('emit dogs/scenario.json')).stdout).toMatch(/1 files written, 1 deleted/);
    expect(await stamina('emit dogs/scenario.json --check')).toMatchObject({
      code: 0,
      stdout: 'dogs: as it would be compiled\n',
    });
  });

  test('a single schema becomes a scenario of one turn', async () => {
    const { code } = await stamina('emit --schema dogs/turn-002/schema.json --out one');
    expect(code).toBe(0);
    expect(readdirSync(join(folder, 'one')).filter((name) => name.startsWith('turn-'))).toEqual([
      'turn-000',
    ]);
  });

  test('--profile is kept when a folder is compiled again', async () => {
    const profileOf = (): unknown =>
      (
        JSON.parse(readFileSync(join(folder, 'strict', 'turn-000', 'suite.json'), 'utf8')) as {
          profile: unknown;
        }
      ).profile;
    await stamina('emit --schema dogs/turn-000/schema.json --out strict --profile strict');
    expect(profileOf()).toBe('strict');
    await stamina('emit --schema dogs/turn-000/schema.json --out strict');
    expect(profileOf()).toBe('strict');
  });
});

describe('test', () => {
  test('a right server passes, and a server of another turn does not', async () => {
    await whileServing('dogs/turn-002/schema.json', async (url) => {
      const right = await stamina(`test dogs/turn-002 --url ${url}`);
      expect(right.stdout).toMatch(/\nAll \d+ tests passed\.\n$/);
      expect(right.stdout).not.toMatch(/FAILED|NOT RUN/);
      expect(right.code).toBe(0);

      const wrong = await stamina(`test dogs/turn-000 --url ${url}`);
      expect(wrong.stdout).toMatch(/^ {2}FAILED {2}/m);
      expect(wrong.stdout).toMatch(/\n\d+ of \d+ tests did not pass\.\n$/);
      expect(wrong.code).toBe(1);
    });
  });

  test('--json gives every test of the suite', async () => {
    await whileServing('dogs/turn-002/schema.json', async (url) => {
      const { code, stdout } = await stamina(`test dogs/turn-002 --url ${url} --json`);
      const { results } = JSON.parse(stdout) as { results: { id: string; status: string }[] };
      const file = join(folder, 'dogs/turn-002/suite.json');
      const suite = parseSuiteManifest(JSON.parse(readFileSync(file, 'utf8')), file);
      expect(code).toBe(0);
      expect(results.map(({ id }) => id)).toEqual(suite.tests.map(({ id }) => id));
    });
  });

  test('a server that is not there is wrong input', async () => {
    const { code, stderr } = await stamina('test dogs/turn-002 --url http://127.0.0.1:9');
    expect({ code, stderr }).toEqual({
      code: 2,
      stderr: 'stamina: no server can be tested at http://127.0.0.1:9: nothing listens there\n',
    });
  });
});

describe('run', () => {
  test('the oracle passes every turn of every scenario', async () => {
    const { code, stdout, stderr } = await stamina('run --agent oracle --scenarios 0-1 --turns 1');
    expect(stdout).toMatch(/^turn {2}changes {2}entities {2}tests {2}verdict {2}lines of code$/m);
    expect(stdout.match(/^2 of 2 turns passed\.$/gm)).toHaveLength(2);
    expect(stdout).toMatch(/^Average turns passed @2: 2\.00 ± 0\.00 \(2 scenarios\)$/m);
    expect(stdout).toMatch(/^Pass rate @2: 100\.0 % \(2 of 2\)$/m);
    expect(stdout).toMatch(/^Record: .*runs\/oracle-1\n$/m);
    expect(stderr).toMatch(/^seed-0 turn 1: passed \(\d+ tests, \d+ lines of code\)$/m);
    expect(code).toBe(0);
  });

  test('an agent that does nothing fails at once; the next free folder is taken', async () => {
    const { code, stdout } = await stamina(
      'run --agent command --agent-command true --scenario s.json --retries 0 --json',
    );
    const { scenarios, folder: record } = JSON.parse(stdout) as BatchResult;
    expect(code).toBe(1);
    expect(scenarios.map(({ turnsPassed, end }) => ({ turnsPassed, end }))).toEqual([
      { turnsPassed: 0, end: { kind: 'failed', turn: 0, cause: 'server_failed', isFlaky: false } },
    ]);
    expect(record).toMatch(/runs\/command-1$/);
  });
});
