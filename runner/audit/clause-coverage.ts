/** Each sentence of the contract with the tests that check it. */
import type { Plan } from '../../generator/plan/plan.ts';
import { clausesOf } from '../../spec/contract.ts';
import type { Snapshot } from '../../spec/snapshot.ts';
import { whyNotApplicable } from './applicability.ts';
import type { ClauseRow } from './result.ts';

/** The sentences of the plan's profile, in the order of the contract. */
export function clauseCoverage(snapshot: Snapshot, plan: Plan): readonly ClauseRow[] {
  return clausesOf(plan.profile).map(({ id: clause, section, text, process }): ClauseRow => {
    const tests = plan.tests.filter((test) => test.clauses.includes(clause)).map(({ id }) => id);
    const row = { clause, section, text, tests };
    if (process === true) return { ...row, coverage: 'process' };
    if (tests.length > 0) return { ...row, coverage: 'tested' };
    const why = whyNotApplicable(clause, snapshot);
    return why === undefined
      ? { ...row, coverage: 'untested' }
      : { ...row, coverage: 'not_applicable', why };
  });
}
