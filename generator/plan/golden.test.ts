/**
 * The plans of a few snapshots, a line for each test: a diff shows which tests of a suite a change of the compiler
 * touches, and none is touched unseen. `vitest -u` writes the files anew.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { forEach, set, value } from '../../spec/fixtures/clauses.ts';
import { must } from '../../spec/lookup.ts';
import { parseSchema } from '../../spec/parse.ts';
import { parseScenario } from '../../spec/parse-scenario.ts';
import type { Snapshot } from '../../spec/snapshot.ts';
import { replay, snapshotOf } from '../../spec/trajectory.ts';
import { busyWorkshop } from './fixtures/busy-workshop.ts';
import { kennelWithHistory, oddSnapshot } from './fixtures/snapshots.ts';
import { planSuite } from './index.ts';
import type { Plan } from './plan.ts';

function lastTurnOf(folder: string): Snapshot {
  const file = fileURLToPath(new URL(`../../emitted/${folder}/scenario.json`, import.meta.url));
  const scenario = parseScenario(JSON.parse(readFileSync(file, 'utf8')), folder);
  return must([...replay(scenario)].at(-1), `a turn of ${folder}`);
}

/** Each example and each test, with what its content comes to. */
function linesOf({ examples, tests }: Plan): string {
  const lines = [
    ...examples.map((example) => `${example.name}  ${digestOf(example)}`),
    ...tests.map((planned) => `${planned.id}  ${digestOf(planned)}`),
  ];
  return [...lines, ''].join('\n');
}

function digestOf(content: object): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 12);
}

const id = { name: 'id', type: 'string', required: true, nullable: false, unique: true };
const rank = { name: 'rank', type: 'integer', required: true, nullable: false };
const owner = {
  name: 'owner',
  type: 'reference',
  target: 'Person',
  required: false,
  nullable: true,
};
const note = { name: 'note', type: 'string', required: true, nullable: false, minLength: 0 };
const pet = { ...owner, name: 'pet', target: 'Dog' };
const dog = { name: 'Dog', fields: [id, rank], actions: [] };
const loose = { ...id, required: false };
const none = { endpoints: [], analytics: [], actions: [], fields: [] };
const age = { entity: 'Person', field: 'age', by: 'delete_field', now: null } as const;

/** One plain field and none, a bound with no value to send, an entity that lost its only plain field. */
const twoEntities: Snapshot = {
  ...small({ ...dog, fields: [id, note, owner] }, { ...dog, name: 'Person', fields: [loose, pet] }),
  removed: { ...none, fields: [age] },
};

const stage = { name: 'stage', type: 'enum', enum: 'Stage', required: true, nullable: false };
const close = {
  name: 'close',
  field: 'stage',
  from: ['open'],
  to: 'shut',
  guards: [],
  effects: [forEach('items', set('maker', value(null)))],
};
/** An action whose effect sets a reference from objects that it refers to, to an entity that it does not. */
const twoLinks = small(
  {
    name: 'Order',
    fields: [id, { name: 'items', type: 'reference_list', target: 'Item' }, stage],
    actions: [close],
  },
  { name: 'Item', fields: [id, { ...owner, name: 'maker', target: 'Maker' }], actions: [] },
  { name: 'Maker', fields: [id, rank], actions: [] },
);

/** A schema of a few entities. */
function small(...entities: readonly object[]): Snapshot {
  const isStaged = JSON.stringify(entities).includes('Stage');
  const enums = isStaged ? [{ name: 'Stage', values: ['open', 'shut'] }] : [];
  return snapshotOf(parseSchema({ enums, entities, analytics: [] }, 'small.json'));
}

test.each([
  ['one-entity', () => small(dog), 'paper', 'main'],
  ['two-entities', () => twoEntities, 'paper', 'main'],
  ['two-links', () => twoLinks, 'paper', 'main'],
  ['kennel', () => kennelWithHistory, 'paper', 'main'],
  ['kennel-strict-heldout', () => kennelWithHistory, 'strict', 'heldout'],
  ['odd', () => oddSnapshot, 'paper', 'main'],
  ['busy-workshop', () => busyWorkshop, 'strict', 'main'],
  ['paper-dogpage', () => lastTurnOf('paper-dogpage'), 'strict', 'main'],
  ['boarding-kennel', () => lastTurnOf('boarding-kennel'), 'paper', 'main'],
] as const)('%s', async (name, snapshotOf, profile, data) => {
  const plan = planSuite({ snapshot: snapshotOf(), seed: '7', profile, data });
  await expect(linesOf(plan)).toMatchFileSnapshot(`golden/${name}.txt`);
});
