/** What effects take from the acting object. */
import type { Effect } from './schema.ts';
import { innerOf } from './semantics/effects.ts';

/** The fields of the acting object whose values the effect sets, alone or in a computation, wherever it sets them. */
export function takenFields(effect: Effect): readonly string[] {
  const inner = innerOf(effect);
  if (inner.kind === 'increment') return [];
  const { value } = inner;
  const operands = 'op' in value ? [value.left, value.right] : [value];
  return operands.flatMap((operand) => ('field' in operand ? [operand.field] : []));
}

/** `on item in this.owner: set item.rank to this.rank`: whether an effect on other objects takes a value of the acting one. */
export function handsOver(effect: Effect): boolean {
  return innerOf(effect) !== effect && takenFields(effect).length > 0;
}
