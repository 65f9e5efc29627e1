/** Lists that conditions go over: empty, and in an order that shows whether all of their objects are looked at. */
import type { Witness } from '../../../../spec/exercise.ts';
import { entityOf, must } from '../../../../spec/lookup.ts';
import type { Guard, GuardOf } from '../../../../spec/schema.ts';
import { findRow } from '../../../../spec/semantics/database.ts';
import { guardHolds } from '../../../../spec/semantics/guards.ts';
import { describeWhere } from '../../../../spec/wording.ts';
import { actingObject, serverWith, withFields } from '../../witness.ts';
import type { ActionContext } from './context.ts';
import type { Variant } from './variant.ts';

/** A list that a quantifier or a sum goes over is empty. */
export function emptyLists({ action, exercise }: ActionContext): readonly Variant[] {
  const { happy } = exercise;
  return action.guards.flatMap((guard) =>
    listsOf(guard).map((list) => ({
      id: `${list}-is-empty`,
      what: `${list} is empty`,
      clause: guard.kind === 'quantifier' ? 'guards.quantifiers' : 'guards.count-sum',
      witness: withFields(happy, actingObject(happy), { [list]: [] }),
      decides: action.guards.filter((other) => listsOf(other).includes(list)),
    })),
  );
}

/** The first object of a list does not decide: it fails an `any` that holds, or satisfies an `all` that does not. */
export function otherOrders(context: ActionContext): readonly Variant[] {
  const { action, exercise } = context;
  return action.guards.flatMap((guard, index): readonly Variant[] => {
    if (guard.kind !== 'quantifier') return [];
    const { quantifier, list, where } = guard;
    const any = quantifier === 'any';
    const base = any ? exercise.happy : must(exercise.violations[index], 'a violation');
    const acting = actingObject(base);
    const ids = (acting.set[list] ?? []) as readonly string[];
    const satisfying = satisfyingIds(context, base, guard);
    const failing = ids.filter((id) => !satisfying.includes(id));
    if (satisfying.length === 0 || failing.length === 0) return [];
    const order = any ? [...failing, ...satisfying] : [...satisfying, ...failing];
    const condition = describeWhere(where);
    return [
      {
        id: any ? `a-later-one-in-${list}-satisfies` : `a-later-one-in-${list}-fails`,
        what: any
          ? `${condition} for a later object in ${list}, but not for the first`
          : `${condition} for the first object in ${list}, but not for all`,
        clause: 'guards.quantifiers',
        witness: withFields(base, acting, { [list]: order }),
        decides: [guard],
      },
    ];
  });
}

function satisfyingIds(
  { suite, entity }: ActionContext,
  witness: Witness,
  guard: GuardOf<'quantifier'>,
): readonly string[] {
  const { id, set } = actingObject(witness);
  const server = serverWith(suite, witness);
  const row = must(findRow(server.database, entity.name, id), 'the acting object');
  const acting = { ...server, entity: entityOf(suite.schema, entity.name) };
  return ((set[guard.list] ?? []) as readonly string[]).filter((listed) =>
    guardHolds(guard, { ...acting, row: { ...row, [guard.list]: [listed] } }),
  );
}

/** The lists that a quantifier or a sum of the guard goes over. */
function listsOf(guard: Guard): readonly string[] {
  if (guard.kind === 'null') return [];
  if (guard.kind === 'quantifier') return [guard.list];
  return [guard.left, guard.right].flatMap((side) => ('sum' in side ? [side.sum] : []));
}
