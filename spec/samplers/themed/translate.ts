/** Rules are written with first names; these say them with the names of today. */
import { nameEffect, nameGuard } from '../../changes/field-uses.ts';
import type { FieldNames } from '../../changes/field-uses.ts';
import type { Effect, Guard } from '../../schema.ts';
import { effectProblems } from '../../well-formed/effects.ts';
import { guardProblems } from '../../well-formed/guards.ts';
import type { Scope } from '../../well-formed/scope.ts';
import { targetOf } from './product.ts';
import type { LivingEntity, Product } from './product.ts';

/** Whose rule it is, and which choice the action moves, by today's name. */
export interface Actor {
  readonly living: LivingEntity;
  readonly state: string;
}

/** The guard in today's names, or `null` when something that it mentions is not there or does not fit. */
export function guardOfToday(product: Product, actor: Actor, guard: Guard): Guard | null {
  const said = withNames(product, actor, (names) => nameGuard(guard, names));
  return said && guardProblems(said, '', scopeOf(product, actor)).length === 0 ? said : null;
}

/** The effect in today's names, or `null` when something that it mentions is not there or does not fit. */
export function effectOfToday(product: Product, actor: Actor, effect: Effect): Effect | null {
  const said = withNames(product, actor, (names) => nameEffect(effect, names));
  return said && effectProblems(said, '', scopeOf(product, actor)).length === 0 ? said : null;
}

function scopeOf({ schema }: Product, { living, state }: Actor): Scope {
  return { schema, entity: living.entity, state };
}

function withNames<T>(
  product: Product,
  { living }: Actor,
  say: (names: FieldNames) => T,
): T | null {
  const missing: string[] = [];
  const today = (owner: LivingEntity | undefined, name: string): string => {
    const found = owner?.fields.get(name);
    if (!found) missing.push(name);
    return found?.field.name ?? name;
  };
  const said = say({
    own: (name) => today(living, name),
    item: (via, name) => today(targetOf(product, living.fields.get(via)?.theme), name),
  });
  return missing.length === 0 ? said : null;
}
