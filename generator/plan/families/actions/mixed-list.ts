/** Lists in which one object alone decides: the only one that satisfies an `any`, or that fails an `all`. */
import type { Witness } from '../../../../spec/exercise.ts';
import { must, typedFieldOf } from '../../../../spec/lookup.ts';
import type { GuardOf } from '../../../../spec/schema.ts';
import type { Value } from '../../../../spec/semantics/database.ts';
import { guardHolds } from '../../../../spec/semantics/guards.ts';
import { actingObject, actingOf, withFields } from '../../witness.ts';
import type { ActionContext } from './context.ts';
import { judgeBy } from './judgement.ts';
import { idsIn, SEVERAL, withCopies } from './longer-lists.ts';

export interface MixedList {
  readonly witness: Witness;
  /** The ids in the list; the last one decides. */
  readonly ids: readonly string[];
  readonly target: string;
}

/** The objects on which an `any` holds, or an `all` fails, changed so that no other object in the list decides. */
export function mixedList(context: ActionContext, guard: GuardOf<'quantifier'>): MixedList | null {
  const { action, entity, exercise } = context;
  const { list, quantifier, where } = guard;
  const violation = must(exercise.violations[action.guards.indexOf(guard)], 'a violation');
  const [base, other] =
    quantifier === 'any' ? [exercise.happy, violation] : [violation, exercise.happy];
  const { target } = typedFieldOf(entity, list, 'reference_list');
  const decides = (witness: Witness, id: string): boolean =>
    satisfies(context, witness, { guard, id }) === (quantifier === 'any');

  const listed = idsIn(base, list);
  const deciding = listed.filter((id) => decides(base, id));
  const plain = idsIn(other, list).find((id) => !decides(other, id));
  const value = plain === undefined ? null : valueIn(other, { target, id: plain }, where.field);
  const superfluous = deciding.slice(0, -1);
  if (deciding.length === 0 || (superfluous.length > 0 && value === null)) return null;

  const ids = [...listed.filter((id) => !deciding.includes(id)), ...deciding];
  const reordered = withFields(base, actingObject(base), { [list]: ids });
  const witness = superfluous.reduce(
    (sofar, id) => withFields(sofar, { entity: target, id }, { [where.field]: value }),
    reordered,
  );
  return longest(context, { witness, ids, target }, { guard, value });
}

/** With more objects that do not decide, before the one that does: as many as leave the verdict to the guard. */
function longest(
  context: ActionContext,
  mixed: MixedList,
  { guard, value }: { readonly guard: GuardOf<'quantifier'>; readonly value: Value },
): MixedList {
  const { witness, ids, target } = mixed;
  const { list, where } = guard;
  const [first, ...rest] = ids;
  const isPlain = rest.length > 0;
  if (first === undefined || (!isPlain && value === null)) return mixed;
  const set = isPlain ? {} : { [where.field]: value };
  for (let count = SEVERAL - ids.length; count > 0; count -= 1) {
    const copied = withCopies(context, witness, { list, id: first, count, set });
    const more = idsIn(copied, list).filter((id) => !ids.includes(id));
    const longer = [...ids.slice(0, -1), ...more, ...ids.slice(-1)];
    const reordered = withFields(copied, actingObject(copied), { [list]: longer });
    if (judgeBy([guard], context, reordered).verdict !== 'open')
      return { witness: reordered, ids: longer, target };
  }
  return mixed;
}

/** Whether one object in the list satisfies the condition of the quantifier. */
function satisfies(
  { suite }: ActionContext,
  witness: Witness,
  { guard, id }: { readonly guard: GuardOf<'quantifier'>; readonly id: string },
): boolean {
  const acting = actingOf(suite, witness);
  return guardHolds(guard, { ...acting, row: { ...acting.row, [guard.list]: [id] } });
}

function valueIn(
  { objects }: Witness,
  { target, id }: { readonly target: string; readonly id: string },
  field: string,
): Value {
  const found = objects.find((object) => object.entity === target && object.id === id);
  return must(found, `an object ${id}`).set[field] ?? null;
}
