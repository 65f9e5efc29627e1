import { z } from 'zod';
import { effectShape, memberNameShape, typeNameShape } from '../schema.ts';

export const addEffectShape = z.strictObject({
  kind: z.literal('add_effect'),
  entity: typeNameShape,
  action: memberNameShape,
  effect: effectShape,
});
