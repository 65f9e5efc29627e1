import { expect, test } from 'vitest';
import { kennelWithHistory } from '../../generator/plan/fixtures/snapshots.ts';
import { planSuite } from '../../generator/plan/index.ts';
import type { Profile } from '../../spec/contract.ts';
import { connectInProcess, isFailing } from './fixtures/in-process.ts';
import { allFaults } from './table.ts';

/** Faults of one sentence that the same tests catch, among those that name it, count once. */
test.each<Profile>(['paper', 'strict'])(
  'the suite of the kennel tells at least 120 faults apart, %s',
  async (profile) => {
    const plan = planSuite({ snapshot: kennelWithHistory, seed: 'faults', profile });
    const killSets = new Set<string>();
    for (const { behaviour, clause, ...fault } of allFaults) {
      if (behaviour.send || (fault.profile ?? profile) !== profile) continue;
      if (!fault.observable(kennelWithHistory)) continue;
      const connection = connectInProcess(kennelWithHistory, behaviour);
      const caughtBy: string[] = [];
      for (const one of plan.tests)
        if (one.clauses.includes(clause) && (await isFailing(one, { plan, connection })))
          caughtBy.push(one.id);
      if (caughtBy.length > 0) killSets.add(JSON.stringify([clause, caughtBy]));
    }
    expect(killSets.size).toBeGreaterThanOrEqual(120);
  },
);
