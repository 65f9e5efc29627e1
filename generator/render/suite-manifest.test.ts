import { describe, expect, test } from 'vitest';
import { must } from '../../spec/lookup.ts';
import { InputError } from '../../spec/problem.ts';
import type { Snapshot } from '../../spec/snapshot.ts';
import { kennelWithHistory } from '../plan/fixtures/snapshots.ts';
import { planSuite } from '../plan/index.ts';
import { listedTest, parseSuiteManifest, planDigest, suiteDocument } from './suite-manifest.ts';
import type { SuiteManifest } from './suite-manifest.ts';

const scenario = { name: 'kennel', seed: '0' };
const plan = planSuite({ snapshot: kennelWithHistory, seed: '0', profile: 'paper' });
const turn = { scenario, snapshot: kennelWithHistory, plan };
const read = (text: string): SuiteManifest => parseSuiteManifest(JSON.parse(text), 'suite.json');
const manifest = read(suiteDocument(turn));

describe('suiteDocument', () => {
  test('lists the tests of the plan, each as it is, and what the plan was made from', () => {
    expect(manifest.tests).toEqual(plan.tests.map(listedTest));
    expect(manifest.tests[0]).toMatchObject({
      file: 'tests/dog.spec.ts',
      family: 'crud',
      isNew: true,
    });
    expect(manifest).toMatchObject({ scenario: 'kennel', turn: 7, profile: 'paper', seed: '0' });
    expect(manifest.removed).toEqual(kennelWithHistory.removed);
    expect(manifest.addedValues).toEqual(kennelWithHistory.addedValues);
  });

  test('says which tests are not new by saying nothing', () => {
    const later = planSuite({
      snapshot: kennelWithHistory,
      seed: '0',
      profile: 'paper',
      previous: plan,
    });
    const text = suiteDocument({ ...turn, plan: later });
    expect(text).not.toContain('"new":');
    expect(read(text).tests).toEqual(later.tests.map(listedTest));
  });

  test('has a line for each test', () => {
    const [first, second] = plan.tests;
    const tests = [{ ...must(first, 'a test'), isNew: false }, must(second, 'another')];
    expect(suiteDocument({ ...turn, plan: { ...plan, tests } })).toContain(`
        "${first?.id ?? ''}",
        { "new": "${second?.id ?? ''}" }
`);
  });

  test('the plan can be made again from it and schema.json', () => {
    const { seed, profile, lineage, removed, addedValues, digests } = manifest;
    const { schema } = kennelWithHistory;
    const { turn: number } = manifest;
    const snapshot: Snapshot = { turn: number, schema, changes: [], lineage, removed, addedValues };
    const again = planSuite({ snapshot, seed, profile });
    expect(planDigest(again)).toBe(digests.plan);
  });

  test('its digests tell of other data, of a test that is no longer new, and of another schema', () => {
    const other = planSuite({ snapshot: kennelWithHistory, seed: '1', profile: 'paper' });
    const { digests } = read(suiteDocument({ ...turn, plan: other }));
    expect(digests.schema).toBe(manifest.digests.schema);
    expect(digests.plan).not.toBe(manifest.digests.plan);
    const [first, ...others] = plan.tests;
    const known = { ...plan, tests: [{ ...must(first, 'a test'), isNew: false }, ...others] };
    expect(planDigest(known)).not.toBe(manifest.digests.plan);
  });
});

describe('parseSuiteManifest', () => {
  test('names every fault and its place', () => {
    const broken = {
      ...(JSON.parse(suiteDocument(turn)) as object),
      turn: -1,
      tests: { 'a.ts': { magic: [] } },
    };
    expect(() => parseSuiteManifest(broken, 'turn-007/suite.json')).toThrow(InputError);
    expect(() => parseSuiteManifest(broken, 'turn-007/suite.json')).toThrow(
      /turn-007\/suite\.json cannot be used:\n {2}turn: .*\n {2}tests\.a\.ts\.magic: magic means nothing here/,
    );
  });
});
