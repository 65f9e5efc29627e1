/** No right server fails: every variant passes every test of suites that ask all that suites ask. */
import { describe, expect, test } from 'vitest';
import {
  kennelWithHistory,
  oddSnapshot,
  sampledSnapshots,
} from '../../generator/plan/fixtures/snapshots.ts';
import { planSuite } from '../../generator/plan/index.ts';
import type { Profile } from '../../spec/contract.ts';
import type { Snapshot } from '../../spec/snapshot.ts';
import { audit } from '../audit/audit.ts';
import { allVariants } from './table.ts';

const states: readonly (readonly [name: string, snapshot: Snapshot])[] = [
  ['the kennel', kennelWithHistory],
  ['the odd schema', oddSnapshot],
  ...sampledSnapshots('variants', 4, 4).map(
    (snapshot) => [`turn ${String(snapshot.turn)} of a sampled scenario`, snapshot] as const,
  ),
];

describe.each<Profile>(['paper', 'strict'])('profile %s', (profile) => {
  test.each(states)('every variant passes the suite of %s', async (_name, snapshot) => {
    const plan = planSuite({ snapshot, seed: '1', profile });
    const { variants } = await audit({ snapshot, plan, faults: [], variants: allVariants });
    const tried = variants.filter(({ outcome }) => outcome !== 'forbidden');
    expect(tried.length).toBeGreaterThanOrEqual(60);
    expect(tried.filter(({ outcome }) => outcome === 'failed')).toEqual([]);
  });
});
