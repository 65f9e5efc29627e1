/**
 * The contract between the benchmark and the agent: a list of sentences. The agent's README is rendered from it, every
 * test names the sentences it checks. A suite may fail a server only for breaking one of them.
 */
import { actionClauses } from './clauses/actions.ts';
import { analyticsClauses } from './clauses/analytics.ts';
import { changeClauses } from './clauses/changes.ts';
import { endpointClauses } from './clauses/endpoints.ts';
import { jobClauses } from './clauses/job.ts';
import { referenceClauses } from './clauses/references.ts';
import { valueClauses } from './clauses/values.ts';
import { workingClauses } from './clauses/working.ts';
import type { ClauseShape, Profile } from './clauses/clause-shape.ts';

export { sections } from './clauses/clause-shape.ts';
export type { Profile, Section } from './clauses/clause-shape.ts';

/** Every sentence, in the order of the README. `clauses/` holds them by subject. */
export const clauses = [
  ...jobClauses,
  ...endpointClauses,
  ...valueClauses,
  ...referenceClauses,
  ...analyticsClauses,
  ...actionClauses,
  ...changeClauses,
  ...workingClauses,
] as const;

export type ClauseId = (typeof clauses)[number]['id'];

/** A sentence of the contract. */
export interface Clause extends ClauseShape {
  readonly id: ClauseId;
}

/** The sentences that hold in a profile, in the order of the README. */
export function clausesOf(profile: Profile): readonly Clause[] {
  const all: readonly Clause[] = clauses;
  return all.filter((clause) => clause.profile === undefined || clause.profile === profile);
}
