/** Whether an empty list would do, as far as the conditions of an action say by themselves. */
import type { Action, Guard, Operand } from '../../../spec/schema.ts';
import { compare } from '../../../spec/semantics/guards.ts';

/**
 * Whether every condition of the action on the list holds for an empty one, apart from those that are left out.
 * Conditions that compare the list with a field depend on the object: of those it is not said.
 */
export function allowsEmpty(
  { guards }: Action,
  list: string,
  leftOut: (guard: Guard) => boolean = () => false,
): boolean {
  return guards.every((guard) => leftOut(guard) || holdsForEmpty(guard, list));
}

function holdsForEmpty(guard: Guard, list: string): boolean {
  if (guard.kind === 'null') return true;
  if (guard.kind === 'quantifier') return guard.list !== list || guard.quantifier === 'all';
  const goesOver = (side: Operand): boolean =>
    ('count' in side && side.count === list) || ('sum' in side && side.sum === list);
  const sides = [guard.left, guard.right];
  if (!sides.some(goesOver)) return true;
  const [left, right] = sides.map((side) =>
    goesOver(side) ? 0 : 'value' in side ? side.value : undefined,
  );
  return left !== undefined && right !== undefined && compare(left, guard.op, right);
}
