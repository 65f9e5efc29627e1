/** New guards and effects for themed actions: those that the theme names first, then those that make sense anyway. */
import { usesOfGuard } from '../../changes/field-uses.ts';
import type { ChangeOf } from '../../changes/table.ts';
import { formOfGuard, formsOfEffect } from '../../forms.ts';
import type { EffectForm, GuardForm } from '../../forms.ts';
import type { Action, Effect, Guard } from '../../schema.ts';
import { firstThatGives } from '../first-that-gives.ts';
import type { Wanted } from '../first-that-gives.ts';
import { wantedEffects } from '../propose-effect.ts';
import { wantedGuards } from '../propose-guard.ts';
import type { ActionTheme } from './domain.ts';
import { livingByNearness } from './focus.ts';
import type { ThemedContext } from './focus.ts';
import { makeEffect } from './make-effect.ts';
import { makeGuard } from './make-guard.ts';
import type { LivingEntity, LivingField } from './product.ts';
import { effectOfToday, guardOfToday } from './translate.ts';

/** An action, the entity that has it, and what its theme says, if it has one. */
export interface Site {
  readonly living: LivingEntity;
  readonly action: Action;
  readonly theme: ActionTheme | undefined;
}

/** Actions with so many guards, or effects, get no more of them. */
const MOST = 4;

/** How much likelier a rule of the theme is than one that is made up. */
const FROM_THEME = 8;

/** The actions of the product, each with how much a change of it is wanted. */
export function sitesByNearness(context: ThemedContext): Wanted<Site> {
  return livingByNearness(context).flatMap(([living, weight]) =>
    living.entity.actions.map((action) => {
      const theme = living.theme.actions.find(({ name }) => name === action.name);
      return [{ living, action, theme }, weight] as const;
    }),
  );
}

/** A further guard for an action, of the form that is asked for; `null` when none has room for one. */
export function proposeCondition(context: ThemedContext): ChangeOf<'add_condition'> | null {
  const { guard: asked, random } = context;
  const sites = sitesByNearness(context).filter(([{ action }]) => action.guards.length < MOST);
  return firstThatGives(asked ? [[asked, 1]] : wantedGuards(context), random, (form) =>
    firstThatGives(sites, random, (site) => {
      const guard = guardFor(context, site, [[form, 1]]);
      const { living, action } = site;
      return (
        guard && { kind: 'add_condition', entity: living.entity.name, action: action.name, guard }
      );
    }),
  );
}

/** A further effect for an action, of the form that is asked for; `null` when none has room for one. */
export function proposeFurtherEffect(context: ThemedContext): ChangeOf<'add_effect'> | null {
  const { effect: asked, random } = context;
  const sites = sitesByNearness(context).filter(([{ action }]) => action.effects.length < MOST);
  return firstThatGives(asked ? [[asked, 1]] : wantedEffects(context), random, (form) =>
    firstThatGives(sites, random, (site) => {
      const effect = effectFor(context, site, [[form, 1]]);
      const { living, action } = site;
      return (
        effect && { kind: 'add_effect', entity: living.entity.name, action: action.name, effect }
      );
    }),
  );
}

/** A guard of one of the forms on fields that no guard of the action reads yet. */
export function guardFor(
  { product, random }: ThemedContext,
  { living, action, theme }: Site,
  forms: Wanted<GuardForm>,
): Guard | null {
  const weights = new Map(forms);
  const free = freeForGuards(living, action);
  const stock = (theme?.needs ?? []).flatMap((need): Wanted<() => Guard | null> => {
    const guard = guardOfToday(product, { living, state: action.field }, need);
    const isFree =
      guard &&
      ownReads(living, guard).every((name) => free.some(({ field }) => field.name === name));
    return guard && isFree
      ? [[() => guard, (weights.get(formOfGuard(guard)) ?? 0) * FROM_THEME]]
      : [];
  });
  const made = forms.map(
    ([form, weight]) => [() => makeGuard(form, { product, random, free }), weight] as const,
  );
  return firstThatGives([...stock, ...made], random, (give) => give());
}

/** The fields that no guard of the action reads yet, its state left out. */
export function freeForGuards(living: LivingEntity, action: Action): readonly LivingField[] {
  const read = new Set(action.guards.flatMap((guard) => ownReads(living, guard)));
  return [...living.fields.values()].filter(
    ({ field }) => field.name !== action.field && !read.has(field.name),
  );
}

function ownReads({ entity }: LivingEntity, guard: Guard): readonly string[] {
  return usesOfGuard(entity, guard)
    .filter((use) => use.entity === entity.name)
    .map(({ field }) => field);
}

/** An effect of one of the forms on fields that no effect of the action changes yet. */
export function effectFor(
  { product, random }: ThemedContext,
  { living, action, theme }: Site,
  forms: Wanted<EffectForm>,
): Effect | null {
  const weights = new Map(forms);
  const changed = new Set(action.effects.map(placeOf));
  const stock = (theme?.does ?? []).flatMap((does): Wanted<() => Effect | null> => {
    const effect = effectOfToday(product, { living, state: action.field }, does);
    if (!effect || changed.has(placeOf(effect)) || changed.has(viaOf(effect))) return [];
    const weight = Math.max(...formsOfEffect(effect).map((form) => weights.get(form) ?? 0));
    return [[() => effect, weight * FROM_THEME]];
  });
  const free = (owner: LivingEntity, via: string | null): readonly LivingField[] =>
    [...owner.fields.values()].filter(
      ({ field: { name } }) =>
        !changed.has(via === null ? name : `${via}.${name}`) &&
        !(owner === living && name === action.field),
    );
  const ground = { product, random, actor: living, state: action.field, free };
  const made = forms.map(([form, weight]) => [() => makeEffect(form, ground), weight] as const);
  return firstThatGives([...stock, ...made], random, (give) => give());
}

/** What an effect changes: `score`, or `lots.score` behind a reference or list. */
function placeOf(effect: Effect): string {
  switch (effect.kind) {
    case 'on_reference':
    case 'for_each':
      return `${viaOf(effect)}.${effect.effect.field}`;
    case 'set':
    case 'increment':
      return effect.field;
    default:
      return effect satisfies never;
  }
}

/** The reference or list that an effect goes through; the field itself where it goes through none. */
function viaOf(effect: Effect): string {
  if (effect.kind === 'on_reference') return effect.reference;
  return effect.kind === 'for_each' ? effect.list : effect.field;
}
