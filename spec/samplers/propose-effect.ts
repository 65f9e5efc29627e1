/** New effects for actions: each on a field that no other effect of the action changes, so that each can be seen. */
import { canonicalText } from '../canonical.ts';
import type { SampleContext } from '../changes/module.ts';
import { effectForms } from '../forms.ts';
import type { EffectForm } from '../forms.ts';
import { entityOf, isNumberField } from '../lookup.ts';
import type {
  Action,
  Effect,
  Entity,
  Field,
  FieldEffect,
  FieldOf,
  Schema,
  SetValue,
} from '../schema.ts';
import { isNullable } from '../semantics/values.ts';
import type { Stream } from '../stream.ts';
import { firstThatGives } from './first-that-gives.ts';
import type { Wanted } from './first-that-gives.ts';
import type { ActionSite } from './propose-guard.ts';
import { hasLiterals, proposeLiteral } from './propose-literal.ts';

interface EffectContext extends ActionSite {
  readonly schema: Schema;
  readonly random: Stream;
  readonly ways: Wanted<Way>;
}
/** Where a field effect may act: the fields it may change. */
interface TargetContext extends EffectContext {
  readonly targets: readonly Field[];
}

/** How a field is changed. */
const ways = {
  set_literal: setLiteral,
  set_field: setField,
  set_computed: setComputed,
  clear,
  empty,
  increment,
} as const satisfies Partial<Record<EffectForm, (context: TargetContext) => FieldEffect | null>>;
type Way = keyof typeof ways;

/** Forms that lead to another object, where any way may follow. */
const places: Readonly<Partial<Record<EffectForm, (context: EffectContext) => Effect | null>>> = {
  on_reference: referenceEffect,
  for_each: listEffect,
};

/**
 * An effect of some form that the action could have next, or `null` when no field is left for one; forms are drawn as
 * they are wanted. Whether it shows and stays within the bounds of its field is for the exercise of the action to show.
 */
export function proposeEffect(context: SampleContext, site: ActionSite): Effect | null {
  return firstThatGives(wantedEffects(context), context.random, (form) =>
    proposeEffectOf(form, context, site),
  );
}

/** Like `proposeEffect`, of one form: a way to change a field is then one for a field of the acting object. */
export function proposeEffectOf(
  form: EffectForm,
  context: SampleContext,
  site: ActionSite,
): Effect | null {
  const { schema, random } = context;
  const wanted = wantedEffects(context).filter(isWay);
  const place = places[form];
  if (place) return place({ ...site, schema, random, ways: wanted });
  return ownEffect({ ...site, schema, random, ways: wanted.filter(([way]) => way === form) });
}

function isWay(entry: Wanted<EffectForm>[number]): entry is Wanted<Way>[number] {
  return entry[0] in ways;
}

/** How much each form of effect is wanted. */
export function wantedEffects({ forms }: Pick<SampleContext, 'forms'>): Wanted<EffectForm> {
  return effectForms.map((form) => [form, forms?.effects[form] ?? 1]);
}

function ownEffect(context: EffectContext): Effect | null {
  const { entity, action } = context;
  const changed = targetsOf(action, null);
  return fieldEffect(context, entity, (name) => !changed.includes(name));
}

function referenceEffect(context: EffectContext): Effect | null {
  const { schema, random, entity, action } = context;
  const cleared = targetsOf(action, null);
  const references = entity.fields.filter(
    (field) => field.type === 'reference' && !cleared.includes(field.name),
  );
  const reference =
    references.length === 0 ? null : (random.pick(references) as FieldOf<'reference'>);
  const changed = reference ? targetsOf(action, reference.name) : [];
  const effect =
    reference &&
    fieldEffect(context, entityOf(schema, reference.target), (name) => !changed.includes(name));
  return reference && effect && { kind: 'on_reference', reference: reference.name, effect };
}

function listEffect(context: EffectContext): Effect | null {
  const { schema, random, entity, action } = context;
  const cleared = targetsOf(action, null);
  const lists = entity.fields.filter(
    (field) => field.type === 'reference_list' && !cleared.includes(field.name),
  );
  const list = lists.length === 0 ? null : (random.pick(lists) as FieldOf<'reference_list'>);
  const changed = list ? targetsOf(action, list.name) : [];
  const effect =
    list && fieldEffect(context, entityOf(schema, list.target), (name) => !changed.includes(name));
  return list && effect && { kind: 'for_each', list: list.name, effect };
}

