/**
 * The English of the texts for agents, part by part. `describeX` writes what the phrase `x` in `wording/` reads back.
 * Separators (`,` `;` `(` `)` and backticks) occur only between the pieces of a phrase or inside quoted strings.
 */
import type { Effect, EnumType, Field, Guard, GuardOf } from './schema.ts';
import { effect } from './wording/effects.ts';
import { enumType, field } from './wording/fields.ts';
import { guard, where } from './wording/guards.ts';

export { actionEndpoint } from './wording/actions.ts';
export { analyticsEndpoint } from './wording/analytics.ts';
export { bounds, boundOf, boundWordings } from './wording/bounds.ts';
export type { Bound } from './wording/bounds.ts';
export { code } from './wording/names.ts';

/**
 * `rank` (required, nullable integer, minimum 0, maximum 10000). The name and the default stand in backticks, where
 * Markdown leaves every character as it is.
 */
export function describeField(described: Field): string {
  return field.write(described);
}

/** enum `DogPhase` with the values `planning`, `in_progress`, `review`. */
export function describeEnum(described: EnumType): string {
  return enumType.write(described);
}

/** `this.rank > 0`, `this.owner is not null`, `all item in this.toys satisfies: item.price > 1`. */
export function describeGuard(described: Guard): string {
  return guard.write(described);
}

/** `item.price > 1`: what a quantifier asks of each object. */
export function describeWhere(described: GuardOf<'quantifier'>['where']): string {
  return where.write(described);
}

/** `set this.active to true`, `on item in this.owner: increase item.visits by 1`, `for each item in this.toys: …`. */
export function describeEffect(described: Effect): string {
  return effect.write(described);
}

/** `1 entity`, `3 entities`. */
export function counted(count: number, one: string, many: string): string {
  return `${String(count)} ${count === 1 ? one : many}`;
}
