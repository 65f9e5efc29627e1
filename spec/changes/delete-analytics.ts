import { z } from 'zod';
import { analyticsPath } from '../naming.ts';
import { analyticsShape } from '../schema.ts';
import { analytics as analyticsPhrase } from '../wording/analytics.ts';
import { sentence } from '../wording/sentence.ts';
import { check, hasAnalytics, listed, problemsOf } from './checks.ts';
import type { ChangeModule } from './module.ts';
import { readsOfAnalytics } from './reads.ts';

export const deleteAnalyticsShape = z.strictObject({
  kind: z.literal('delete_analytics'),
  analytics: analyticsShape,
});

/** An analytics endpoint goes. */
export const deleteAnalytics: ChangeModule<'delete_analytics'> = {
  kind: 'delete_analytics',
  sample: ({ schema, random }) =>
    schema.analytics.length === 0
      ? null
      : { kind: 'delete_analytics', analytics: random.pick(schema.analytics) },
  validate: (schema, { analytics }) =>
    problemsOf(
      check(
        hasAnalytics(schema, analytics),
        'CHANGE_TARGET_MISSING',
        'analytics',
        () =>
          `there is no endpoint ${analyticsPath(analytics)}; the endpoints are ${listed(schema.analytics.map(analyticsPath))}`,
      ),
    ),
  apply: (schema, { analytics }) => ({
    ...schema,
    analytics: schema.analytics.filter((each) => analyticsPath(each) !== analyticsPath(analytics)),
  }),
  touches: (_schema, { analytics }) => ({
    creates: [],
    reads: readsOfAnalytics(analytics),
    writes: [],
    removes: [analyticsPath(analytics)],
  }),
  sentence: sentence`Delete the analytics endpoint ${{ analytics: analyticsPhrase }}`,
};
