/** Whether a suite notices a wrong server. */
import type { TestCase } from '../../generator/plan/plan.ts';
import type { Fault } from '../faults/fault.ts';
import { whyNotApplicable } from './applicability.ts';
import type { FaultRow } from './result.ts';
import { failuresIn } from './trial.ts';
import type { Trial } from './trial.ts';

/** What a fault is tried with. */
interface FaultTrial {
  readonly trial: Omit<Trial, 'behaviour'>;
  /** The tests that pass on the reference. */
  readonly sound: readonly TestCase[];
  /** Run only the tests that name the clause. */
  readonly quick: boolean;
}

/** Runs the suite against the fault, where it can be seen. */
export async function tryFault(
  fault: Fault,
  { trial, sound, quick }: FaultTrial,
): Promise<FaultRow> {
  const { id, what, category, clause, behaviour } = fault;
  const about = { fault: id, what, category, clause };
  const unseen = { caughtBy: [], alsoFailed: [] };
  const { snapshot, plan } = trial;
  if (fault.profile !== undefined && fault.profile !== plan.profile)
    return { ...about, ...unseen, outcome: 'allowed', why: `only ${fault.profile} forbids it` };
  if (!fault.observable(snapshot)) {
    const why = whyNotApplicable(clause, snapshot) ?? 'the schema has nothing that would show it';
    return { ...about, ...unseen, outcome: 'unobservable', why };
  }
  const naming = sound.filter(({ clauses }) => clauses.includes(clause));
  if (fault.slow === true) {
    const first = await firstFailure(naming, { ...trial, behaviour });
    return first === undefined
      ? { ...about, ...unseen, outcome: 'survived' }
      : { ...about, ...unseen, caughtBy: [first], outcome: 'caught', endedEarly: true };
  }
  const names = new Set(naming.map((test) => test.id));
  const failures = await failuresIn({ ...trial, tests: quick ? naming : sound, behaviour });
  const failed = failures.filter(({ ran }) => ran).map(({ test }) => test);
  const caughtBy = failed.filter((test) => names.has(test));
  const alsoFailed = failed.filter((test) => !names.has(test));
  return { ...about, caughtBy, alsoFailed, outcome: caughtBy.length > 0 ? 'caught' : 'survived' };
}

async function firstFailure(tests: readonly TestCase[], trial: Trial): Promise<string | undefined> {
  for (const test of tests) {
    const failures = await failuresIn({ ...trial, tests: [test] });
    const failure = failures.find(({ ran }) => ran);
    if (failure !== undefined) return failure.test;
  }
  return undefined;
}
