/** From one turn to the next a suite changes only where the schema did. */
import { expect, test } from 'vitest';
import { canonicalText } from '../../spec/canonical.ts';
import { applyChange } from '../../spec/changes/table.ts';
import type { Change } from '../../spec/changes/table.ts';
import type { Snapshot } from '../../spec/snapshot.ts';
import { initialSnapshot, nextSnapshot } from '../../spec/trajectory.ts';
import { kennelSnapshot } from './fixtures/snapshots.ts';
import { planSuite } from './index.ts';
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
