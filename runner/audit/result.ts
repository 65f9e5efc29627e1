/** What an audit found, as plain data: it is printed, written as JSON and compared. */
import type { ClauseId, Profile, Section } from '../../spec/contract.ts';
import type { FailureCategory } from '../faults/fault.ts';
import type { Freedom } from '../variants/freedom.ts';

/** A sentence of the contract and the tests that check it. */
export interface ClauseRow {
  readonly clause: ClauseId;
  readonly section: Section;
  readonly text: string;
  /**
   * `untested`: it applies and no test checks it. `not_applicable`: the state has nothing to test it on. `process`: it is
   * about the author's work and not about the server.
   */
  readonly coverage: 'tested' | 'untested' | 'not_applicable' | 'process';
  /** For `not_applicable`. */
  readonly why?: string;
  /** The ids of the tests. */
  readonly tests: readonly string[];
}

/** A wrong server and the tests that noticed. */
export interface FaultRow {
  readonly fault: string;
  readonly what: string;
  readonly category: FailureCategory;
  readonly clause: ClauseId;
  /** `unobservable`: the state has nothing to show it on. `allowed`: the profile lets servers do it. */
  readonly outcome: 'caught' | 'survived' | 'unobservable' | 'allowed';
  /** For `unobservable` and `allowed`. */
  readonly why?: string;
  /** The tests that name the clause, pass on the reference and fail here: they catch the fault. */
  readonly caughtBy: readonly string[];
  /** Other tests that fail here and pass on the reference. */
  readonly alsoFailed: readonly string[];
  /** The trial was ended at the first test that caught the fault, as each answer takes too long. */
  readonly endedEarly?: true;
}

/** A right server and the tests that fail it all the same. */
export interface VariantRow {
  readonly variant: string;
  readonly what: string;
  readonly freedom: Freedom | 'none';
  /**
   * `idle`: it passed, but the suite gave it nothing to do differently: it answered just as the reference does. `forbidden`:
   * the profile does not leave this freedom.
   */
  readonly outcome: 'passed' | 'idle' | 'failed' | 'forbidden';
  readonly failures: readonly { readonly test: string; readonly message: string }[];
}

export interface AuditResult {
  readonly turn: number;
  readonly profile: Profile;
  readonly tests: number;
  /** Against each fault only the tests that name its clause were run: `alsoFailed` is empty. */
  readonly quick: boolean;
  readonly clauses: readonly ClauseRow[];
  readonly faults: readonly FaultRow[];
  /** The reference server comes first. */
  readonly variants: readonly VariantRow[];
  readonly durationMs: number;
}

/** Whether no applicable sentence is without a test, no observable fault survived and no right server failed. */
export function isSound({ clauses, faults, variants }: AuditResult): boolean {
  return (
    clauses.every(({ coverage }) => coverage !== 'untested') &&
    faults.every(({ outcome }) => outcome !== 'survived') &&
    variants.every(({ outcome }) => outcome !== 'failed')
  );
}

/** How many faults were caught, where those of one clause that the same tests caught count once. */
export function distinctFaults(faults: readonly FaultRow[]): number {
  const caught = faults.filter(({ outcome }) => outcome === 'caught');
  return new Set(caught.map(({ clause, caughtBy }) => JSON.stringify([clause, caughtBy]))).size;
}
