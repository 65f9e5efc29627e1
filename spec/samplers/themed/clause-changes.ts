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

/** Where a rule comes from: the theme of its action, or the nature of the fields; and how often it is looked for there first. */
const SOURCES = [
  ['theme', 4],
  ['nature', 1],
] as const;
type Source = (typeof SOURCES)[number][0];

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
    firstThatGives(SOURCES, random, (source) =>
      firstThatGives(sites, random, (site) => {
        const guard = guardFrom[source](context, site, [[form, 1]]);
        const { living, action } = site;
        return (
          guard && { kind: 'add_condition', entity: living.entity.name, action: action.name, guard }
        );
      }),
    ),
  );
}

/** A further effect for an action, of the form that is asked for; `null` when none has room for one. */
export function proposeFurtherEffect(context: ThemedContext): ChangeOf<'add_effect'> | null {
  const { effect: asked, random } = context;
  const sites = sitesByNearness(context).filter(([{ action }]) => action.effects.length < MOST);
  return firstThatGives(asked ? [[asked, 1]] : wantedEffects(context), random, (form) =>
    firstThatGives(SOURCES, random, (source) =>
      firstThatGives(sites, random, (site) => {
        const effect = effectFrom[source](context, site, [[form, 1]]);
        const { living, action } = site;
        return (
          effect && { kind: 'add_effect', entity: living.entity.name, action: action.name, effect }
        );
      }),
    ),
  );
}

type RuleFrom<Form, Rule> = Readonly<
  Record<Source, (context: ThemedContext, site: Site, forms: Wanted<Form>) => Rule | null>
>;

const guardFrom: RuleFrom<GuardForm, Guard> = {
  theme: ({ product, random }, { living, action, theme }, forms) => {
    const weights = new Map(forms);
    const free = new Set(freeForGuards(living, action).map(({ field }) => field.name));
    const stock = (theme?.needs ?? []).flatMap((need): Wanted<Guard> => {
      const guard = guardOfToday(product, { living, state: action.field }, need);
      return guard && ownReads(living, guard).every((name) => free.has(name))
        ? [[guard, weights.get(formOfGuard(guard)) ?? 0]]
        : [];
    });
    return firstThatGives(stock, random, (guard) => guard);
  },
  nature: ({ product, random }, { living, action }, forms) => {
    const free = freeForGuards(living, action);
    return firstThatGives(forms, random, (form) => makeGuard(form, { product, random, free }));
  },
};

/** A guard of one of the forms on fields that no guard of the action reads yet. */
export function guardFor(
  context: ThemedContext,
  site: Site,
  forms: Wanted<GuardForm>,
): Guard | null {
  return firstThatGives(SOURCES, context.random, (source) =>
    guardFrom[source](context, site, forms),
  );
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

const effectFrom: RuleFrom<EffectForm, Effect> = {
  theme: ({ product, random }, { living, action, theme }, forms) => {
    const weights = new Map(forms);
    const changed = new Set(action.effects.map(placeOf));
    const stock = (theme?.does ?? []).flatMap((does): Wanted<Effect> => {
      const effect = effectOfToday(product, { living, state: action.field }, does);
      if (!effect || changed.has(placeOf(effect)) || changed.has(viaOf(effect))) return [];
      const wanted = formsOfEffect(effect).map((form) => weights.get(form) ?? 0);
      return [[effect, Math.max(...wanted)]];
    });
    return firstThatGives(stock, random, (effect) => effect);
  },
  nature: ({ product, random }, { living, action }, forms) => {
    const changed = new Set(action.effects.map(placeOf));
    const free = (owner: LivingEntity, via: string | null): readonly LivingField[] =>
      [...owner.fields.values()].filter(
        ({ field: { name } }) =>
          !changed.has(via === null ? name : `${via}.${name}`) &&
          !(owner === living && name === action.field),
      );
    const ground = { product, random, actor: living, state: action.field, free };
    return firstThatGives(forms, random, (form) => makeEffect(form, ground));
  },
};

/** An effect of one of the forms on fields that no effect of the action changes yet. */
export function effectFor(
  context: ThemedContext,
  site: Site,
  forms: Wanted<EffectForm>,
): Effect | null {
  return firstThatGives(SOURCES, context.random, (source) =>
    effectFrom[source](context, site, forms),
  );
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
