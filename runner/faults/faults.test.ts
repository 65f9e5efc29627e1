import { describe, expect, test } from 'vitest';
import {
  kennelWithHistory,
  oddSnapshot,
  sampledSnapshots,
} from '../../generator/plan/fixtures/snapshots.ts';
import { planSuite } from '../../generator/plan/index.ts';
import type { Plan, TestCase } from '../../generator/plan/plan.ts';
import type { Connection } from '../../generator/support/http.ts';
import { clauses, clausesOf } from '../../spec/contract.ts';
import type { Profile } from '../../spec/contract.ts';
import type { Snapshot } from '../../spec/snapshot.ts';
import type { Fault } from './fault.ts';
import { connectInProcess, isFailing } from './fixtures/in-process.ts';
import { allFaults } from './table.ts';

const profiles: readonly Profile[] = ['paper', 'strict'];
const states: readonly (readonly [name: string, snapshot: Snapshot])[] = [
  ['the kennel', kennelWithHistory],
  ['the odd schema', oddSnapshot],
  ...sampledSnapshots('faults', 6, 6).map(
    (snapshot) => [`turn ${String(snapshot.turn)} of a sampled scenario`, snapshot] as const,
  ),
];

describe('the table of faults', () => {
  test('names each fault once', () => {
    const ids = allFaults.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('has a fault only for sentences that a server can break, in profiles that have them', () => {
    const misplaced = allFaults.filter(({ clause, profile }) => {
      const of = profile === undefined ? clauses : clausesOf(profile);
      return !of.some(({ id, ...rest }) => id === clause && !('process' in rest));
    });
    expect(misplaced.map(({ id }) => id)).toEqual([]);
  });
});

describe.each(states)('on %s', (_name, snapshot) => {
  test.each(profiles)('a test that names its sentence catches every fault, %s', async (profile) => {
    const plan = planSuite({ snapshot, seed: 'faults', profile });
    const survivors: string[] = [];
    for (const { id, clause, behaviour } of faultsIn(profile, snapshot, true)) {
      const naming = plan.tests.filter(({ clauses: named }) => named.includes(clause));
      const connection = connectInProcess(snapshot, behaviour);
      if (!(await firstFailing(naming, { plan, connection }))) survivors.push(id);
    }
    expect(survivors).toEqual([]);
  });

  test('a fault that cannot be seen fails no test', async () => {
    const plan = planSuite({ snapshot, seed: 'faults', profile: 'strict' });
    const seen: string[] = [];
    for (const { id, behaviour } of faultsIn('strict', snapshot, false)) {
      const connection = connectInProcess(snapshot, behaviour);
      const failing = await firstFailing(plan.tests, { plan, connection });
      if (failing) seen.push(`${id}: ${failing.id}`);
    }
    expect(seen).toEqual([]);
  });
});

/** The faults of a profile that can, or cannot, be seen. Those in the bytes on the wire need a server that sends some. */
function faultsIn(profile: Profile, snapshot: Snapshot, seen: boolean): readonly Fault[] {
  return allFaults.filter(
    ({ behaviour, observable, ...fault }) =>
      behaviour.send === undefined &&
      (fault.profile ?? profile) === profile &&
      observable(snapshot) === seen,
  );
}

async function firstFailing(
  tests: readonly TestCase[],
  server: { readonly plan: Plan; readonly connection: Connection },
): Promise<TestCase | undefined> {
  for (const one of tests) if (await isFailing(one, server)) return one;
  return undefined;
}
