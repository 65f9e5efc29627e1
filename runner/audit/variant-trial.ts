/** Whether a suite lets a right server pass. */
import type { Variant } from '../variants/variant.ts';
import { failuresIn } from './trial.ts';
import type { Trial } from './trial.ts';
import type { VariantRow } from './result.ts';

/** Runs the suite against the variant, where the profile allows it. */
export async function tryVariant(
  { id, what, freedom, profile, behaviour }: Variant,
  trial: Omit<Trial, 'behaviour'>,
): Promise<VariantRow> {
  const about = { variant: id, what, freedom };
  if (profile !== undefined && profile !== trial.plan.profile)
    return { ...about, outcome: 'forbidden', failures: [] };
  return { ...about, ...(await verdictOn({ ...trial, behaviour })) };
}

/** Runs the suite against the reference server itself. */
export async function tryReference(trial: Omit<Trial, 'behaviour'>): Promise<VariantRow> {
  const about = { variant: 'reference', what: 'The reference server.', freedom: 'none' } as const;
  return { ...about, ...(await verdictOn({ ...trial, behaviour: {} })) };
}

async function verdictOn(trial: Trial): Promise<Pick<VariantRow, 'outcome' | 'failures'>> {
  const failures = await failuresIn(trial);
  return {
    outcome: failures.length > 0 ? 'failed' : 'passed',
    failures: failures.map(({ test, message }) => ({ test, message })),
  };
}
