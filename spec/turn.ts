/** What is wrong with the changes of one turn: conflicts, changes that do not apply, an end state that is not well-formed. */
import { canonicalSchema } from './canonical.ts';
import { applyChange, describeChange, validateChange } from './changes/table.ts';
import type { Change } from './changes/table.ts';
import { conflictsOf } from './conflicts.ts';
import type { Conflict } from './conflicts.ts';
import type { Problem } from './problem.ts';
import type { Schema } from './schema.ts';
import { code, describeEffect, describeGuard } from './wording.ts';
import { exerciseProblems } from './well-formed/exercisable.ts';

/**
 * Every fault of a turn on a well-formed state, with paths such as `changes[1].field`: conflicts first, else the first
 * change that does not apply, else actions that cannot be exercised at the end.
 */
export function turnProblems(schema: Schema, changes: readonly Change[]): readonly Problem[] {
  const conflicts = conflictsOf(schema, changes).map((conflict) =>
    conflictProblem(changes, conflict),
  );
  if (conflicts.length > 0) return conflicts;
  let state = schema;
  for (const [index, change] of changes.entries()) {
    const problems = validateChange(state, change);
    if (problems.length > 0)
      return problems.map(({ path, ...problem }) => ({ ...problem, path: within(index, path) }));
    state = applyChange(state, change);
  }
  return untestableProblems(canonicalSchema(state), 'after this turn');
}

/** The actions of a sound state that cannot be exercised, and why, told in words; `when` begins each message. */
export function untestableProblems(schema: Schema, when: string): readonly Problem[] {
  return exerciseProblems(schema).map(({ path, message, ...problem }) => ({
    ...problem,
    path: '',
    message: `${when} ${placeOf(schema, path)} cannot be tested: ${message}`,
  }));
}

/** `entities[0].actions[1].guards[2]` in words: positions mean little in a state that nobody wrote down. */
function placeOf({ entities }: Schema, path: string): string {
  const [entity, action, part] = [...path.matchAll(/\[(\d+)\]/g)].map((match) => Number(match[1]));
  const owner = entities[entity ?? -1];
  const acting = owner?.actions[action ?? -1];
  if (!owner || !acting) return path;
  const guard = path.includes('guards') ? acting.guards[part ?? -1] : undefined;
  const effect = path.includes('effects') ? acting.effects[part ?? -1] : undefined;
  const what = guard
    ? `the condition ${code(describeGuard(guard))} of `
    : effect
      ? `the effect ${code(describeEffect(effect))} of `
      : '';
  return `${what}the action ${owner.name}.${acting.name}`;
}

function within(index: number, path: string): string {
  return `changes[${String(index)}]${path === '' ? '' : `.${path}`}`;
}

function conflictProblem(
  changes: readonly Change[],
  { earlier, later, path, reason }: Conflict,
): Problem {
  const [one, other] = [changes[earlier], changes[later]].map((change) =>
    change ? describeChange(change) : '',
  );
  const pair = `changes[${String(earlier)}] ("${String(one)}") and changes[${String(later)}] ("${String(other)}")`;
  return reason === 'order'
    ? {
        code: 'TURN_ORDER',
        path: within(earlier, ''),
        message: `${pair} stand in the wrong order: the first needs ${path}, which the second creates; swap them`,
      }
    : {
        code: 'TURN_CONFLICT',
        path: within(later, ''),
        message: `${pair} both touch ${path}; one of them must go to another turn`,
      };
}
