import { z } from 'zod';
import { memberNameShape, typeNameShape } from '../schema.ts';

export const removeActionShape = z.strictObject({
  kind: z.literal('remove_action'),
  entity: typeNameShape,
  action: memberNameShape,
});
