import { z } from 'zod';
import { effectShape, memberNameShape, typeNameShape } from '../schema.ts';

export const removeEffectShape = z.strictObject({
  kind: z.literal('remove_effect'),
  entity: typeNameShape,
  action: memberNameShape,
  effect: effectShape,
});
