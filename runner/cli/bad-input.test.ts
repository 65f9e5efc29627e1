/** Wrong usage and wrong input: exit code 2, a message that names the place, and nothing written. */
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runCommandLine } from './main.ts';
import { terminalOn } from './terminal.ts';

const kennel = fileURLToPath(new URL('../../spec/fixtures/kennel.json', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'stamina-'));
const at = (name: string): string => join(folder, name);
let busy: Server;

const dog = (...fields: readonly object[]): object => ({
  enums: [],
  entities: [
    {
      name: 'Dog',
      fields: [
        { name: 'id', type: 'string', required: true, nullable: false, unique: true },
        ...fields,
      ],
      actions: [],
    },
  ],
  analytics: [],
});
const scenario = (...turns: readonly (readonly object[])[]): object => ({
  name: 'dogs',
  seed: '0',
  sampler: { name: 'replay', version: 1, changesPerTurn: 1 },
  initial: dog(),
  turns: turns.map((changes) => ({ changes })),
});

const toHound = { kind: 'rename_entity', entity: 'Dog', to: 'Hound' };

const files: Readonly<Record<string, unknown>> = {
  'cut.json': '{\n  "enums": [],\n  "entities": [',
  'comma.json': '{\n  "enums": [],\n}',
  'empty.json': '',
  'latin1.json': Buffer.from([0x22, 0xe9, 0x22]),
  'list.json': [],
  'type.json': dog({ name: 'age', type: 'int', required: true, nullable: false }),
  'target.json': dog({
    name: 'owner',
    type: 'reference',
    target: 'Person',
    required: false,
    nullable: true,
  }),
  'bounds.json': dog({
    name: 'age',
    type: 'integer',
    required: true,
    nullable: false,
    minimum: 5,
    maximum: 1,
  }),
  'twice.json': dog({ name: 'id', type: 'string', required: true, nullable: false, unique: true }),
  'change.json': scenario([{ kind: 'delete_field', entity: 'Dog', field: 'age' }]),
  'later.json': scenario([toHound], [{ kind: 'rename_entity', entity: 'Cat', to: 'Tiger' }]),
  'kind.json': scenario([{ kind: 'drop_field', entity: 'Dog', field: 'age' }]),
  'dogs.json': scenario([toHound]),
  'repeated.json': '{\n  "enums": [], "entities": [],\n  "enums": [], "analytics": []\n}',
  'deep.json': '{"enums":'.repeat(20_000) + '[]' + '}'.repeat(20_000),
  'infinite.json': JSON.stringify(
    dog({ name: 'age', type: 'integer', required: true, nullable: false, maximum: 12_345 }),
  ).replace('12345', '1e999'),
  'weights.json': { kinds: { add_field: -1 }, guards: {}, effects: {} },
  'elder.json': {
    ...scenario([toHound]),
    sampler: { name: 'programmatic', version: 1, changesPerTurn: 1 },
  },
  'there.json': 'precious',
};

beforeAll(async () => {
  for (const [name, content] of Object.entries(files))
    writeFileSync(
      at(name),
      typeof content === 'string' || Buffer.isBuffer(content) ? content : JSON.stringify(content),
    );
  busy = createServer((_, response) => response.end());
  await new Promise<void>((resolve) => busy.listen(0, '127.0.0.1', resolve));
});
afterAll(() => {
  busy.close();
  rmSync(folder, { recursive: true });
});

async function stamina(
  ...argv: readonly string[]
): Promise<{ readonly code: number; readonly result: string; readonly talk: string }> {
  const written: Record<'result' | 'talk', string> = { result: '', talk: '' };
  const into = (stream: 'result' | 'talk'): { write: (text: string) => void } => ({
    write: (text) => {
      written[stream] += text;
    },
  });
  const code = await runCommandLine(argv, terminalOn(into('result'), into('talk')));
  return { code, ...written };
}

