/** Counts and sums over other objects than those in the list, or that trip over missing values. */
import { fieldOf, must } from '../../../spec/lookup.ts';
import type { Action, Entity, Guard, Operand } from '../../../spec/schema.ts';
import { rowsOf } from '../../../spec/semantics/database.ts';
import { guardHolds, listedRows } from '../../../spec/semantics/guards.ts';
import type { Acting } from '../../../spec/semantics/guards.ts';
import { mayLackValue } from '../../../spec/semantics/values.ts';
import type { Behaviour } from '../../reference-server/behaviour.ts';
import { acting } from '../actions/acting.ts';
import type { Fault } from '../fault.ts';
import { timesNamed } from '../named.ts';
import { someAction, someGuard } from '../schema-parts.ts';
import { allowsEmpty } from './empty-lists.ts';
import { listTarget } from './list-target.ts';

const COUNT_SUM = { category: 'missing feature', clause: 'guards.count-sum' } as const;

type SumOperand = Extract<Operand, { readonly sum: string }>;
type CountOperand = Extract<Operand, { readonly count: string }>;

const sidesOf = (guard: Guard): readonly Operand[] =>
  guard.kind === 'compare' ? [guard.left, guard.right] : [];
const sumsIn = (guard: Guard): readonly SumOperand[] =>
  sidesOf(guard).filter((side) => 'sum' in side);
const countsIn = (guard: Guard): readonly CountOperand[] =>
  sidesOf(guard).filter((side) => 'count' in side);

export const listFaults: readonly Fault[] = [
  {
    id: 'guards.sum-crashes-on-null',
    what: 'An action answers 500 when an object in a list has no value to add.',
    ...COUNT_SUM,
    category: 'server crash',
    observable: someGuard((guard, entity, { schema }) =>
      sumsIn(guard).some(({ sum, of }) =>
        mayLackValue(fieldOf(listTarget(schema, entity, sum), of)),
      ),
    ),
    behaviour: acting({
      holds: (guard, acting) => {
        for (const { sum, of } of sumsIn(guard))
          if (listedRows(sum, acting).some((row) => row[of] === null))
            throw new TypeError('None cannot be added');
        return guardHolds(guard, acting);
      },
    }),
  },
  {
    id: 'guards.sum-of-nothing-is-null',
    what: 'The sum over an empty list is `null`, and satisfies no condition.',
    ...COUNT_SUM,
    observable: someAction((action) =>
      action.guards.flatMap(sumsIn).some(({ sum }) => allowsEmpty(action, sum)),
    ),
    behaviour: acting({
      holds: (guard, acting, action) =>
        sumsIn(guard).every(
          ({ sum }) => listedRows(sum, acting).length > 0 || !allowsEmpty(action, sum),
        ) && guardHolds(guard, acting),
    }),
  },
  {
    id: 'guards.sum-stops-after-one',
    what: 'A sum is the value of the first object in the list.',
    ...COUNT_SUM,
    observable: someGuard((guard) => sumsIn(guard).length > 0),
    behaviour: seeing(sumsIn, (ids) => ids.slice(0, 1)),
  },
  {
    id: 'guards.sum-stops-after-two',
    what: 'A sum adds the values of the first two objects in the list.',
    ...COUNT_SUM,
    observable: someAction((action) =>
      action.guards.some((guard) => sumsIn(guard).some((sum) => isOpen(sum, action))),
    ),
    behaviour: acting({
      holds: (guard, acting, action) =>
        guardHolds(
          guard,
          sumsIn(guard)
            .filter((sum) => isOpen(sum, action))
            .reduce((seen, { sum }) => withList(seen, sum, (ids) => ids.slice(0, 2)), acting),
        ),
    }),
  },
  {
    id: 'guards.sum-goes-over-all-objects',
    what: 'A sum goes over all objects of the entity that the list refers to.',
    ...COUNT_SUM,
    observable: someGuard((guard) => sumsIn(guard).length > 0),
    behaviour: seeing(sumsIn, (_, all) => all),
  },
  {
    id: 'guards.count-goes-over-all-objects',
    what: 'A count goes over all objects of the entity that the list refers to.',
    ...COUNT_SUM,
    observable: someGuard((guard) => countsIn(guard).length > 0),
    behaviour: seeing(countsIn, (_, all) => all),
  },
];

/** Whether the list under a sum may be of any length: nothing else in the action is about it. */
function isOpen({ sum }: SumOperand, { guards, effects }: Action): boolean {
  return timesNamed(sum, [guards, effects]) === 1;
}

/** Guards with such operands are asked of other objects than those in their lists. */
function seeing(
  operandsIn: (guard: Guard) => readonly (SumOperand | CountOperand)[],
  instead: (listed: readonly string[], all: readonly string[]) => readonly string[],
): Behaviour {
  return acting({
    holds: (guard, acting) => {
      const lists = operandsIn(guard).map((side) => ('sum' in side ? side.sum : side.count));
      return guardHolds(
        guard,
        lists.reduce((seen, list) => withList(seen, list, instead), acting),
      );
    },
  });
}

/** The acting object with other ids in one of its lists. */
export function withList(
  acting: Acting,
  list: string,
  instead: (listed: readonly string[], all: readonly string[]) => readonly string[],
): Acting {
  const target: Entity = listTarget(acting.schema, acting.entity, list);
  const all = [...rowsOf(acting.database, target.name).keys()];
  const listed = must(acting.row[list], `a list ${list}`) as readonly string[];
  return { ...acting, row: { ...acting.row, [list]: instead(listed, all) } };
}
