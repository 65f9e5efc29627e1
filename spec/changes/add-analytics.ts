import { z } from 'zod';
import { analyticsShape } from '../schema.ts';

export const addAnalyticsShape = z.strictObject({
  kind: z.literal('add_analytics'),
  analytics: analyticsShape,
});