async function expectRefused(argv: readonly string[], message: RegExp): Promise<void> {
  const before = readdirSync(folder, { recursive: true });
  const { code, result, talk } = await stamina(...argv);
  expect({ code, result, talk }).toEqual({
    code: 2,
    result: '',
    talk: expect.stringMatching(message) as string,
  });
  expect(talk).toMatch(/^stamina: /);
  expect(talk).not.toMatch(/^\s+at /m);
  expect(readdirSync(folder, { recursive: true })).toEqual(before);
}

test.each<[words: string, message: RegExp]>([
  ['', /a verb is missing: sample, inspect, emit, diff, serve, test, audit, run/],
  ['-- sample', /a verb is missing: sample, inspect, emit, diff, serve, test, audit, run/],
  [
    'emti',
    /there is no verb "emti"; did you mean "emit"\?\nThe verbs are sample, inspect, emit, diff, serve, test, audit, run\./,
  ],
  ['publish', /there is no verb "publish"\nThe verbs are/],
  ['sample', /stamina sample needs --seed/],
  ['sample --seed', /--seed needs a value/],
  ['sample --seed=', /--seed must not be empty/],
  ['sample --seed 7 --turn 3', /stamina sample does not take "turn"; did you mean --turns\?/],
  ['sample --seed 7 --turns -1', /--turns must be a whole number, 0 to 10000, not "-1"/],
  ['sample --seed 7 --turns 2.5', /--turns must be a whole number, 0 to 10000, not "2.5"/],
  ['sample --seed 7 --turns 3 --turns many', /--turns .* not "many"/],
  ['sample --seed 7 --turns many', /--turns must be a whole number, 0 to 10000, not "many"/],
  ['sample --seed 7 --changes 0', /--changes must be a whole number, 1 to 100, not "0"/],
  ['sample --seed 7 --sampler magic', /--sampler must be one of programmatic, themed, not "magic"/],
  [
    'sample --seed 7 --weights harder',
    /there are no weights "harder"; give default, uniform or a JSON file/,
  ],
  ['sample --seed 7 --domain clinic', /--domain is for --sampler themed, not for programmatic/],
  [
    'sample --seed 7 --sampler themed --domain spaceport',
    /sampler\.domain: there is no domain spaceport; the domains are .*roastery/,
  ],
  ['inspect', /something is missing: stamina inspect <scenario\.\.>/],
  [
    'inspect s.json t.json',
    /give one scenario at a time, not 2; --request and --churn take several/,
  ],
  ['inspect s.json --request 1 --churn', /give --request or --churn, not both/],
  ['inspect s.json --request 0', /--request must be a whole number, 1 to 10000, not "0"/],
  ['inspect s.json --every 5 --every 0', /--every must be a whole number, 1 to 10000, not "0"/],
  ['inspect s.json --every -', /--every must be a whole number, 1 to 10000, not "-"/],
  ['inspect s.json --every 0', /--every must be a whole number, 1 to 10000, not "0"/],
  ['emit', /--out is missing/],
  ['emit --out somewhere', /there is nothing to compile: give a scenario file, or --schema/],
  ['emit a.json --schema b.json', /give a scenario file or --schema, not both/],
  ['emit --check --turn 3', /--check of everything takes no other option/],
  ['emit s.json t.json', /stamina emit does not take "t.json"/],
  [
    'emit s.json --out x --profile lenient',
    /--profile must be one of paper, strict, not "lenient"/,
  ],
  ['serve', /stamina serve needs --schema/],
  ['serve --schema s.json --port 70000', /--port must be a whole number, 0 to 65535, not "70000"/],
  ['test', /something is missing: stamina test <folder>/],
  ['test x', /stamina test needs --url/],
  [
    'test x --url 127.0.0.1:8001',
    /--url must be the root of a server such as http:\/\/127.0.0.1:8001/,
  ],
  ['test x --url http://127.0.0.1:8001/api', /--url must be the root of a server/],
  ['run', /stamina run needs --agent/],
  [
    'run --agent nobody',
    /--agent must be one of oracle, reader, reference, command, scripted, not "nobody"/,
  ],
  ['run --agent command', /--agent command needs --agent-command/],
  ['run --agent scripted', /--agent scripted needs --script/],
  ['run --agent oracle --script s.json', /--script is for --agent scripted, not oracle/],
  ['run --agent command --agent-command x --pass-env A-B', /--pass-env must be names of variables/],
  [
    'run --agent command --agent-command x --jobs 2',
    /--jobs 2 is not for --agent command in the sandbox local, .* give --jobs 1/,
  ],
  ['run --agent scripted --script s.json --jobs 2', /--jobs 2 is not for --agent scripted/],
  ['run --agent reader --script s.json --jobs 2', /--script is for --agent scripted, not reader/],
  ['run --agent oracle --scenarios 2-0', /--scenarios: the range 2-0 runs backwards/],
  [
    'run --agent oracle --scenarios 1,x',
    /--scenarios must be numbers and ranges such as 0-2,5; "x" is neither/,
  ],
  [
    'run --agent oracle --scenario s.json --scenarios 1',
    /scenario and scenarios are mutually exclusive/,
  ],
  [
    'run --agent oracle --feedback loud',
    /--feedback must be one of detailed, medium, minimal, not "loud"/,
  ],
  ['run --agent oracle --retries -1', /--retries must be a whole number, 0 to 1000, not "-1"/],
])('stamina %s', async (words, message) => {
  await expectRefused(words === '' ? [] : words.split(' '), message);
});

