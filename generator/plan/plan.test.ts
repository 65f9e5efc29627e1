/** The laws of every plan, on a hand-written schema that has everything and on sampled scenarios. */
import { expect, test } from 'vitest';
import { clausesOf } from '../../spec/contract.ts';
import type { Profile } from '../../spec/contract.ts';
import { analyticsPath, endpointOf } from '../../spec/naming.ts';
import type { Snapshot } from '../../spec/snapshot.ts';
import {
  kennelSnapshot,
  kennelWithHistory,
  oddSnapshot,
  sampledSnapshots,
} from './fixtures/snapshots.ts';
import { planSuite } from './index.ts';
import type { Plan } from './plan.ts';

const planOf = (snapshot: Snapshot, profile: Profile): Plan =>
  planSuite({ snapshot, seed: '7', profile });

const snapshots: readonly Snapshot[] = [
  kennelSnapshot,
  kennelWithHistory,
  oddSnapshot,
  ...['1', '2'].flatMap((seed) => sampledSnapshots(seed, 8, 4)),
];
const cases = snapshots.flatMap((snapshot) =>
  (['paper', 'strict'] as const).map((profile) => ({ snapshot, plan: planOf(snapshot, profile) })),
);

const law = (name: string, holds: (snapshot: Snapshot, plan: Plan) => void): void => {
  test(name, () => {
    for (const { snapshot, plan } of cases) holds(snapshot, plan);
  });
};

law('ids are unique in the plan and titles in their file', (_snapshot, { tests }) => {
  expect(repeated(tests.map(({ id }) => id))).toEqual([]);
  expect(repeated(tests.map(({ file, title }) => `${file}: ${title}`))).toEqual([]);
});

law('every test names sentences of its profile, none twice', (_snapshot, { profile, tests }) => {
  const known = new Set(clausesOf(profile).map(({ id }) => id));
  for (const { id, clauses, steps } of tests) {
    expect(clauses.length, id).toBeGreaterThan(0);
    expect(repeated(clauses), id).toEqual([]);
    expect(
      clauses.filter((clause) => !known.has(clause)),
      id,
    ).toEqual([]);
    expect(steps.length, id).toBeGreaterThan(0);
  }
});

law('everything in the schema is tested', ({ schema, removed }, { tests }) => {
  const ids = tests.map(({ id }) => id);
  const tested = (prefix: string): boolean => ids.some((id) => id.startsWith(`${prefix}.`));
  const things = [
    ...schema.entities.flatMap(({ name, fields, actions }) => [
      `${endpointOf(name)}.create`,
      ...fields
        .filter((field) => field.name !== 'id')
        .map((field) => `${endpointOf(name)}.${field.name}`),
      ...actions.map((action) => `${endpointOf(name)}.${action.name}`),
    ]),
    ...schema.analytics.map((analytics) => analyticsPath(analytics).slice(1).replaceAll('/', '.')),
  ];
  expect(things.filter((thing) => !tested(thing))).toEqual([]);
  const gone = Object.values(removed).flat().length;
  expect(tests.filter(({ family }) => family === 'removed')).toHaveLength(gone);
});

law('equal input gives an equal plan, which JSON keeps', (snapshot, plan) => {
  expect(planOf(snapshot, plan.profile)).toEqual(plan);
  expect(JSON.parse(JSON.stringify(plan))).toEqual(plan);
});

law('another seed gives the same tests on other data', (snapshot, plan) => {
  const other = planSuite({ snapshot, seed: 'held out', profile: plan.profile });
  const named = ({ tests }: Plan): readonly string[] => tests.map(({ id }) => id).toSorted();
  expect(other.examples).not.toEqual(plan.examples);
  expect(named(other)).toEqual(named(plan));
});

law('examples have names of their own that TypeScript takes', (_snapshot, { examples }) => {
  expect(repeated(examples.map(({ name }) => name))).toEqual([]);
  for (const { name } of examples) expect(name).toMatch(/^[a-z][A-Za-z0-9]*_?$/);
});

test('without history no test speaks of changes', () => {
  const named = planOf(kennelSnapshot, 'paper').tests.flatMap(({ clauses }) => clauses);
  const ofChanges = named.filter((clause) => clause.startsWith('changes.'));
  expect([...new Set(ofChanges)]).toEqual([]);
});

function repeated(items: readonly string[]): readonly string[] {
  return items.filter((item, index) => items.indexOf(item) !== index);
}
