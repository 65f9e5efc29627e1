/** Lists that conditions and effects go over: empty, and in an order that shows whether all of their objects are looked at. */
import { describeWhere } from '../../../../spec/wording.ts';
import { actingObject, withFields } from '../../witness.ts';
import { clauseOfGuard } from './context.ts';
import type { ActionContext } from './context.ts';
import { listReadings, readersOf } from './list-reading.ts';
import { mixedList } from './mixed-list.ts';
import type { Variant } from './variant.ts';

/** A list that a quantifier, a sum or an effect goes over is empty. */
export function emptyLists({ action, exercise }: ActionContext): readonly Variant[] {
  const { happy } = exercise;
  const read = action.guards.flatMap(listReadings).filter(({ field }) => field !== null);
  const changed = action.effects.flatMap((effect) =>
    effect.kind === 'for_each' ? [effect.list] : [],
  );
  const lists = new Set([...read.map(({ list }) => list), ...changed]);
  return [...lists].map((list) => {
    const readers = readersOf(action.guards, { list });
    return {
      id: `${list}-is-empty`,
      what: `${list} is empty`,
      clauses: [...new Set(readers.map(clauseOfGuard))],
      ...(changed.includes(list) && { ifAllowed: ['effects.for-each'] as const }),
      witness: withFields(happy, actingObject(happy), { [list]: [] }),
      decides: readers,
    };
  });
}

/** The last object of a list decides, and then one in its middle: the only one that satisfies an `any`, or that fails an `all`. */
export function lastDecides(context: ActionContext): readonly Variant[] {
  return context.action.guards.flatMap((guard): readonly Variant[] => {
    const mixed = guard.kind === 'quantifier' ? mixedList(context, guard) : null;
    if (guard.kind !== 'quantifier' || mixed === null) return [];
    const { list, where } = guard;
    const any = guard.quantifier === 'any';
    const condition = describeWhere(where);
    return [
      {
        id: any ? `a-later-one-in-${list}-satisfies` : `a-later-one-in-${list}-fails`,
        what: any
          ? `${condition} for a later object in ${list}, but not for the first`
          : `${condition} for the first object in ${list}, but not for all`,
        clauses: ['guards.quantifiers'],
        witness: mixed.witness,
        ...(mixed.ids.length > 2 && {
          then: {
            set: { [list]: lastInTheMiddle(mixed.ids) },
            because: `the objects in ${list} may be in any order`,
          },
        }),
        decides: [guard],
      },
    ];
  });
}

/** The last one, second from the start: neither first nor last. */
function lastInTheMiddle(ids: readonly string[]): readonly string[] {
  return [...ids.slice(0, 1), ...ids.slice(-1), ...ids.slice(1, -1)];
}
