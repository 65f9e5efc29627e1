import { z } from 'zod';
import { analyticsPath } from '../naming.ts';
import { analyticsShape } from '../schema.ts';
import { proposeAnalytics } from '../samplers/propose-analytics.ts';
import { analytics as analyticsPhrase } from '../wording/analytics.ts';
import { sentence } from '../wording/sentence.ts';
import { analyticsTargetExists, check, hasAnalytics, problemsOf } from './checks.ts';
import type { ChangeModule } from './module.ts';
import { readsOfAnalytics } from './reads.ts';

export const addAnalyticsShape = z.strictObject({
  kind: z.literal('add_analytics'),
  analytics: analyticsShape,
});

/** A new analytics endpoint. */
export const addAnalytics: ChangeModule<'add_analytics'> = {
  kind: 'add_analytics',
  sample: ({ schema, random }) => {
    const analytics = proposeAnalytics(schema, random);
    return analytics && { kind: 'add_analytics', analytics };
  },
  validate: (schema, { analytics }) =>
    problemsOf(
      ...analyticsTargetExists(schema, analytics),
      check(
        !hasAnalytics(schema, analytics),
        'CHANGE_NAME_TAKEN',
        'analytics',
        () => `there is an endpoint ${analyticsPath(analytics)} already; ask for another`,
      ),
    ),
  apply: (schema, { analytics }) => ({ ...schema, analytics: [...schema.analytics, analytics] }),
  touches: (_schema, { analytics }) => ({
    creates: [analyticsPath(analytics)],
    reads: readsOfAnalytics(analytics),
    writes: [],
    removes: [],
  }),
  sentence: sentence`Add the analytics endpoint ${{ analytics: analyticsPhrase }}`,
};
