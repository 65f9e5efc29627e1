import { describe, expect, test } from 'vitest';
import { InputError } from '../../spec/problem.ts';
import type { Snapshot } from '../../spec/snapshot.ts';
import { kennelWithHistory } from '../plan/fixtures/snapshots.ts';
import { planSuite } from '../plan/index.ts';
import { parseSuiteManifest, suiteManifest } from './suite-manifest.ts';

const scenario = { name: 'kennel', seed: '0' };
const plan = planSuite({ snapshot: kennelWithHistory, seed: '0', profile: 'paper' });
const manifest = suiteManifest({ scenario, snapshot: kennelWithHistory, plan });

describe('suiteManifest', () => {
  test('lists the tests of the plan and what it was made from', () => {
    expect(manifest.tests.map(({ id }) => id)).toEqual(plan.tests.map(({ id }) => id));
    expect(manifest.tests[0]).toMatchObject({
      file: 'tests/dog.spec.ts',
      family: 'crud',
      isNew: true,
    });
    expect(manifest).toMatchObject({ scenario: 'kennel', turn: 7, profile: 'paper', seed: '0' });
    expect(manifest.removed).toEqual(kennelWithHistory.removed);
    expect(manifest.addedValues).toEqual(kennelWithHistory.addedValues);
  });

  test('the plan can be made again from it and schema.json', () => {
    const { seed, profile, digests, ...read } = parseSuiteManifest(
      JSON.parse(JSON.stringify(manifest)),
      'suite.json',
    );
    const { turn, lineage, removed, addedValues } = read;
    const { schema } = kennelWithHistory;
    const snapshot: Snapshot = { turn, schema, changes: [], lineage, removed, addedValues };
    const again = planSuite({ snapshot, seed, profile });
    expect(suiteManifest({ scenario, snapshot, plan: again }).digests).toEqual(digests);
  });

  test('its digests tell of other data and of another schema', () => {
    const other = planSuite({ snapshot: kennelWithHistory, seed: '1', profile: 'paper' });
    const { digests } = suiteManifest({ scenario, snapshot: kennelWithHistory, plan: other });
    expect(digests.schema).toBe(manifest.digests.schema);
    expect(digests.plan).not.toBe(manifest.digests.plan);
  });
});

describe('parseSuiteManifest', () => {
  test('names every fault and its place', () => {
    const broken = { ...manifest, turn: -1, tests: [{ ...manifest.tests[0], family: 'magic' }] };
    expect(() => parseSuiteManifest(broken, 'turn-007/suite.json')).toThrow(InputError);
    expect(() => parseSuiteManifest(broken, 'turn-007/suite.json')).toThrow(
      /turn-007\/suite\.json cannot be used:\n {2}turn: .*\n {2}tests\[0\]\.family: /,
    );
  });
});
