/** Sums on which conditions come out otherwise when only the first objects of the list are added. */
import { boundariesOf } from '../../../../spec/boundaries.ts';
import { validValues } from '../../../../spec/examples.ts';
import type { Witness } from '../../../../spec/exercise.ts';
import { entityOf, fieldOf, typedFieldOf } from '../../../../spec/lookup.ts';
import type { GuardOf } from '../../../../spec/schema.ts';
import { guardHolds } from '../../../../spec/semantics/guards.ts';
import { describeGuard } from '../../../../spec/wording.ts';
import { guardSlug } from '../../naming.ts';
import type { Json } from '../../plan.ts';
import { actingOf } from '../../witness.ts';
import type { ActionContext } from './context.ts';
import { judgeBy } from './judgement.ts';
import { listReadings } from './list-reading.ts';
import type { ListReading } from './list-reading.ts';
import { idsIn, withCopies } from './longer-lists.ts';
import type { Variant } from './variant.ts';
import { comparisonsIn } from './variant.ts';

/** How many objects are added to a list: more where the other conditions allow it. */
const COUNTS = [2, 1];

/** For each condition on a sum: with objects at the end of the list it has another verdict than for the first two. */
export function laterOnesCount(context: ActionContext): readonly Variant[] {
  return comparisonsIn(context.action.guards).flatMap((guard) =>
    listReadings(guard).flatMap((reading) => {
      const witness = turned(context, guard, reading);
      return witness === undefined
        ? []
        : [
            {
              id: `${guardSlug(guard)}-by-later-ones-in-${reading.list}`,
              what: `${describeGuard(guard)} is decided by the last objects in ${reading.list}`,
              clauses: ['guards.count-sum'] as const,
              witness,
              decides: [guard],
            },
          ];
    }),
  );
}

/** The first witness, happy or violating, with which that can be done. */
function turned(
  context: ActionContext,
  guard: GuardOf<'compare'>,
  { list, field }: ListReading,
): Witness | undefined {
  const { suite, action, entity, exercise } = context;
  if (field === null) return undefined;
  const violation = exercise.violations[action.guards.indexOf(guard)];
  const { target } = typedFieldOf(entity, list, 'reference_list');
  const bases = [exercise.happy, ...(violation === undefined ? [] : [violation])];
  const longer = bases.flatMap((base) => {
    const id = idsIn(base, list).at(-1);
    if (id === undefined) return [];
    return COUNTS.flatMap((count) =>
      addends(context, target, field).map((value) =>
        withCopies(context, base, { list, id, count, set: { [field]: value } }),
      ),
    ).filter((witness) => {
      const acting = actingOf(suite, witness);
      const firstTwo = { ...acting.row, [list]: idsIn(witness, list).slice(0, 2) };
      return guardHolds(guard, acting) !== guardHolds(guard, { ...acting, row: firstTwo });
    });
  });
  return longer.find((witness) => judgeBy([guard], context, witness).verdict !== 'open');
}

/** Numbers to add: usual ones first, then those at the bounds. */
function addends({ suite }: ActionContext, target: string, name: string): readonly Json[] {
  const field = fieldOf(entityOf(suite.schema, target), name);
  const bounds = boundariesOf(field).map(({ at }) => at);
  return [...validValues(suite, target, field, 3), ...bounds].filter(
    (value) => typeof value === 'number',
  );
}
