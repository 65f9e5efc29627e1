/** The happy objects with `null` in a place: an operand, a field of a listed object, a reference. */
import type { Witness } from '../../../../spec/exercise.ts';
import type { ClauseId } from '../../../../spec/contract.ts';
import { entityOf, fieldOf, findField, typedFieldOf } from '../../../../spec/lookup.ts';
import type { Guard, GuardOf } from '../../../../spec/schema.ts';
import { actingObject, withFields } from '../../witness.ts';
import type { ActionContext } from './context.ts';
import { listReadings, readersOf } from './list-reading.ts';
import { mixedList } from './mixed-list.ts';
import { comparisonsIn, operandFields, takesNull } from './variant.ts';
import type { Variant } from './variant.ts';

/** A field of the acting object that a comparison reads, alone or in a computation, is `null`. */
export function nullOperands({ action, entity, exercise }: ActionContext): readonly Variant[] {
  const { happy } = exercise;
  const comparisons = comparisonsIn(action.guards);
  return operandFields(comparisons)
    .filter((name) => takesNull(fieldOf(entity, name)))
    .map((name) => ({
      id: `${name}-is-null`,
      what: `${name} is null`,
      clauses: ['guards.null-operand'],
      witness: withFields(happy, actingObject(happy), { [name]: null }),
      decides: comparisons,
    }));
}

/** A field of an object in a list is `null`, where a quantifier or a sum reads it. */
export function nullItems(context: ActionContext): readonly Variant[] {
  const { suite, action } = context;
  return action.guards.flatMap(listReadings).flatMap(({ list, field }) => {
    if (field === null) return [];
    const readers = readersOf(action.guards, { list, field });
    const telling = tellingItem(context, list, readers);
    if (telling === null) return [];
    const { witness, item } = telling;
    if (!takesNull(findField(entityOf(suite.schema, item.entity), field))) return [];
    return [
      {
        id: `${field}-in-${list}-is-null`,
        what: `${field} of an object in ${list} is null`,
        clauses: [...new Set(readers.map(clauseOfItem))],
        witness: withFields(witness, item, { [field]: null }),
        decides: readers,
      },
    ];
  });
}

const clauseOfItem = ({ kind }: Guard): ClauseId =>
  kind === 'quantifier' ? 'guards.null-operand' : 'guards.count-sum';

/** A reference on whose object an effect works is `null`: the effect is skipped, the others are applied. */
export function nullReferences({ action, exercise }: ActionContext): readonly Variant[] {
  const { happy } = exercise;
  return action.effects.flatMap((effect) =>
    effect.kind === 'on_reference'
      ? [
          {
            id: `${effect.reference}-is-null`,
            what: `${effect.reference} is null`,
            clauses: ['effects.on-reference'],
            witness: withFields(happy, actingObject(happy), { [effect.reference]: null }),
            decides: [],
          },
        ]
      : [],
  );
}

/** The object in a list to try `null` on: of an `any` the one that satisfies it, else the last. */
function tellingItem(
  context: ActionContext,
  list: string,
  readers: readonly Guard[],
): { readonly witness: Witness; readonly item: { entity: string; id: string } } | null {
  const { entity, exercise } = context;
  const any = readers.find(
    (guard): guard is GuardOf<'quantifier'> =>
      guard.kind === 'quantifier' && guard.quantifier === 'any',
  );
  const mixed = any ? mixedList(context, any) : null;
  const witness = mixed?.witness ?? exercise.happy;
  const ids = mixed?.ids ?? ((actingObject(witness).set[list] ?? []) as readonly string[]);
  const id = ids.at(-1);
  const { target } = typedFieldOf(entity, list, 'reference_list');
  return id === undefined ? null : { witness, item: { entity: target, id } };
}
