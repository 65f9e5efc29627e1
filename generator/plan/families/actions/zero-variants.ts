/** Zero and `false`, which are values: servers that ask whether a field "is there" easily take them for `null`. */
import { fieldOf } from '../../../../spec/lookup.ts';
import type { Field } from '../../../../spec/schema.ts';
import { mayLackValue, violationOf } from '../../../../spec/semantics/values.ts';
import { actingObject, serverWith, withFields } from '../../witness.ts';
import type { ActionContext } from './context.ts';
import { comparisonsIn, plainOperands } from './variant.ts';
import type { Variant } from './variant.ts';

/** A field that may be without a value and that a guard reads, other than in a computation, is `0` or `false`. */
export function zeroOperands(context: ActionContext): readonly Variant[] {
  const { suite, action, entity, exercise } = context;
  const { happy } = exercise;
  const world = serverWith(suite, happy);
  const comparisons = comparisonsIn(action.guards);
  const asked = action.guards.filter((guard) => guard.kind === 'null');
  return [...asked.map(({ field }) => field), ...plainOperands(comparisons)].flatMap((name) => {
    const field = fieldOf(entity, name);
    const zero = zeroOf(field);
    if (zero === null || !mayLackValue(field) || violationOf(field, zero, world) !== null)
      return [];
    const isAsked = asked.some((guard) => guard.field === name);
    return [
      {
        id: `${name}-is-${String(zero)}`,
        what: `${name} is ${String(zero)}`,
        clauses: [isAsked ? 'guards.is-null' : 'guards.compare'],
        witness: withFields(happy, actingObject(happy), { [name]: zero }),
        decides: [...comparisons, ...asked.filter((guard) => guard.field === name)],
      },
    ];
  });
}

function zeroOf({ type }: Field): 0 | false | null {
  if (type === 'integer' || type === 'float') return 0;
  return type === 'boolean' ? false : null;
}
