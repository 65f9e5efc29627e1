/**
 * Actions at the edges of their conditions: `null` operands, empty lists, references to nothing. Each test changes one
 * value of the objects on which the action succeeds, and is planned where the semantics say that this alone decides.
 */
import type { ClauseId } from '../../../../spec/contract.ts';
import type { Witness } from '../../../../spec/exercise.ts';
import { entityOf, fieldOf, findField } from '../../../../spec/lookup.ts';
import type { Entity, Field, Guard, Operand } from '../../../../spec/schema.ts';
import type { Draft } from '../../draft.ts';
import { illegalEffect } from '../../legal-effects.ts';
import { actingObject, createObjects, outcomeOf, serverWith, withFields } from '../../witness.ts';
import type { ActionContext } from './context.ts';

/** The happy objects with one value changed. */
interface Variant {
  /** `rank-is-null`: part of the test's id. */
  readonly id: string;
  /** `rank is null`. */
  readonly what: string;
  readonly clause: ClauseId;
  readonly witness: Witness;
  /** The guards that may forbid the action here; with none of them the action must succeed. */
  readonly decides: readonly Guard[];
}

/** The tests for `null`, for empty lists and for references to nothing, without repeats. */
export function planEdges(context: ActionContext): readonly Draft[] {
  const variants = [
    ...nullOperands(context),
    ...nullItems(context),
    ...emptyLists(context),
    ...nullReferences(context),
  ];
  const seen = new Set<string>();
  return variants.flatMap((variant) => {
    if (seen.has(variant.id)) return [];
    const drafts = planVariant(context, variant);
    if (drafts.length > 0) seen.add(variant.id);
    return drafts;
  });
}

function planVariant(context: ActionContext, variant: Variant): readonly Draft[] {
  const { suite, action, entity, exercise, ownFields, planTest } = context;
  const { id, what, clause, witness, decides } = variant;
  const acting = actingObject(witness);
  const act = { entity: entity.name, id: acting.id, action: action.name };
  const outcome = outcomeOf(suite, witness, action.name);
  if (outcome.ok) {
    if (illegalEffect(serverWith(suite, witness), act) !== null) return [];
    return [
      planTest(`succeeds-when-${id}`, `succeeds when ${what}`, [clause, 'actions.success'], (t) => {
        createObjects(t, witness);
        t.act(entity.name, acting.id, action.name, { shows: ownFields });
        t.read(entity.name, acting.id, { shows: ownFields, because: `${what}, which is allowed` });
      }),
    ];
  }
  const { refusal } = outcome;
  if (refusal.reason !== 'guard' || exercise.violations.some((other) => same(other, witness)))
    return [];
  const failing = refusal.guards.map((index) => action.guards[index]);
  if (!failing.every((guard) => guard !== undefined && decides.includes(guard))) return [];
  return [
    planTest(
      `refuses-when-${id}`,
      `is refused when ${what}`,
      [clause, 'actions.guard', 'actions.refused-unchanged'],
      (t) => {
        createObjects(t, witness);
        t.refuseAct(entity.name, acting.id, action.name, refusal);
        t.read(entity.name, acting.id, {
          shows: ownFields,
          because: 'a refused action changes nothing',
        });
      },
    ),
  ];
}

/** A field of the acting object that stands alone on a side of a comparison is `null`. */
function nullOperands({ action, entity, exercise }: ActionContext): readonly Variant[] {
  const comparisons = action.guards.filter((guard) => guard.kind === 'compare');
  const computed = new Set(
    comparisons.flatMap(({ left, right }) => [left, right].flatMap(computedFields)),
  );
  const names = comparisons.flatMap(({ left, right }) =>
    [left, right].flatMap((side) => ('field' in side ? [side.field] : [])),
  );
  return names
    .filter((name) => !computed.has(name) && mayBeNull(fieldOf(entity, name)))
    .map((name) => ({
      id: `${name}-is-null`,
      what: `${name} is null`,
      clause: 'guards.null-operand',
      witness: withFields(exercise.happy, actingObject(exercise.happy), { [name]: null }),
      decides: comparisons,
    }));
}

function computedFields(operand: Operand): readonly string[] {
  if (!('left' in operand)) return [];
  return [operand.left, operand.right].flatMap((side) => ('field' in side ? [side.field] : []));
}

/** A field of the last object in a list is `null`, where a quantifier or a sum reads it. */
function nullItems(context: ActionContext): readonly Variant[] {
  return context.action.guards.flatMap((guard) =>
    itemFieldsOf(guard).flatMap(({ list, field, clause }) => {
      const item = lastListed(context, list);
      if (item === null || !mayBeNull(findField(item.entity, field))) return [];
      const { happy } = context.exercise;
      const target = { entity: item.entity.name, id: item.id };
      return [
        {
          id: `${field}-in-${list}-is-null`,
          what: `${field} of an object in ${list} is null`,
          clause,
          witness: withFields(happy, target, { [field]: null }),
          decides: context.action.guards.filter((other) =>
            itemFieldsOf(other).some((read) => read.list === list && read.field === field),
          ),
        },
      ];
    }),
  );
}

interface ItemField {
  readonly list: string;
  readonly field: string;
  readonly clause: ClauseId;
}

function itemFieldsOf(guard: Guard): readonly ItemField[] {
  if (guard.kind === 'quantifier')
    return [{ list: guard.list, field: guard.where.field, clause: 'guards.null-operand' }];
  if (guard.kind === 'null') return [];
  return [guard.left, guard.right].flatMap((side) =>
    'sum' in side ? [{ list: side.sum, field: side.of, clause: 'guards.count-sum' as const }] : [],
  );
}

function lastListed(
  { suite, entity, exercise }: ActionContext,
  list: string,
): { readonly entity: Entity; readonly id: string } | null {
  const ids = actingObject(exercise.happy).set[list];
  const id = Array.isArray(ids) ? (ids as readonly string[]).at(-1) : undefined;
  const field = fieldOf(entity, list);
  if (id === undefined || field.type !== 'reference_list') return null;
  return { entity: entityOf(suite.schema, field.target), id };
}

/** A list that a quantifier or a sum goes over is empty. */
function emptyLists({ action, exercise }: ActionContext): readonly Variant[] {
  return action.guards.flatMap((guard) => {
    const [read] = itemFieldsOf(guard);
    if (read === undefined) return [];
    const { happy } = exercise;
    return [
      {
        id: `${read.list}-is-empty`,
        what: `${read.list} is empty`,
        clause: guard.kind === 'quantifier' ? 'guards.quantifiers' : 'guards.count-sum',
        witness: withFields(happy, actingObject(happy), { [read.list]: [] }),
        decides: action.guards.filter((other) => itemFieldsOf(other)[0]?.list === read.list),
      },
    ];
  });
}

/** A reference on whose object an effect works is `null`: the effect is skipped, the others are applied. */
function nullReferences({ action, exercise }: ActionContext): readonly Variant[] {
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

function mayBeNull(field: Field | undefined): boolean {
  return field !== undefined && 'nullable' in field && field.nullable;
}

function same(one: Witness, other: Witness): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