test.each<[name: string, message: RegExp]>([
  ['nowhere.json', /cannot read .*nowhere\.json: there is no such file or folder/],
  ['.', /cannot read .*: it is a folder, not a file/],
  ['there.json/x', /cannot read .*: a part of the path is a file, not a folder/],
  ['cut.json', /cut\.json is not JSON: line 3, column 16: expected a value or "\]", found the end/],
  [
    'comma.json',
    /comma\.json is not JSON: line 3, column 1: expected a name in double quotes, found "}"/,
  ],
  ['empty.json', /empty\.json is not JSON: line 1, column 1: expected a value, found the end/],
  ['latin1.json', /latin1\.json is not a text file in UTF-8/],
  [
    'repeated.json',
    /repeated\.json cannot be used: line 3, column 3: the name "enums" stands twice/,
  ],
  ['deep.json', /deep\.json cannot be used: line 1, column 901: nests more than 100 levels deep/],
  [
    'infinite.json',
    /\n {2}entities\[0\]\.fields\[1\]\.maximum: is Infinity; it must be a number \[/,
  ],
  ['list.json', /list\.json cannot be used:\n {2}\(document\): .* \[/],
  ['type.json', /type\.json cannot be used:\n {2}entities\[0\]\.fields\[1\]\.type: .* \[/],
  [
    'target.json',
    /target\.json cannot be used:\n {2}entities\[0\]\.fields\[1\]\.target: .*Person.* \[/,
  ],
  ['bounds.json', /bounds\.json cannot be used:\n {2}entities\[0\]\.fields\[1\]\.m\w+: .* \[/],
  ['twice.json', /twice\.json cannot be used:\n {2}entities\[0\]\.fields\[1\].*: .*id.* \[/],
])('the schema %s is refused by serve and by emit', async (name, message) => {
  await expectRefused(['serve', '--schema', at(name), '--port', '0'], message);
  await expectRefused(['emit', '--schema', at(name), '--out', at('out')], message);
});

test.each<[name: string, message: RegExp]>([
  ['nowhere.json', /cannot read .*nowhere\.json: there is no such file or folder/],
  ['cut.json', /cut\.json is not JSON: line 3, column 16/],
  ['change.json', /change\.json cannot be used:\n {2}turns\[0\]\.changes\[0\]\.field: .*age.* \[/],
  ['later.json', /later\.json cannot be used:\n {2}turns\[1\]\.changes\[0\]\.entity: .*Cat.* \[/],
  ['kind.json', /kind\.json cannot be used:\n {2}turns\[0\]\.changes\[0\]\.kind: .* \[/],
])('the scenario %s is refused by inspect, emit and run', async (name, message) => {
  await expectRefused(['inspect', at(name)], message);
  await expectRefused(['emit', at(name), '--out', at('out')], message);
  await expectRefused(
    ['run', '--agent', 'oracle', '--scenario', at(name), '--out', at('run')],
    message,
  );
});

test('a turn that the scenario does not have is refused', async () => {
  await expectRefused(
    ['inspect', at('dogs.json'), '--request', '2'],
    /--request 2 is beyond dogs, whose last turn is 1/,
  );
  await expectRefused(
    ['emit', at('dogs.json'), '--out', at('out'), '--turn', '2'],
    /--turn 2 is beyond dogs, whose last turn is 1/,
  );
  await expectRefused(
    ['run', '--agent', 'oracle', '--scenario', at('dogs.json'), '--turns', '2', '--out', at('run')],
    /--turns 2 is more than the 1 of .*dogs\.json, whose sampler cannot go on/,
  );
  await expectRefused(
    [
      'run',
      '--agent',
      'oracle',
      '--scenario',
      at('elder.json'),
      '--turns',
      '2',
      '--out',
      at('run'),
    ],
    /sampler: it was sampled by version 1 of programmatic, and this is version 2/,
  );
});

test('weights are refused with the place of every fault', async () => {
  await expectRefused(
    ['sample', '--seed', '7', '--weights', at('weights.json')],
    /weights\.json cannot be used:\n {2}kinds\.add_entity: is missing; it must be a number .*\n(.*\n)* {2}kinds\.add_field: is -1; it must be at least 0 \[/,
  );
});

test('a file that exists is not replaced', async () => {
  await expectRefused(
    ['sample', '--seed', '7', '--turns', '0', '--out', at('there.json')],
    /there\.json exists already; --force replaces it/,
  );
});

test('a folder that cannot be made is refused', async () => {
  await expectRefused(
    ['sample', '--seed', '7', '--turns', '0', '--out', at('there.json/s.json')],
    /cannot write to .*s\.json: a file is in the way/,
  );
  await expectRefused(
    ['emit', '--schema', kennel, '--out', at('there.json/out')],
    /cannot write to .*out: a part of the path is a file, not a folder/,
  );
});

test('a folder that holds something else is not written to', async () => {
  await expectRefused(
    ['emit', '--schema', kennel, '--out', folder],
    /the folder holds files that are not/,
  );
  await expectRefused(
    ['run', '--agent', 'oracle', '--scenarios', '0', '--turns', '0', '--out', folder],
    /--out .* is not empty; a run needs a folder of its own/,
  );
});

test('a file where the record is to lie is named', async () => {
  for (const out of ['there.json', 'there.json/run'])
    await expectRefused(
      ['run', '--agent', 'oracle', '--scenarios', '0', '--turns', '0', '--out', at(out)],
      /--out .* cannot be used: a part of the path is a file, not a folder/,
    );
});

test('a port in use is named', async () => {
  const port = String((busy.address() as AddressInfo).port);
  await expectRefused(
    ['serve', '--schema', kennel, '--port', port],
    new RegExp(`cannot listen on 127\\.0\\.0\\.1, port ${port}: the port is in use`),
  );
});

test('a host that this machine does not have is named', async () => {
  await expectRefused(
    ['serve', '--schema', kennel, '--port', '0', '--host', '203.0.113.7'],
    /cannot listen on 203\.0\.113\.7, port 0: this machine does not have that address/,
  );
});

test('a folder without a suite, and a server that is not there, are named', async () => {
  await expectRefused(['test', folder, '--url', 'http://127.0.0.1:9'], /suite\.json/);
});
