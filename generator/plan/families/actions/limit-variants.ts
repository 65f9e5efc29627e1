/** Lists that are just as long as a condition on their length says. */
import { must } from '../../../../spec/lookup.ts';
import { actingObject, withFields } from '../../witness.ts';
import type { ActionContext } from './context.ts';
import { readersOf } from './list-reading.ts';
import { idsIn } from './longer-lists.ts';
import type { GuardCompare, Variant } from './variant.ts';

/** A list whose number of objects is compared with a number, on whichever side, has just so many. */
export function lengthsAtLimit({ action, exercise }: ActionContext): readonly Variant[] {
  const { guards } = action;
  return guards.flatMap((guard, index): readonly Variant[] => {
    const limit = guard.kind === 'compare' ? limitOf(guard) : null;
    if (limit === null) return [];
    const { list, length } = limit;
    const violation = must(exercise.violations[index], 'a violation');
    // Whatever the comparison, the objects that satisfy it or those that violate it are so many or more.
    const longer = must(
      [exercise.happy, violation].find((witness) => idsIn(witness, list).length >= length),
      'a list to shorten',
    );
    const ids = idsIn(longer, list).slice(0, length);
    return [
      {
        id: `${list}-has-${String(length)}`,
        what: `${list} holds ${String(length)} ${length === 1 ? 'object' : 'objects'}`,
        clauses: ['guards.count-sum'],
        witness: withFields(longer, actingObject(longer), { [list]: ids }),
        decides: readersOf(guards, { list }),
      },
    ];
  });
}

/** The list that is counted, and the number that its length is compared with. */
function limitOf({ left, right }: GuardCompare): { list: string; length: number } | null {
  const [counted, other] = 'count' in left ? [left, right] : [right, left];
  return 'count' in counted && 'value' in other
    ? { list: counted.count, length: Number(other.value) }
    : null;
}
