import { z } from 'zod';
import { analyticsShape } from '../schema.ts';

export const deleteAnalyticsShape = z.strictObject({
  kind: z.literal('delete_analytics'),
  analytics: analyticsShape,
});
