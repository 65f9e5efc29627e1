/**
 * What a suite is worth: which sentences of the contract it checks, which wrong servers it catches and which right ones
 * it fails. A fault is caught only by a test that names the sentence that it breaks and passes on the reference.
 */
import { performance } from 'node:perf_hooks';
import type { Plan } from '../../generator/plan/plan.ts';
import type { Snapshot } from '../../spec/snapshot.ts';
import type { Fault } from '../faults/fault.ts';
import type { Variant } from '../variants/variant.ts';
import { mapAtOnce } from '../at-once.ts';
import { clauseCoverage } from './clause-coverage.ts';
import { tryFault } from './fault-trial.ts';
import type { AuditResult } from './result.ts';
import { tryReference, tryVariant } from './variant-trial.ts';

/** Servers that are tried at a time: while one waits, another works. */
const AT_ONCE = 4;

export interface AuditRequest {
  readonly snapshot: Snapshot;
  /** Of the snapshot. */
  readonly plan: Plan;
  readonly faults: readonly Fault[];
  readonly variants: readonly Variant[];
  /** Try against a fault only the tests that name its clause: who else would notice then stays unknown. */
  readonly quick?: boolean;
  /** Told before each server is tried. */
  readonly onServer?: (id: string) => void;
  /** Ends the audit; the promise then rejects with the signal's reason. */
  readonly signal?: AbortSignal | undefined;
}

/** Audits the suite of one turn. Everything runs in this process. */
export async function audit(request: AuditRequest): Promise<AuditResult> {
  const {
    snapshot,
    plan,
    faults,
    variants,
    quick = false,
    onServer = () => undefined,
    signal,
  } = request;
  const startedAt = performance.now();
  const trial = { snapshot, plan, signal };
  onServer('reference');
  const reference = await tryReference(trial);
  const unsound = new Set(reference.row.failures.map(({ test }) => test));
  const sound = plan.tests.filter(({ id }) => !unsound.has(id));
  const variantRows = await mapAtOnce(variants, AT_ONCE, (variant) => {
    onServer(variant.id);
    return tryVariant(variant, { trial, rightAnswers: reference.answers });
  });
  const faultRows = await mapAtOnce(faults, AT_ONCE, (fault) => {
    onServer(fault.id);
    return tryFault(fault, { trial, sound, quick });
  });
  return {
    turn: plan.turn,
    profile: plan.profile,
    tests: plan.tests.length,
    quick,
    clauses: clauseCoverage(snapshot, plan),
    faults: faultRows,
    variants: [reference.row, ...variantRows],
    durationMs: Math.round(performance.now() - startedAt),
  };
}
