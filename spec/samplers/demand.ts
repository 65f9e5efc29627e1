/** How much of what a slot asks for: the weights, shifted by the size of the state and by what is overdue. */
import type { ChangeKind } from '../changes/table.ts';
import type { EffectForm, GuardForm } from '../forms.ts';
import type { Schema } from '../schema.ts';
import type { Wanted } from './first-that-gives.ts';
import type { Slot } from './proposer.ts';
import { weightsOf } from './weights.ts';
import type { SizeName, Weights } from './weights.ts';

/** How much each form of guard and effect is wanted. */
export interface FormDemand {
  readonly guards: Readonly<Record<GuardForm, number>>;
  readonly effects: Readonly<Record<EffectForm, number>>;
}

/** A kind of change; of a new condition or effect also its form. */
export interface Ask {
  readonly kind: ChangeKind;
  readonly guard?: GuardForm;
  readonly effect?: EffectForm;
}

/** What a slot asks for, each with how much it is wanted; and the forms that the parts of new actions shall have. */
export interface Demand {
  readonly asks: Wanted<Ask>;
  readonly forms: FormDemand;
}

/**
 * The demand at a slot. New conditions and effects are asked for form by form, so that what is overdue is asked for by
 * itself. A kind that was refused for the slot before counts for half as much with each refusal.
 */
export function demandOf(slot: Slot): Demand {
  const weights = weightsOf(slot.sampler.weights);
  const { history, turn, schema, refusals } = slot;
  const urgency = urgencyOf(weights, turn);
  const pull = pullOf(weights, turn, schema);
  const refused = refusals.map(({ proposal }) => kindOf(proposal));
  /** Where no action has room for an overdue form, a new action may. */
  const overdueIn = (usual: number): Wanted<Ask> => [
    ...sharesOf(weights.guards).map(
      ([guard, share]) =>
        [
          { kind: 'add_action', guard },
          usual * share * (urgency(history.guards[guard]) - 1),
        ] as const,
    ),
    ...sharesOf(weights.effects).map(
      ([effect, share]) =>
        [
          { kind: 'add_action', effect },
          usual * share * (urgency(history.effects[effect]) - 1),
        ] as const,
    ),
  ];
  const asks = entriesOf(weights.kinds).flatMap(([kind, weight]): Wanted<Ask> => {
    const usual = weight * pull(kind) * 0.5 ** refused.filter((each) => each === kind).length;
    const due = urgency(history.kinds[kind]);
    const wanted = (lastSeen: number, share: number): number =>
      usual * share * Math.max(due, urgency(lastSeen));
    if (kind === 'add_condition')
      return sharesOf(weights.guards).map(([guard, share]) => [
        { kind, guard },
        wanted(history.guards[guard], share),
      ]);
    if (kind === 'add_effect')
      return sharesOf(weights.effects).map(([effect, share]) => [
        { kind, effect },
        wanted(history.effects[effect], share),
      ]);
    if (kind === 'add_action') return [[{ kind }, usual * due], ...overdueIn(usual)];
    return [[{ kind }, usual * due]];
  });
  return {
    asks,
    forms: {
      guards: mapped(weights.guards, (form, weight) => weight * urgency(history.guards[form])),
      effects: mapped(weights.effects, (form, weight) => weight * urgency(history.effects[form])),
    },
  };
}

function entriesOf<K extends string>(record: Readonly<Record<K, number>>): readonly [K, number][] {
  return Object.entries(record) as [K, number][];
}

function mapped<K extends string>(
  weights: Readonly<Record<K, number>>,
  weigh: (key: K, weight: number) => number,
): Record<K, number> {
  const entries = entriesOf(weights).map(([key, weight]) => [key, weigh(key, weight)]);
  return Object.fromEntries(entries) as Record<K, number>;
}

/** 1 for what came lately, 2, 4, 8 … for what is overdue. */
function urgencyOf({ overdue }: Weights, turn: number): (lastSeen: number) => number {
  return (lastSeen) =>
    overdue === undefined
      ? 1
      : 2 ** Math.max(0, (turn - lastSeen - overdue.after) / overdue.doublesEvery);
}

/** Each form with its part of the whole weight. */
function sharesOf<K extends string>(
  weights: Readonly<Record<K, number>>,
): readonly (readonly [K, number])[] {
  const total = entriesOf(weights).reduce((sum, [, weight]) => sum + weight, 0);
  return entriesOf(weights).flatMap(([form, weight]) =>
    weight > 0 ? [[form, weight / total] as const] : [],
  );
}

function kindOf(proposal: unknown): unknown {
  return typeof proposal === 'object' && proposal !== null && 'kind' in proposal
    ? proposal.kind
    : undefined;
}

/** The kinds between which a size is held, and how it is measured. */
const sizes: Readonly<
  Record<
    SizeName,
    {
      readonly adds: ChangeKind;
      readonly removes: ChangeKind;
      readonly of: (schema: Schema) => number;
    }
  >
> = {
  entities: {
    adds: 'add_entity',
    removes: 'delete_entity',
    of: ({ entities }) => entities.length,
  },
  fieldsPerEntity: {
    adds: 'add_field',
    removes: 'delete_field',
    of: ({ entities }) => mean(entities.map(({ fields }) => fields.length)),
  },
  actionsPerEntity: {
    adds: 'add_action',
    removes: 'remove_action',
    of: ({ entities }) => mean(entities.map(({ actions }) => actions.length)),
  },
  analyticsPerEntity: {
    adds: 'add_analytics',
    removes: 'delete_analytics',
    of: ({ entities, analytics }) => analytics.length / Math.max(1, entities.length),
  },
  conditionsPerAction: {
    adds: 'add_condition',
    removes: 'remove_condition',
    of: (schema) => mean(actionsOf(schema).map(({ guards }) => guards.length)),
  },
  effectsPerAction: {
    adds: 'add_effect',
    removes: 'remove_effect',
    of: (schema) => mean(actionsOf(schema).map(({ effects }) => effects.length)),
  },
};

function actionsOf({ entities }: Schema): Schema['entities'][number]['actions'] {
  return entities.flatMap(({ actions }) => actions);
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / Math.max(1, numbers.length);
}

/** How steeply the weights rise with the distance from the wanted size, and how far at most. */
const STEEPNESS = 8;
const FURTHEST = 1.5;

/** Above 1 for a kind that leads towards a wanted size, below 1 for one that leads away from it. */
function pullOf(weights: Weights, turn: number, schema: Schema): (kind: ChangeKind) => number {
  const pulls = new Map<ChangeKind, number>();
  for (const [name, course] of Object.entries(weights.sizes ?? {}) as [SizeName, Course][]) {
    const { adds, removes, of } = sizes[name];
    const ratio = sizeAt(course, turn) / Math.max(0.01, of(schema));
    const pull = Math.min(FURTHEST, Math.max(1 / FURTHEST, ratio)) ** STEEPNESS;
    pulls.set(adds, pull).set(removes, 1 / pull);
  }
  return (kind) => pulls.get(kind) ?? 1;
}

type Course = NonNullable<NonNullable<Weights['sizes']>[SizeName]>;

/** The wanted size at a turn: on the straight line between the milestones around it. */
function sizeAt(course: Course, turn: number): number {
  const next = course.findIndex((milestone) => milestone.turn > turn);
  const [from, to] = [course[next === -1 ? course.length - 1 : next - 1], course[next]];
  if (from === undefined || to === undefined) return (from ?? to)?.size ?? 1;
  return from.size + ((to.size - from.size) * (turn - from.turn)) / (to.turn - from.turn);
}
