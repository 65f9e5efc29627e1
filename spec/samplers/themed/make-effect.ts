/** Effects that the theme of an action does not name but that make sense from the nature of the fields they change. */
import type { EffectForm } from '../../forms.ts';
import { enumOf } from '../../lookup.ts';
import type { Effect, FieldEffect, SetValue } from '../../schema.ts';
import { isNullable } from '../../semantics/values.ts';
import type { Stream } from '../../stream.ts';
import { firstThatGives } from '../first-that-gives.ts';
import type { ChoiceTheme, FlagTheme, LinksTheme, LinkTheme, NumberTheme } from './domain.ts';
import { isOftenMissing, numbersIn, ofType } from './make-guard.ts';
import { targetOf } from './product.ts';
import type { LivingEntity, LivingField, Product } from './product.ts';
import { roundNumbers } from './round-numbers.ts';
import { scaleOf } from './scale.ts';

/** Where an effect acts: what it may change, and what it may read of the acting object. */
export interface EffectGround {
  readonly product: Product;
  readonly random: Stream;
  readonly actor: LivingEntity;
  /** By today's name: the state that the action moves. */
  readonly state: string;
  /** The fields that may still be changed of the acting object, or of those behind a reference or list of it. */
  readonly free: (owner: LivingEntity, via: string | null) => readonly LivingField[];
}

interface FieldGround extends EffectGround {
  /** Whose fields are changed. */
  readonly owner: LivingEntity;
  readonly targets: readonly LivingField[];
}

type Make = (ground: FieldGround) => FieldEffect | null;

/** How a field is changed, whoever has it. */
type Way = Exclude<EffectForm, 'on_reference' | 'for_each'>;

const ways: Readonly<Record<Way, Make>> = {
  set_literal: setLiteral,
  set_field: setField,
  set_computed: setComputed,
  clear,
  empty,
  increment,
};

/** How often objects behind a reference or list are changed in which way. */
const remoteWays: readonly (readonly [Way, number])[] = [
  ['increment', 8],
  ['set_literal', 6],
  ['set_field', 2],
  ['clear', 1],
];

/** An effect of the form, or `null` when none makes sense. */
export function makeEffect(form: EffectForm, ground: EffectGround): Effect | null {
  if (form === 'on_reference' || form === 'for_each') return remoteEffect(form, ground);
  return ways[form]({ ...ground, owner: ground.actor, targets: ground.free(ground.actor, null) });
}

function remoteEffect(form: 'on_reference' | 'for_each', ground: EffectGround): Effect | null {
  const { product, random, actor, free } = ground;
  const own = free(actor, null);
  const links =
    form === 'on_reference'
      ? ofType<LinkTheme>(own, 'reference')
      : ofType<LinksTheme>(own, 'reference_list');
  for (const link of random.shuffle<LivingField>(links)) {
    const owner = targetOf(product, link.theme);
    const via = link.field.name;
    const effect =
      owner &&
      firstThatGives(remoteWays, random, (way) =>
        ways[way]({ ...ground, owner, targets: free(owner, via) }),
      );
    if (effect)
      return form === 'on_reference'
        ? { kind: form, reference: via, effect }
        : { kind: form, list: via, effect };
  }
  return null;
}

function set({ field }: LivingField, value: SetValue): FieldEffect {
  return { kind: 'set', field: field.name, value };
}

function setLiteral({ product, random, owner, targets }: FieldGround): FieldEffect | null {
  const states = new Set(owner.theme.actions.map(({ field }) => field));
  const flags = ofType<FlagTheme>(targets, 'boolean');
  const choices = ofType<ChoiceTheme>(targets, 'enum').filter(({ theme }) =>
    states.has(theme.name),
  );
  const counters = numbersIn(targets).filter(
    (number) => number.theme.counts && scaleOf(number).low === 0,
  );
  return firstThatGives(
    [
      ['flag', 5],
      ['choice', 2],
      ['counter', 3],
    ] as const,
    random,
    (way) => {
      if (way === 'flag')
        return flags.length === 0 ? null : set(random.pick(flags), { value: random.chance(0.6) });
      if (way === 'counter')
        return counters.length === 0 ? null : set(random.pick(counters), { value: 0 });
      const choice = choices.length === 0 ? null : random.pick(choices);
      return choice?.field.type === 'enum'
        ? set(choice, { value: random.pick(enumOf(product.schema, choice.field.enum).values) })
        : null;
    },
  );
}

