import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { InputError } from '../spec/problem.ts';
import type { Scenario } from '../spec/scenario.ts';
import type { Schema } from '../spec/schema.ts';
import { checkEmitted, formatDifference } from './emit-check.ts';
import { readEmitted, scenarioNameFor } from './emit-target.ts';
import { recordsOnDisk } from './emission-records.ts';
import { emitScenario, emitSchema, scenarioOfSchema } from './emit.ts';
import { listFiles } from './files.ts';

const id = { name: 'id', type: 'string', required: true, nullable: false, unique: true } as const;
const schema: Schema = {
  enums: [],
  entities: [{ name: 'Cat', fields: [id], actions: [] }],
  analytics: [],
};
const scenario: Scenario = {
  ...scenarioOfSchema(schema, 'cats'),
  turns: [
    {
      changes: [
        {
          kind: 'add_entity',
          entity: { name: 'Mouse', fields: [id], actions: [] },
          enums: [],
        },
      ],
    },
    { changes: [{ kind: 'delete_entity', entity: 'Mouse' }] },
  ],
};
const profile = 'paper';

let directory: string;
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'emit-'));
});
afterEach(async () => {
  await rm(directory, { recursive: true });
});
const at = (path: string): string => join(directory, path);

describe('emitScenario', () => {
  test('writes the scenario and every turn', async () => {
    const summary = await emitScenario({ scenario, directory, profile });
    const files = await listFiles(directory);
    expect(summary).toMatchObject({ deleted: [], unchanged: 0 });
    expect([...summary.written].sort()).toEqual(files);
    expect(files.filter((path) => !path.startsWith('turn-'))).toEqual([
      'README.md',
      'agent/README.md',
      'agent/initial_specification.md',
      'package.json',
      'scenario.json',
    ]);
    expect(files.filter((path) => path.endsWith('.spec.ts'))).toEqual([
      'turn-000/tests/cat.spec.ts',
      'turn-001/tests/cat.spec.ts',
      'turn-001/tests/mouse.spec.ts',
      'turn-002/tests/cat.spec.ts',
      'turn-002/tests/removed.spec.ts',
    ]);
    expect(await readFile(at('README.md'), 'utf8')).toMatch(
      /\| 1 \| Add the entity `Mouse`.* \| 2 entities \(\+1\)<br>.* \| \d+, of which \d+ are new<br>.*\[request\]\(turn-001\/change_request\.md\)/,
    );
    expect(await readEmitted(directory)).toEqual({ scenario, profile, data: 'main' });
  });

  test('writes only what changed, and deletes what no longer belongs there', async () => {
    await emitScenario({ scenario, directory, profile });
    await writeFile(at('turn-001/notes.txt'), 'mine');
    const before = await stat(at('turn-000/tests/cat.spec.ts'));
    const same = await emitScenario({ scenario, directory, profile });
    expect(same).toMatchObject({ written: [], deleted: [] });
    const shorter = { ...scenario, turns: [] };
    const summary = await emitScenario({ scenario: shorter, directory, profile });
    expect(summary.written).toEqual(['README.md', 'scenario.json']);
    expect(summary.deleted).toContain('turn-001/tests/mouse.spec.ts');
    expect(await listFiles(directory)).toContain('turn-001/notes.txt');
    expect((await listFiles(directory)).filter((path) => /^turn-00[12]/.test(path))).toEqual([
      'turn-001/notes.txt',
    ]);
    expect((await stat(at('turn-000/tests/cat.spec.ts'))).mtimeMs).toBe(before.mtimeMs);
    await expect(stat(at('turn-002'))).rejects.toThrow('ENOENT');
  });

  test('can be held to some turns', async () => {
    await emitScenario({ scenario, directory, profile, turns: [1] });
    const folders = new Set((await listFiles(directory)).map((path) => path.split('/')[0]));
    expect([...folders]).toEqual([
      'README.md',
      'agent',
      'package.json',
      'scenario.json',
      'turn-001',
    ]);
    await emitScenario({ scenario, directory, profile, turns: [2] });
    expect(await listFiles(directory)).toContain('turn-001/tests/mouse.spec.ts');
    expect((await checkEmitted({ scenario, directory, profile, turns: [1] })).differences).toEqual(
      [],
    );
  });

  test('starts from a scenario.json that was written by hand', async () => {
    await writeFile(at('scenario.json'), JSON.stringify(scenario));
    const { written } = await emitScenario({ scenario, directory, profile });
    expect(written).toContain('scenario.json');
    expect((await checkEmitted({ scenario, directory, profile })).differences).toEqual([]);
  });

  test('leaves the folders of others alone', async () => {
    await writeFile(at('thesis.txt'), 'draft');
    const refused = emitScenario({ scenario, directory, profile });
    await expect(refused).rejects.toThrow(InputError);
    await expect(refused).rejects.toThrow('not an emitted scenario (thesis.txt)');
    expect(await listFiles(directory)).toEqual(['thesis.txt']);
  });

  test('does not put one scenario on top of another', async () => {
    await writeFile(at('scenario.json'), JSON.stringify({ ...scenario, name: 'dogs' }));
    await expect(emitScenario({ scenario, directory, profile })).rejects.toThrow(
      'the folder holds the scenario dogs, not cats',
    );
    expect(await listFiles(directory)).toEqual(['scenario.json']);
  });

  test('writes nothing for a scenario with a turn that it does not have', async () => {
    await expect(emitScenario({ scenario, directory, profile, turns: [3] })).rejects.toThrow(
      'cats has no turn 3: its last is 2',
    );
    expect(await listFiles(directory)).toEqual([]);
  });
});

