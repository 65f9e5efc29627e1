/** The happy objects with `null` in a place: an operand, a field of a listed object, a reference. */
import type { ClauseId } from '../../../../spec/contract.ts';
import { entityOf, fieldOf, findField } from '../../../../spec/lookup.ts';
import type { Entity, Guard } from '../../../../spec/schema.ts';
import { actingObject, withFields } from '../../witness.ts';
import type { ActionContext } from './context.ts';
import { comparisonsIn, plainOperands, takesNull } from './variant.ts';
import type { Variant } from './variant.ts';

/** A field of the acting object that stands alone on a side of a comparison is `null`. */
export function nullOperands({ action, entity, exercise }: ActionContext): readonly Variant[] {
  const { happy } = exercise;
  const comparisons = comparisonsIn(action.guards);
  return plainOperands(comparisons)
    .filter((name) => takesNull(fieldOf(entity, name)))
    .map((name) => ({
      id: `${name}-is-null`,
      what: `${name} is null`,
      clause: 'guards.null-operand',
      witness: withFields(happy, actingObject(happy), { [name]: null }),
      decides: comparisons,
    }));
}

/** A field of an object in a list is `null`, where a quantifier or a sum reads it. */
export function nullItems(context: ActionContext): readonly Variant[] {
  const { guards } = context.action;
  // What a quantifier makes of null is the more telling where a sum reads the same field.
  const asked = guards.filter(({ kind }) => kind === 'quantifier');
  return [...asked, ...guards].flatMap((guard) =>
    itemFieldsOf(guard).flatMap(({ list, field, clause, position }) => {
      const item = listedAt(context, list, position);
      if (item === null || !takesNull(findField(item.entity, field))) return [];
      const { happy } = context.exercise;
      const target = { entity: item.entity.name, id: item.id };
      return [
        {
          id: `${field}-in-${list}-is-null`,
          what: `${field} of an object in ${list} is null`,
          clause,
          witness: withFields(happy, target, { [field]: null }),
          decides: guards.filter((other) =>
            itemFieldsOf(other).some((read) => read.list === list && read.field === field),
          ),
        },
      ];
    }),
  );
}

/** A reference on whose object an effect works is `null`: the effect is skipped, the others are applied. */
export function nullReferences({ action, exercise }: ActionContext): readonly Variant[] {
  const { happy } = exercise;
  return action.effects.flatMap((effect) =>
    effect.kind === 'on_reference'
      ? [
          {
            id: `${effect.reference}-is-null`,
            what: `${effect.reference} is null`,
            clause: 'effects.on-reference',
            witness: withFields(happy, actingObject(happy), { [effect.reference]: null }),
            decides: [],
          },
        ]
      : [],
  );
}

/** A field of listed objects that a guard reads, and the one in the list to try `null` on. */
interface ItemField {
  readonly list: string;
  readonly field: string;
  readonly clause: ClauseId;
  /** `any` stops at the first object that satisfies it, so that only the first is sure to be looked at. */
  readonly position: 0 | -1;
}

function itemFieldsOf(guard: Guard): readonly ItemField[] {
  if (guard.kind === 'null') return [];
  if (guard.kind === 'quantifier') {
    const { list, where, quantifier } = guard;
    const position = quantifier === 'any' ? 0 : -1;
    return [{ list, field: where.field, clause: 'guards.null-operand', position }];
  }
  return [guard.left, guard.right].flatMap((side) =>
    'sum' in side
      ? [{ list: side.sum, field: side.of, clause: 'guards.count-sum' as const, position: -1 }]
      : [],
  );
}

function listedAt(
  { suite, entity, exercise }: ActionContext,
  list: string,
  position: number,
): { readonly entity: Entity; readonly id: string } | null {
  const ids = actingObject(exercise.happy).set[list];
  const id = Array.isArray(ids) ? (ids as readonly string[]).at(position) : undefined;
  const field = fieldOf(entity, list);
  if (id === undefined || field.type !== 'reference_list') return null;
  return { entity: entityOf(suite.schema, field.target), id };
}