/** Fields of the acting object whose values a target takes as they are: numbers of its unit, or choices of its enum. */
function sourcesFor(target: LivingField, { actor, state }: FieldGround): readonly LivingField[] {
  return [...actor.fields.values()].filter((source) => {
    if (source.field === target.field || source.field.name === state) return false;
    if (source.field.type === 'enum' && target.field.type === 'enum')
      return source.field.enum === target.field.enum;
    return isMeasuredAs(source, target);
  });
}

function isMeasuredAs(source: LivingField, target: LivingField): boolean {
  return (
    'unit' in source.theme &&
    'unit' in target.theme &&
    source.theme.unit === target.theme.unit &&
    (source.theme.type === target.theme.type || target.theme.type === 'float')
  );
}

function setField(ground: FieldGround): FieldEffect | null {
  const pairs = ground.targets.flatMap((target) =>
    sourcesFor(target, ground).map((source) => ({ target, source })),
  );
  if (pairs.length === 0) return null;
  const { target, source } = ground.random.pick(pairs);
  return set(target, { field: source.field.name });
}

function setComputed(ground: FieldGround): FieldEffect | null {
  const { random, targets, actor } = ground;
  const computed = numbersIn(targets).flatMap((target) => {
    const sources = numbersIn([...actor.fields.values()]).filter(
      (source) => source.field !== target.field && isMeasuredAs(source, target),
    );
    return [...differences(target, sources), ...shifts(target, sources, random)];
  });
  const [counter] = random.shuffle(numbersIn(targets).filter(isOwnCounter));
  if (computed.length > 0) return random.pick(computed);
  return counter
    ? set(counter, { op: '*', left: { field: counter.field.name }, right: { value: 2 } })
    : null;

  function isOwnCounter({ theme, field }: LivingField<NumberTheme>): boolean {
    return theme.counts && ground.owner === actor && actor.fields.get(theme.name)?.field === field;
  }
}

/** `set this.free_kg to this.weight_kg - this.committed_kg`. */
function differences(target: LivingField, sources: readonly LivingField[]): readonly FieldEffect[] {
  return sources.flatMap((left) =>
    sources
      .filter((right) => right.field !== left.field)
      .map((right) =>
        set(target, {
          op: '-',
          left: { field: left.field.name },
          right: { field: right.field.name },
        }),
      ),
  );
}

/** `set this.next_service_km to this.mileage_km + 5000`. */
function shifts(
  target: LivingField<NumberTheme>,
  sources: readonly LivingField<NumberTheme>[],
  random: Stream,
): readonly FieldEffect[] {
  const round = roundNumbers({ low: 0, high: scaleOf(target).high / 10 });
  return round.length === 0
    ? []
    : sources.map(({ field }) =>
        set(target, {
          op: '+',
          left: { field: field.name },
          right: { value: random.pick(round.slice(0, 3)) },
        }),
      );
}

function clear({ random, targets }: FieldGround): FieldEffect | null {
  const possible = targets.filter(({ theme, field }) => isNullable(field) && isOftenMissing(theme));
  return possible.length === 0 ? null : set(random.pick(possible), { value: null });
}

function empty({ random, targets }: FieldGround): FieldEffect | null {
  const lists = ofType<LinksTheme>(targets, 'reference_list');
  return lists.length === 0 ? null : set(random.pick(lists), { value: [] });
}

function increment({ random, targets }: FieldGround): FieldEffect | null {
  const counters = numbersIn(targets).filter(({ theme }) => theme.counts);
  if (counters.length === 0) return null;
  const counter = random.pick(counters);
  const by = stepOf(counter, random);
  return { kind: 'increment', field: counter.field.name, by: random.chance(0.75) ? by : -by };
}

/** A step that suits the scale: 1 or 2 for a dozen, some thousands for a million; fractions where the field has them. */
function stepOf(counter: LivingField<NumberTheme>, random: Stream): number {
  const { low, high } = scaleOf(counter);
  const power = 10 ** Math.max(0, Math.floor(Math.log10((high - low) / 500)));
  const step = power * random.pick([1, 1, 2, 5]);
  return counter.theme.type === 'float' && power === 1 ? step * random.pick([0.5, 2.5]) : step;
}