/** The fields that the effects of the action change: its own, or those behind a reference or list. */
function targetsOf(action: Action, via: string | null): readonly string[] {
  return action.effects.flatMap((effect) => {
    if (effect.kind === 'on_reference')
      return effect.reference === via ? [effect.effect.field] : [];
    if (effect.kind === 'for_each') return effect.list === via ? [effect.effect.field] : [];
    return via === null ? [effect.field] : [];
  });
}

/** A change of one field of `owner`; never of its id, nor of the acting object's state. */
function fieldEffect(
  context: EffectContext,
  owner: Entity,
  isFree: (name: string) => boolean,
): FieldEffect | null {
  const targets = owner.fields.filter(
    ({ name }) =>
      name !== 'id' &&
      isFree(name) &&
      !(owner.name === context.entity.name && name === context.action.field),
  );
  return firstThatGives(context.ways, context.random, (way) => ways[way]({ ...context, targets }));
}

function pickTarget<F extends Field>(
  { random, targets }: TargetContext,
  test: (field: Field) => field is F,
): F | null {
  const fitting = targets.filter(test);
  return fitting.length === 0 ? null : random.pick(fitting);
}

function set(field: Field, value: SetValue): FieldEffect {
  return { kind: 'set', field: field.name, value };
}

function setLiteral(context: TargetContext): FieldEffect | null {
  const target = pickTarget(context, (field): field is Field => hasLiterals(field));
  const value = target && proposeLiteral(context.schema, context.random, target);
  return target && value !== null ? set(target, { value }) : null;
}

function increment(context: TargetContext): FieldEffect | null {
  const target = pickTarget(context, isNumberField);
  if (!target) return null;
  const size =
    target.type === 'integer'
      ? context.random.pick([1, 1, 2, 5, 10])
      : context.random.pick([0.5, 1.25, 2.5, 7.75]);
  return {
    kind: 'increment',
    field: target.name,
    by: context.random.chance(0.7) ? size : -size,
  };
}

/** Fields of the acting object whose values a target takes as they are. */
function sourcesFor(target: Field, { entity, action }: TargetContext): readonly Field[] {
  const kindOf = (field: Field): string =>
    canonicalText(field.type === 'enum' ? [field.type, field.enum] : field.type);
  return entity.fields.filter(
    (field) =>
      field.name !== 'id' &&
      field.name !== target.name &&
      field.name !== action.field &&
      hasLiterals(field) &&
      (kindOf(field) === kindOf(target) || (target.type === 'float' && field.type === 'integer')),
  );
}

function setField(context: TargetContext): FieldEffect | null {
  const target = pickTarget(
    context,
    (field): field is Field => hasLiterals(field) && sourcesFor(field, context).length > 0,
  );
  return target && set(target, { field: context.random.pick(sourcesFor(target, context)).name });
}

function setComputed(context: TargetContext): FieldEffect | null {
  const { random, entity } = context;
  const target = pickTarget(context, isNumberField);
  const fields = entity.fields.filter(
    (field) => isNumberField(field) && (target?.type === 'float' || field.type === 'integer'),
  );
  if (!target || fields.length === 0) return null;
  const left = { field: random.pick(fields).name };
  return set(
    target,
    random.pick<SetValue>([
      { op: '+', left, right: { field: random.pick(fields).name } },
      { op: '*', left, right: { value: 2 } },
      { op: '+', left, right: { value: random.integer(1, 20) } },
      { op: '-', left, right: { value: random.integer(1, 20) } },
    ]),
  );
}

function clear(context: TargetContext): FieldEffect | null {
  const target = pickTarget(context, (field): field is Field => isNullable(field));
  return target && set(target, { value: null });
}

function empty(context: TargetContext): FieldEffect | null {
  const target = pickTarget(context, (field): field is Field => field.type === 'reference_list');
  return target && set(target, { value: [] });
}
