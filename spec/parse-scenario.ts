/** The boundary for scenarios: unknown JSON in, a trajectory in which every change applies out. */
import { InputError } from './problem.ts';
import type { Problem } from './problem.ts';
import { scenarioShape } from './scenario.ts';
import type { Scenario } from './scenario.ts';
import { shapeProblems } from './shape-problems.ts';
import { initialSnapshot, nextSnapshot } from './trajectory.ts';
import { turnProblems } from './turn.ts';
import { schemaProblems } from './well-formed.ts';

/**
 * The scenario in a document. Throws `InputError` with the faults of the shape, of the initial schema, or of the first
 * turn that cannot be played, at paths such as `turns[3].changes[1].field`; `source` names the document.
 */
export function parseScenario(value: unknown, source: string): Scenario {
  const parsed = scenarioShape.safeParse(value);
  if (!parsed.success) throw new InputError(source, shapeProblems(parsed.error, value));
  const scenario: Scenario = parsed.data;
  refuse(source, 'initial.', schemaProblems(scenario.initial));
  let snapshot = initialSnapshot(scenario.initial);
  for (const [index, { changes }] of scenario.turns.entries()) {
    refuse(source, `turns[${String(index)}].`, turnProblems(snapshot.schema, changes));
    snapshot = nextSnapshot(snapshot, changes);
  }
  return scenario;
}

function refuse(source: string, prefix: string, problems: readonly Problem[]): void {
  if (problems.length === 0) return;
  throw new InputError(
    source,
    problems.map((problem) => ({ ...problem, path: (prefix + problem.path).replace(/\.$/, '') })),
  );
}
