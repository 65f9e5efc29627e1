/** New guards and effects for the actions of a schema: the form is drawn first, then an action that has room for it. */
import type { SampleContext } from '../changes/module.ts';
import type { Effect, Guard } from '../schema.ts';
import { firstThatGives } from './first-that-gives.ts';
import { proposeEffectOf, wantedEffects } from './propose-effect.ts';
import { proposeGuardOf, wantedGuards } from './propose-guard.ts';
import type { ActionSite } from './propose-guard.ts';

/** Actions with so many guards, or effects, get no more of them: their suites and sentences would be hard to follow. */
const MOST = 4;

/** A guard for some action, or `null` when none has room for one. */
export function proposeCondition(
  context: SampleContext,
): { readonly entity: string; readonly action: string; readonly guard: Guard } | null {
  const sites = sitesIn(context, ({ action }) => action.guards.length < MOST);
  const { guard: asked, random } = context;
  return firstThatGives(asked ? [[asked, 1]] : wantedGuards(context), random, (form) =>
    firstOf(sites, (site) => {
      const guard = proposeGuardOf(form, context, site);
      return guard && { entity: site.entity.name, action: site.action.name, guard };
    }),
  );
}

/** An effect for some action, or `null` when none has room for one. */
export function proposeFurtherEffect(
  context: SampleContext,
): { readonly entity: string; readonly action: string; readonly effect: Effect } | null {
  const sites = sitesIn(context, ({ action }) => action.effects.length < MOST);
  const { effect: asked, random } = context;
  return firstThatGives(asked ? [[asked, 1]] : wantedEffects(context), random, (form) =>
    firstOf(sites, (site) => {
      const effect = proposeEffectOf(form, context, site);
      return effect && { entity: site.entity.name, action: site.action.name, effect };
    }),
  );
}

function sitesIn(
  { schema, random }: SampleContext,
  test: (site: ActionSite) => boolean,
): readonly ActionSite[] {
  const sites = schema.entities.flatMap((entity) =>
    entity.actions.map((action) => ({ entity, action })),
  );
  return random.shuffle(sites.filter(test));
}

function firstOf<I, T>(items: readonly I[], give: (item: I) => T | null): T | null {
  for (const item of items) {
    const given = give(item);
    if (given !== null) return given;
  }
  return null;
}
