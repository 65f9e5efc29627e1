/** Analytics of a themed product, where they tell something: sums of what counts, averages and extremes of the rest. */
import { fieldPath } from '../../changes/paths.ts';
import type { ChangeOf } from '../../changes/table.ts';
import { analyticsPath } from '../../naming.ts';
import type { Analytics, AnalyticsOperation } from '../../schema.ts';
import { appealOf } from '../pick.ts';
import type { NumberTheme } from './domain.ts';
import { livingByNearness } from './focus.ts';
import type { ThemedContext } from './focus.ts';
import { numbersIn } from './make-guard.ts';
import type { LivingEntity } from './product.ts';

type OverField = Exclude<AnalyticsOperation, 'count'>;

/** An analytics endpoint that the product lacks and never had; `null` when it has all that make sense. */
export function proposeAnalytics(context: ThemedContext): ChangeOf<'add_analytics'> | null {
  const { product, random, dependedOn = 1 } = context;
  const known = new Set([
    ...product.schema.analytics.map(analyticsPath),
    ...product.removed.analytics.map(({ path }) => path),
  ]);
  const appeal = appealOf({ schema: product.schema, dependedOn });
  const candidates = livingByNearness(context).flatMap(([living, weight]) =>
    telling(living)
      .filter((analytics) => !known.has(analyticsPath(analytics)))
      .map((analytics) => [analytics, weight * appeal(thingOf(analytics))] as const),
  );
  if (candidates.length === 0) return null;
  const operation = random.pick([...new Set(candidates.map(([each]) => each.operation))]);
  const analytics = random.weighted(candidates.filter(([each]) => each.operation === operation));
  return { kind: 'add_analytics', analytics };
}

function thingOf(analytics: Analytics): string {
  return analytics.operation === 'count'
    ? analytics.entity
    : fieldPath(analytics.entity, analytics.field);
}

function telling({ entity: { name: entity }, fields }: LivingEntity): readonly Analytics[] {
  return [
    { entity, operation: 'count' },
    ...numbersIn([...fields.values()]).flatMap(({ theme, field }) =>
      operationsFor(theme).map((operation) => ({ entity, operation, field: field.name })),
    ),
  ];
}

function operationsFor({ counts }: NumberTheme): readonly OverField[] {
  return counts ? ['sum', 'avg', 'max'] : ['avg', 'min', 'max'];
}

/** An analytics endpoint goes. */
export function proposeDeletedAnalytics(
  context: ThemedContext,
): ChangeOf<'delete_analytics'> | null {
  const { schema } = context.product;
  return schema.analytics.length === 0
    ? null
    : { kind: 'delete_analytics', analytics: context.random.pick(schema.analytics) };
}
