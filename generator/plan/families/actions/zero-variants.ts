/** Zero and `false`, which are values: servers that ask whether a field "is there" easily take them for `null`. */
import { boundariesOf } from '../../../../spec/boundaries.ts';
import { comparedFields } from '../../../../spec/compared-values.ts';
import { validValues } from '../../../../spec/examples.ts';
import type { Witness } from '../../../../spec/exercise.ts';
import { fieldOf, isNumberField } from '../../../../spec/lookup.ts';
import type { Field, Guard } from '../../../../spec/schema.ts';
import { mayLackValue, violationOf } from '../../../../spec/semantics/values.ts';
import { actingObject, actingOf, withFields } from '../../witness.ts';
import type { ActionContext } from './context.ts';
import { judge } from './judgement.ts';
import { comparisonsIn } from './variant.ts';
import type { Variant } from './variant.ts';

/**
 * A field that may be without a value and that a guard reads, alone or in a computation, is `0` or `false`, where that
 * satisfies the guard, if need be with another number beside it: `null` would not.
 */
export function zeroOperands(context: ActionContext): readonly Variant[] {
  const { suite, action, entity, exercise } = context;
  const world = actingOf(suite, exercise.happy);
  const asked = action.guards.filter((guard) => guard.kind === 'null');
  const compared = comparisonsIn(action.guards).flatMap(comparedFields);
  return [...asked.map(({ field }) => field), ...compared].flatMap((name): readonly Variant[] => {
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
        witness: satisfied(context, name, zero),
        decides: action.guards.filter((guard) => reads(guard, name)),
      },
    ];
  });
}

/** The happy objects with the field at zero, and where that is not allowed, one other number that makes it so. */
function satisfied(context: ActionContext, name: string, zero: 0 | false): Witness {
  const { suite, action, entity, exercise } = context;
  const acting = actingObject(exercise.happy);
  const plain = withFields(exercise.happy, acting, { [name]: zero });
  const beside = comparisonsIn(action.guards)
    .map(comparedFields)
    .filter((names) => names.includes(name))
    .flat()
    .map((other) => fieldOf(entity, other))
    .filter((field) => field.name !== name && isNumberField(field));
  const adjusted = beside.flatMap((field) => {
    const bounds = boundariesOf(field).flatMap(({ at }) => (at === undefined ? [] : [at]));
    return [0, 1, -1, ...validValues(suite, entity.name, field, 3), ...bounds]
      .filter((value) => violationOf(field, value, actingOf(suite, exercise.happy)) === null)
      .map((value) => withFields(plain, acting, { [field.name]: value }));
  });
  const isAllowed = (witness: Witness): boolean => judge(context, witness).verdict === 'allowed';
  return [plain, ...adjusted].find(isAllowed) ?? plain;
}

function reads(guard: Guard, name: string): boolean {
  return guard.kind === 'null' ? guard.field === name : comparedFields(guard).includes(name);
}

function zeroOf({ type }: Field): 0 | false | null {
  if (type === 'integer' || type === 'float') return 0;
  return type === 'boolean' ? false : null;
}
