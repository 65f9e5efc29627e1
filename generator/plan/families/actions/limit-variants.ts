/** Lists that are just as long as a condition on their length says. */
import type { Witness } from '../../../../spec/exercise.ts';
import { must } from '../../../../spec/lookup.ts';
import { actingObject, withFields } from '../../witness.ts';
import type { ActionContext } from './context.ts';
import { readersOf } from './list-reading.ts';
import type { Variant } from './variant.ts';

/** A list whose number of objects is compared with a number has just so many. */
export function lengthsAtLimit({ action, exercise }: ActionContext): readonly Variant[] {
  const { guards } = action;
  const { happy, violations } = exercise;
  return guards.flatMap((guard, index): readonly Variant[] => {
    if (guard.kind !== 'compare' || !('count' in guard.left) || !('value' in guard.right))
      return [];
    const [list, length] = [guard.left.count, Number(guard.right.value)];
    const violation = must(violations[index], 'a violation');
    // Whatever the comparison, the objects that satisfy it or those that violate it are so many or more.
    const longer = must(
      [happy, violation].find((witness) => idsIn(witness, list).length >= length),
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

function idsIn(witness: Witness, list: string): readonly string[] {
  return (actingObject(witness).set[list] ?? []) as readonly string[];
}
