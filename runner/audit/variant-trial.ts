/** Whether a suite lets a right server pass, and whether it gives that server anything to do differently. */
import { createHash } from 'node:crypto';
import { shownOnTheWire } from '../variants/freedom.ts';
import type { Variant } from '../variants/variant.ts';
import { failuresIn } from './trial.ts';
import type { Trial } from './trial.ts';
import type { VariantRow } from './result.ts';

/** What a variant is tried with. */
interface VariantTrial {
  readonly trial: Omit<Trial, 'behaviour'>;
  /** What the reference answered to the same suite, in short. */
  readonly rightAnswers: string;
}

/** Runs the suite against the variant, where the profile allows it. */
export async function tryVariant(
  { id, what, freedom, profile, behaviour }: Variant,
  { trial, rightAnswers }: VariantTrial,
): Promise<VariantRow> {
  const about = { variant: id, what, freedom };
  if (profile !== undefined && profile !== trial.plan.profile)
    return { ...about, outcome: 'forbidden', failures: [] };
  const { failures, answers } = await run({ ...trial, behaviour });
  const outcome = outcomeOf(failures);
  const isIdle = outcome === 'passed' && answers === rightAnswers && !shownOnTheWire.has(freedom);
  return { ...about, outcome: isIdle ? 'idle' : outcome, failures };
}

/** Runs the suite against the reference server itself. */
export async function tryReference(
  trial: Omit<Trial, 'behaviour'>,
): Promise<{ readonly row: VariantRow; readonly answers: string }> {
  const { failures, answers } = await run({ ...trial, behaviour: {} });
  const row: VariantRow = {
    variant: 'reference',
    what: 'The reference server.',
    freedom: 'none',
    outcome: outcomeOf(failures),
    failures,
  };
  return { row, answers };
}

type Failures = VariantRow['failures'];

const outcomeOf = (failures: Failures): 'passed' | 'failed' =>
  failures.length > 0 ? 'failed' : 'passed';

/** The tests that fail, and all answers in one short text that differs where any status or body differs. */
async function run(
  trial: Trial,
): Promise<{ readonly failures: Failures; readonly answers: string }> {
  const hash = createHash('sha256');
  const failures = await failuresIn({
    ...trial,
    onAnswer: ({ status, text }) => hash.update(JSON.stringify([status, text])),
  });
  return {
    failures: failures.map(({ test, message }) => ({ test, message })),
    answers: hash.digest('hex'),
  };
}
