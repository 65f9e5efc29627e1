import { describe, expect, test } from 'vitest';
import {
  kennelWithHistory,
  oddSnapshot,
  sampledSnapshots,
} from '../../generator/plan/fixtures/snapshots.ts';
import { planSuite } from '../../generator/plan/index.ts';
import type { Plan } from '../../generator/plan/plan.ts';
import { clauses, clausesOf } from '../../spec/contract.ts';
import type { Profile } from '../../spec/contract.ts';
import type { Snapshot } from '../../spec/snapshot.ts';
import type { Fault } from './fault.ts';
import { answererOf, fails } from './fixtures/caught-by.ts';
import { allFaults } from './table.ts';

const profiles: readonly Profile[] = ['paper', 'strict'];
const states: readonly (readonly [name: string, snapshot: Snapshot])[] = [
  ['the kennel', kennelWithHistory],
  ['the odd schema', oddSnapshot],
  ...sampledSnapshots('faults', 6, 6).map(
    (snapshot) => [`turn ${String(snapshot.turn)} of a sampled scenario`, snapshot] as const,
  ),
];

/** Faults of the bytes on the wire are not for a server without one. */
const inProcess = allFaults.filter(({ behaviour }) => behaviour.send === undefined);

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
  describe.each(profiles)('in profile %s', (profile) => {
    const plan = planSuite({ snapshot, seed: 'faults', profile });
    const faults = inProcess.filter((fault) => (fault.profile ?? profile) === profile);
    const [observable, hidden] = [true, false].map((seen) =>
      faults.filter((fault) => fault.observable(snapshot) === seen),
    ) as [Fault[], Fault[]];

    test('a test that names its sentence catches every fault that can be seen', () => {
      const survivors = observable.filter((fault) => !isCaught(fault, { plan, snapshot }));
      expect(survivors.map(({ id }) => id)).toEqual([]);
    });

    test('a fault that cannot be seen fails no test', () => {
      const seen = hidden.flatMap((fault) => {
        const answerTo = answererOf(snapshot, fault.behaviour);
        const failed = plan.tests.find((one) => fails(one, { plan, snapshot, answerTo }));
        return failed ? [`${fault.id}: ${failed.id}`] : [];
      });
      expect(seen).toEqual([]);
    });
  });
});

function isCaught(
  { clause, behaviour }: Fault,
  { plan, snapshot }: { readonly plan: Plan; readonly snapshot: Snapshot },
): boolean {
  const answerTo = answererOf(snapshot, behaviour);
  return plan.tests
    .filter(({ clauses: named }) => named.includes(clause))
    .some((one) => fails(one, { plan, snapshot, answerTo }));
}
