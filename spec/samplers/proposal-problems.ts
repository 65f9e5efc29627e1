/** What keeps a proposed change from being the next one of a turn. */
import { canonicalSchema } from '../canonical.ts';
import { applyChange, describeChange, validateChange } from '../changes/table.ts';
import type { Change } from '../changes/table.ts';
import { conflictsOf } from '../conflicts.ts';
import { must } from '../lookup.ts';
import type { Problem } from '../problem.ts';
import { broughtBack } from '../removed.ts';
import { untestableProblems } from '../turn.ts';
import type { Slot } from './proposer.ts';

type Ground = Pick<Slot, 'start' | 'changes' | 'schema' | 'removed'>;

/**
 * Everything that is wrong with a proposal for a slot, at the first hurdle that it does not take: it does not fit the
 * state, it conflicts with the turn so far, it brings back a name that is gone, or it leaves an action untestable.
 * Paths are relative to the change.
 */
export function proposalProblems(ground: Ground, change: Change): readonly Problem[] {
  for (const hurdle of hurdles) {
    const problems = hurdle(ground, change);
    if (problems.length > 0) return problems;
  }
  return [];
}

type Hurdle = (ground: Ground, change: Change) => readonly Problem[];

/** The cheap ones first; each relies on those before it. */
const hurdles: readonly Hurdle[] = [
  ({ schema }, change) => validateChange(schema, change),
  conflictProblems,
  ({ schema, removed }, change) =>
    broughtBack(removed, applyChange(schema, change)).map((name) => ({
      code: 'NAME_GONE',
      path: '',
      message: `${name} was in use before and is gone for good; choose another name`,
    })),
  ({ schema }, change) =>
    untestableProblems(canonicalSchema(applyChange(schema, change)), 'after this change'),
];

function conflictProblems({ start, changes }: Ground, change: Change): readonly Problem[] {
  return conflictsOf(start.schema, [...changes, change]).map(({ earlier, path }) => {
    const other = describeChange(must(changes[earlier], 'the change before'));
    return {
      code: 'TURN_CONFLICT',
      path: '',
      message: `it touches ${path}, as does "${other}", which is in this turn already; it has to wait for another turn`,
    };
  });
}
