/** Planned tests before it is known which of them are new. */
import type { ClauseId } from '../../spec/contract.ts';
import type { Entity } from '../../spec/schema.ts';
import { endpointOf } from '../../spec/naming.ts';
import { isRenamed } from '../../spec/snapshot.ts';
import { fileOf } from './naming.ts';
import type { Family, TestCase } from './plan.ts';
import { Recorder } from './recorder.ts';
import type { Suite } from './suite.ts';

export type Draft = Omit<TestCase, 'isNew'>;

/** The tests of one family, in the order in which they are read. */
export type SuiteFamily = (suite: Suite) => readonly Draft[];

/** The tests of one family for one entity. */
export type EntityFamily = (suite: Suite, entity: Entity) => readonly Draft[];

/** Plans one test; the script makes its requests on the recorder. */
export type PlanTest = (
  id: string,
  title: string,
  clauses: readonly ClauseId[],
  script: (recorder: Recorder) => void,
) => Draft;

/** Plans tests of a family into a file; `prefix` starts their ids. */
export function testsInFile(
  suite: Suite,
  { family, file, prefix }: { family: Family; file: string; prefix: string },
): PlanTest {
  return (id, title, clauses, script) => {
    const recorder = new Recorder(suite);
    script(recorder);
    return { id: `${prefix}.${id}`, title, family, file, clauses, steps: recorder.steps };
  };
}

/**
 * Plans tests of a family into the file of an entity: `planTest('rank.accepts-null', …)` has the id `dog.rank.accepts-null`.
 * Of an entity that was renamed, all of them show that it is what it was, under its new name.
 */
export function testsOfEntity(suite: Suite, { name }: Entity, family: Family): PlanTest {
  const planTest = testsInFile(suite, { family, file: fileOf(name), prefix: endpointOf(name) });
  if (!isRenamed(suite.lineage, name)) return planTest;
  return (id, title, clauses, script) =>
    planTest(id, title, [...new Set([...clauses, 'changes.rename-entity' as const])], script);
}
