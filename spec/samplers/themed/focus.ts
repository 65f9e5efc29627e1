/** What a turn is about: one entity, so that its changes mostly concern one corner of the product. */
import type { SampleContext } from '../../changes/module.ts';
import type { Schema } from '../../schema.ts';
import { stream } from '../../stream.ts';
import type { LivingEntity, Product } from './product.ts';

/** What the proposals of a slot are made from: the state seen through its theme, and how near its parts are. */
export interface ThemedContext extends Omit<SampleContext, 'vocabulary' | 'schema'> {
  readonly product: Product;
  /** The first name of the entity that the turn is about. */
  readonly focus: string | null;
}

const NEARNESS = { itself: 12, neighbour: 4, further: 1 };

/** The entity that a turn is about: one of its domain rather than of the back office. */
export function focusOf(
  { living, theme }: Product,
  { seed, turn }: { readonly seed: string; readonly turn: number },
): string | null {
  const own = new Set(theme.domain.entities.map(({ name }) => name));
  const weighted = [...living.keys()].map((name) => [name, own.has(name) ? 2 : 1] as const);
  return weighted.length === 0 ? null : stream(seed, 'turn', turn, 'focus').weighted(weighted);
}

/** How much a change of the entity is wanted in a turn: most at its focus, more where references lead there or from there. */
export function nearness(
  { product, focus }: ThemedContext,
  { theme, entity }: LivingEntity,
): number {
  const center = focus === null ? undefined : product.living.get(focus);
  if (center === undefined) return NEARNESS.further;
  if (center.theme.name === theme.name) return NEARNESS.itself;
  return leadsTo(center.entity, entity.name) || leadsTo(entity, center.entity.name)
    ? NEARNESS.neighbour
    : NEARNESS.further;
}

function leadsTo({ fields }: Schema['entities'][number], target: string): boolean {
  return fields.some((field) => 'target' in field && field.target === target);
}

/** The living entities, each with how much a change of it is wanted. */
export function livingByNearness(
  context: ThemedContext,
): readonly (readonly [LivingEntity, number])[] {
  return [...context.product.living.values()].map(
    (living) => [living, nearness(context, living)] as const,
  );
}
