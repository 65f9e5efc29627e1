/** How a plan covers the contract. */
import { clausesOf } from '../../spec/contract.ts';
import type { Clause } from '../../spec/contract.ts';
import type { Plan } from './plan.ts';

/** A sentence of the contract and the number of tests that check it. */
export interface ClauseCoverage {
  readonly clause: Clause;
  readonly tests: number;
}

/**
 * The sentences that a server can break, in the order of the contract, with the number of tests of the plan that check
 * each. A schema that lacks something (references, actions) leaves the sentences about it without tests.
 */
export function coverageOf(plan: Plan): readonly ClauseCoverage[] {
  return clausesOf(plan.profile)
    .filter(({ process }) => process !== true)
    .map((clause) => ({
      clause,
      tests: plan.tests.filter(({ clauses }) => clauses.includes(clause.id)).length,
    }));
}
