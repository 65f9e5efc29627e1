/** From one turn to the next a suite changes only where the schema did. */
import { expect, test } from 'vitest';
import { canonicalText } from '../../spec/canonical.ts';
import { applyChange } from '../../spec/changes/table.ts';
import type { Change } from '../../spec/changes/table.ts';
import { must } from '../../spec/lookup.ts';
import type { Snapshot } from '../../spec/snapshot.ts';
import { initialSnapshot, nextSnapshot } from '../../spec/trajectory.ts';
import { inBirthOrder } from './birth-order.ts';
import { kennelSnapshot, sampledSnapshots } from './fixtures/snapshots.ts';
import { planSuite } from './index.ts';
import type { PlanMemo } from './index.ts';
import { fileOf } from './naming.ts';
import type { Plan } from './plan.ts';

const start = initialSnapshot(kennelSnapshot.schema);
const planOf = (snapshot: Snapshot, previous?: Plan): Plan =>
  planSuite({ snapshot, seed: '7', profile: 'paper', ...(previous && { previous }) });
const planAfter = (change: Change): Plan => planOf(nextSnapshot(start, [change]), planOf(start));

/** The files whose tests, or the examples that they use, are not the same in both plans. */
function changedFiles(before: Plan, after: Plan): readonly string[] {
  const files = new Set([...before.tests, ...after.tests].map(({ file }) => file));
  return [...files].filter((file) => contentOf(before, file) !== contentOf(after, file)).toSorted();
}

function contentOf({ tests, examples }: Plan, file: string): string {
  const inFile = tests.filter((test) => test.file === file);
  const used = new Set(inFile.flatMap(({ steps }) => steps.map(({ body }) => body?.example)));
  const shown = inFile.map((test) => ({ ...test, isNew: false }));
  return JSON.stringify([examples.filter(({ name }) => used.has(name)), shown]);
}

const description: Change = {
  kind: 'add_field',
  entity: 'Person',
  field: { name: 'city', type: 'string', required: false, nullable: true },
};
const priceBound: Change = {
  kind: 'change_constraints',
  entity: 'Toy',
  field: 'price',
  maximum: 900,
};
const renameRank: Change = { kind: 'rename_field', entity: 'Dog', field: 'rank', to: 'score' };

test.each<[string, Change, readonly string[]]>([
  ['a new field of Person', description, ['dog', 'person']],
  ['another bound of Toy.price', priceBound, ['toy']],
  ['another name for Dog.rank', renameRank, ['analytics', 'dog', 'removed']],
])('%s touches its own files and those whose tests create it', (_name, change, files) => {
  expect(applyChange(start.schema, change)).not.toEqual(start.schema);
  expect(changedFiles(planOf(start), planAfter(change))).toEqual(files);
});

const renames: readonly Change[] = [
  renameRank,
  { kind: 'rename_field', entity: 'Dog', field: 'active', to: 'zeal' },
  { kind: 'rename_field', entity: 'Toy', field: 'price', to: 'worth' },
  { kind: 'rename_entity', entity: 'Toy', to: 'Aball' },
];

test.each(renames)('$kind to $to changes names and no data', (change) => {
  const renamed = testsByContent(planAfter(change), change);
  expect(renamed).toEqual(testsByContent(planOf(start), change));
});

/** The requests and answers of each test, with the new name written as the old one, in an order without names. */
function testsByContent({ examples, tests }: Plan, change: Change): readonly string[] {
  const kept = tests.filter(({ family }) => family !== 'removed');
  const requests = kept.map(({ steps }) => steps.map((step) => ({ ...step, because: '' })));
  return [...examples.map(({ body }) => body), ...requests]
    .map((content) => oldNames(JSON.stringify(content), change))
    .map((text) => canonicalText(JSON.parse(text)))
    .toSorted();
}

function oldNames(text: string, change: Change): string {
  if (change.kind === 'rename_field') return text.replaceAll(change.to, change.field);
  return change.kind === 'rename_entity'
    ? text.replaceAll(change.to.toLowerCase(), change.entity.toLowerCase())
    : text;
}

/**
 * The entities that a turn touched, themselves or in their enums, those that refer to them, and the oldest, which has a
 * test together with the next one.
 */
function concernedBy(before: Snapshot, after: Snapshot): ReadonlySet<string> {
  const contentsOf = ({ schema }: Snapshot): ReadonlyMap<string, string> =>
    new Map(
      schema.entities.map((entity) => {
        const names = entity.fields.flatMap((field) => ('enum' in field ? [field.enum] : []));
        const enums = schema.enums.filter(({ name }) => names.includes(name));
        return [entity.name, JSON.stringify([entity, enums])];
      }),
    );
  const [old, now] = [contentsOf(before), contentsOf(after)];
  const touched = new Set(
    [...now].filter(([name, is]) => old.get(name) !== is).map(([name]) => name),
  );
  const referring = after.schema.entities.filter(({ fields }) =>
    fields.some((field) => 'target' in field && touched.has(field.target)),
  );
  const [oldest] = inBirthOrder(after.schema, after.lineage).entities;
  return new Set([...touched, ...[...referring, oldest].flatMap((one) => one?.name ?? [])]);
}

test('over a whole trajectory, no file changes but those of what a turn touches and of what refers to it', () => {
  const states = sampledSnapshots('6', 15, 1);
  const memo: PlanMemo = { parts: new Map() };
  const plans = states.map((snapshot) =>
    planSuite({ snapshot, seed: '6', profile: 'paper', memo }),
  );
  const changed = states.slice(1).map((after, index) => {
    const before = must(states[index], 'a turn before');
    const concerned = [...concernedBy(before, after)].map(fileOf);
    const present = new Set(after.schema.entities.map(({ name }) => fileOf(name)));
    const files = changedFiles(must(plans[index], 'a plan'), must(plans[index + 1], 'a plan'));
    const ofEntities = files.filter((file) => present.has(file));
    expect(ofEntities.filter((file) => !concerned.includes(file))).toEqual([]);
    return ofEntities.length;
  });
  expect(Math.max(...changed)).toBeGreaterThan(0);
});

test('without a plan before it every test is new', () => {
  expect(planOf(start).tests.every(({ isNew }) => isNew)).toBe(true);
});

test('tests that were there before, with the same title, are not new', () => {
  const fresh = planAfter(priceBound).tests.filter(({ isNew }) => isNew);
  expect(fresh.map(({ id }) => id)).toEqual([
    'toy.price.accepts-maximum',
    'toy.price.rejects-above-maximum',
  ]);
});