test('emitSchema makes a scenario of one turn, named after the folder', async () => {
  const folder = at('My Cats');
  await emitSchema({ schema, directory: folder, profile: 'strict' });
  const emitted = await readEmitted(folder);
  expect(emitted).toEqual({
    scenario: scenarioOfSchema(schema, 'my-cats'),
    profile: 'strict',
    data: 'main',
  });
  expect((await checkEmitted({ ...emitted, directory: folder })).differences).toEqual([]);
});

describe('checkEmitted', () => {
  test('names every difference and writes nothing', async () => {
    await emitScenario({ scenario, directory, profile });
    expect((await checkEmitted({ scenario, directory, profile })).differences).toEqual([]);
    await rm(at('turn-001/openapi.json'));
    await writeFile(at('turn-000/extra.txt'), '');
    await mkdir(at('node_modules'));
    await writeFile(at('node_modules/x.js'), '');
    const path = 'turn-002/tests/cat.spec.ts';
    const text = await readFile(at(path), 'utf8');
    await writeFile(at(path), text.replace('A valid Cat', 'A Cat'));
    await writeFile(at('package.json'), (await readFile(at('package.json'), 'utf8')).trimEnd());
    const { differences } = await checkEmitted({ scenario, directory, profile });
    expect(differences.map(formatDifference)).toEqual([
      expect.stringMatching(/^package\.json:\d+ is "\(end of file\)", expected ""$/),
      'turn-000/extra.txt does not belong there',
      'turn-001/openapi.json is missing',
      'turn-002/tests/cat.spec.ts:3 is "// A Cat, as the tests send it.", expected "// A valid Cat, as the tests send it."',
    ]);
    expect(await listFiles(directory)).not.toContain('turn-001/openapi.json');
  });
});

describe('readEmitted', () => {
  test.each([
    [undefined, 'there is no such file; an emitted scenario has it'],
    ['{', 'it is not JSON'],
  ])('refuses a folder with scenario.json %j', async (text, message) => {
    if (text !== undefined) await writeFile(at('scenario.json'), text);
    await expect(readEmitted(directory)).rejects.toThrow(message);
  });
});

test.each([
  ['out/My Dogs', 'my-dogs'],
  ['x/__', 'schema'],
  ['/a/b-2/', 'b-2'],
])('scenarioNameFor(%j) is %s', (folder, name) => {
  expect(scenarioNameFor(folder)).toBe(name);
});

describe('a second emission', () => {
  let cache: string;
  beforeEach(async () => {
    cache = await mkdtemp(join(tmpdir(), 'records-'));
  });
  afterEach(async () => {
    await rm(cache, { recursive: true });
  });
  const emit = (one: Scenario = scenario): ReturnType<typeof emitScenario> =>
    emitScenario({ scenario: one, directory, profile, records: recordsOnDisk(cache) });

  test('compiles no turn that is there as it was', async () => {
    expect(await emit()).toMatchObject({ reused: [] });
    const readme = await readFile(at('README.md'), 'utf8');
    expect(await emit()).toMatchObject({ written: [], deleted: [], reused: [0, 1, 2] });
    expect(await readFile(at('README.md'), 'utf8')).toBe(readme);
    expect((await checkEmitted({ scenario, directory, profile })).differences).toEqual([]);
  });

  test('says of each turn whether it was compiled or is known', async () => {
    const told: (readonly [number, string])[] = [];
    const request = { scenario, directory, profile, records: recordsOnDisk(cache) } as const;
    const emitTold = (): Promise<unknown> =>
      emitScenario({ ...request, onTurn: (...turn) => told.push(turn) });
    await emitTold();
    await writeFile(at('turn-001/schema.json'), '');
    await emitTold();
    expect(told.map(([turn, madeBy]) => `${String(turn)} ${madeBy}`)).toEqual([
      ...['0 this', '1 this', '2 this'],
      ...['0 earlier', '1 this', '2 earlier'],
    ]);
  });

  test('compiles the turns whose files were changed, and marks the same tests as new', async () => {
    await emit();
    await writeFile(at('turn-001/openapi.json'), '{}');
    await rm(at('turn-002/tests/cat.spec.ts'));
    expect(await emit()).toMatchObject({
      written: ['turn-001/openapi.json', 'turn-002/tests/cat.spec.ts'],
      reused: [0],
    });
    expect((await checkEmitted({ scenario, directory, profile })).differences).toEqual([]);
  });

  test('compiles what follows a change of the scenario, and nothing before it', async () => {
    await emit();
    const [first] = scenario.turns;
    const longer = [{ kind: 'delete_entity', entity: 'Cat' }] as const;
    const changed = { ...scenario, turns: [...(first ? [first] : []), { changes: longer }] };
    expect(await emit(changed)).toMatchObject({ reused: [0, 1] });
    expect((await checkEmitted({ scenario: changed, directory, profile })).differences).toEqual([]);
  });

  test('trusts no record that is broken', async () => {
    await emit();
    for (const path of await listFiles(cache))
      await writeFile(
        join(cache, path),
        (await readFile(join(cache, path), 'utf8')).replace('"0"', '"7"'),
      );
    expect(await emit()).toMatchObject({ written: [], reused: [1, 2] });
    await rm(cache, { recursive: true });
    await writeFile(cache, 'no folder');
    expect(await emit()).toMatchObject({ written: [], reused: [] });
  });
});
