/** New actions of a themed product: those of the theme first, then plain moves to a value that no action leads to. */
import type { ChangeOf } from '../../changes/table.ts';
import { formOfGuard, formsOfEffect } from '../../forms.ts';
import { enumOf } from '../../lookup.ts';
import type { Action, FieldOf } from '../../schema.ts';
import { firstThatGives } from '../first-that-gives.ts';
import type { Wanted } from '../first-that-gives.ts';
import { wantedEffects } from '../propose-effect.ts';
import { wantedGuards } from '../propose-guard.ts';
import { effectFor, guardFor, sitesByNearness } from './clause-changes.ts';
import type { Site } from './clause-changes.ts';
import { livingByNearness } from './focus.ts';
import type { ThemedContext } from './focus.ts';
import { actionsGone } from './product.ts';
import type { LivingEntity, Product } from './product.ts';

/** How many guards, or effects, a new action has. */
const CLAUSES = [
  [0, 2],
  [1, 5],
  [2, 3],
] as const;

const FROM_THEME = 6;

/** A new action for some entity, or `null` when all have all theirs. */
export function proposeAction(context: ThemedContext): ChangeOf<'add_action'> | null {
  const entities = livingByNearness(context).map(([living, weight]) => {
    const isThemed = themedActions(context.product, living).length > 0;
    return [living, weight * (isThemed ? FROM_THEME : 1) * (1 + linksOf(living))] as const;
  });
  return firstThatGives(entities, context.random, (living) => proposeActionOn(context, living));
}

/** How many references and lists an entity has: they make its actions worth asking for. */
function linksOf({ fields }: LivingEntity): number {
  return [...fields.values()].filter(({ theme }) => 'target' in theme).length;
}

/** A new action for one entity, or `null` when it has all of its own, or none can have the forms that are asked for. */
export function proposeActionOn(
  context: ThemedContext,
  living: LivingEntity,
): ChangeOf<'add_action'> | null {
  const { product, random, guard, effect } = context;
  const bare: Wanted<Site> = [
    ...themedActions(product, living).map((site) => [site, FROM_THEME] as const),
    ...plainMoves(product, living).map((site) => [site, 0.3] as const),
  ];
  return firstThatGives(bare, random, (site) => {
    const { action } = withEffects(context, withGuards(context, site));
    const isAsked =
      (guard === undefined || action.guards.some((each) => formOfGuard(each) === guard)) &&
      (effect === undefined || action.effects.some((each) => formsOfEffect(each).includes(effect)));
    return isAsked ? { kind: 'add_action', entity: living.entity.name, action } : null;
  });
}

/** Some guards more; the form that is asked for is among them, where it fits. */
function withGuards(context: ThemedContext, site: Site): Site {
  const { random, guard: asked } = context;
  let grown = site;
  for (let left = Math.max(asked ? 1 : 0, random.weighted(CLAUSES)); left > 0; left -= 1) {
    const isFirst = asked && grown === site;
    const guard = guardFor(context, grown, isFirst ? [[asked, 1]] : wantedGuards(context));
    const { action } = grown;
    if (guard) grown = { ...grown, action: { ...action, guards: [...action.guards, guard] } };
  }
  return grown;
}

/** Some effects more; the form that is asked for is among them, where it fits. */
function withEffects(context: ThemedContext, site: Site): Site {
  const { random, effect: asked } = context;
  let grown = site;
  for (let left = Math.max(asked ? 1 : 0, random.weighted(CLAUSES)); left > 0; left -= 1) {
    const isFirst = asked && grown === site;
    const effect = effectFor(context, grown, isFirst ? [[asked, 1]] : wantedEffects(context));
    const { action } = grown;
    if (effect) grown = { ...grown, action: { ...action, effects: [...action.effects, effect] } };
  }
  return grown;
}

/** The actions of the theme that the entity never had and whose states exist, bare of guards and effects. */
function themedActions(product: Product, living: LivingEntity): readonly Site[] {
  const isNew = freshIn(product, living);
  return living.theme.actions
    .filter(({ name }) => isNew(name))
    .flatMap((theme): readonly Site[] => {
      const field = living.fields.get(theme.field)?.field;
      if (field?.type !== 'enum') return [];
      const { values } = enumOf(product.schema, field.enum);
      const from = theme.from.filter((value) => values.includes(value));
      if (from.length === 0 || !values.includes(theme.to)) return [];
      const action = bareAction(theme.name, field, { from, to: theme.to });
      return [{ living, action, theme }];
    });
}

/** Moves along a state, named by where they lead: on by one value, back by one, or on by two. */
const PLAIN_MOVES: readonly (readonly [verb: string, from: number])[] = [
  ['mark', -1],
  ['return_to', 1],
  ['move_to', -2],
];

/** `mark_rejected`, `return_to_draft`: moves that the theme has no action for. */
function plainMoves(product: Product, living: LivingEntity): readonly Site[] {
  const isNew = freshIn(product, living);
  return statesOf(living).flatMap((field): readonly Site[] => {
    const { values } = enumOf(product.schema, field.enum);
    return values.flatMap((to, place) =>
      PLAIN_MOVES.flatMap(([verb, offset]): readonly Site[] => {
        const [name, from] = [`${verb}_${to}`, values[place + offset]];
        if (from === undefined || !isNew(name)) return [];
        return [
          { living, action: bareAction(name, field, { from: [from], to }), theme: undefined },
        ];
      }),
    );
  });
}

/** The choices that the actions of the theme move. */
function statesOf({ theme, fields }: LivingEntity): readonly FieldOf<'enum'>[] {
  const moved = new Set(theme.actions.map(({ field }) => field));
  return [...moved].flatMap((name) => {
    const field = fields.get(name)?.field;
    return field?.type === 'enum' ? [field] : [];
  });
}

function freshIn(product: Product, living: LivingEntity): (name: string) => boolean {
  const taken = new Set([
    ...living.entity.actions.map(({ name }) => name),
    ...actionsGone(product, living),
  ]);
  return (name) => !taken.has(name);
}

function bareAction(
  name: string,
  field: FieldOf<'enum'>,
  { from, to }: Pick<Action, 'from' | 'to'>,
): Action {
  return { name, field: field.name, from, to, guards: [], effects: [] };
}

/** An action goes. */
export function proposeRemovedAction(context: ThemedContext): ChangeOf<'remove_action'> | null {
  const sites = sitesByNearness(context);
  if (sites.length === 0) return null;
  const { living, action } = context.random.weighted(sites);
  return { kind: 'remove_action', entity: living.entity.name, action: action.name };
}

/** A guard of an action goes. */
export function proposeRemovedCondition(
  context: ThemedContext,
): ChangeOf<'remove_condition'> | null {
  const sites = sitesByNearness(context).filter(([{ action }]) => action.guards.length > 0);
  if (sites.length === 0) return null;
  const { living, action } = context.random.weighted(sites);
  const guard = context.random.pick(action.guards);
  return { kind: 'remove_condition', entity: living.entity.name, action: action.name, guard };
}

/** An effect of an action goes. */
export function proposeRemovedEffect(context: ThemedContext): ChangeOf<'remove_effect'> | null {
  const sites = sitesByNearness(context).filter(([{ action }]) => action.effects.length > 0);
  if (sites.length === 0) return null;
  const { living, action } = context.random.weighted(sites);
  const effect = context.random.pick(action.effects);
  return { kind: 'remove_effect', entity: living.entity.name, action: action.name, effect };
}
