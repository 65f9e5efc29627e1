/** The happy objects without a value in a place: an operand, a field of a listed object, a reference. */
import type { Witness } from '../../../../spec/exercise.ts';
import type { ClauseId } from '../../../../spec/contract.ts';
import { comparedFields } from '../../../../spec/compared-values.ts';
import { entityOf, fieldOf, typedFieldOf } from '../../../../spec/lookup.ts';
import type { Field, Guard, GuardOf } from '../../../../spec/schema.ts';
import { isNullable, mayLackValue } from '../../../../spec/semantics/values.ts';
import { actingObject, withFields, withoutValue } from '../../witness.ts';
import type { ActionContext } from './context.ts';
import { listReadings, readersOf } from './list-reading.ts';
import { mixedList } from './mixed-list.ts';
import { comparisonsIn } from './variant.ts';
import type { Variant } from './variant.ts';

/** A field of the acting object that a comparison reads, alone or in a computation, has no value. */
export function nullOperands({ action, entity, exercise }: ActionContext): readonly Variant[] {
  const { happy } = exercise;
  const comparisons = comparisonsIn(action.guards);
  return comparisons
    .flatMap(comparedFields)
    .map((name) => fieldOf(entity, name))
    .filter(mayLackValue)
    .map((field) => ({
      id: `${field.name}-is-${lacking(field)}`,
      what: `${field.name} is ${lacking(field)}`,
      clauses: ['guards.null-operand'],
      witness: withoutValue(happy, actingObject(happy), field),
      decides: comparisons,
    }));
}

/** A field of an object in a list has no value, where a quantifier or a sum reads it. */
export function nullItems(context: ActionContext): readonly Variant[] {
  const { suite, action } = context;
  return action.guards.flatMap(listReadings).flatMap(({ list, field: name }) => {
    if (name === null) return [];
    const readers = readersOf(action.guards, { list, field: name });
    const telling = tellingItem(context, list, readers);
    if (telling === null) return [];
    const { witness, item } = telling;
    const field = fieldOf(entityOf(suite.schema, item.entity), name);
    if (!mayLackValue(field)) return [];
    return [
      {
        id: `${name}-in-${list}-is-${lacking(field)}`,
        what: `${name} of an object in ${list} is ${lacking(field)}`,
        clauses: [...new Set(readers.map(clauseOfItem))],
        witness: withoutValue(witness, item, field),
        decides: readers,
      },
    ];
  });
}

/** How the field comes to have no value: it is `null`, or left out where it is not nullable. */
function lacking(field: Field): 'null' | 'absent' {
  return isNullable(field) ? 'null' : 'absent';
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
