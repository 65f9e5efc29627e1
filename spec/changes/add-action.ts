import { z } from 'zod';
import { actionShape, typeNameShape } from '../schema.ts';

export const addActionShape = z.strictObject({
  kind: z.literal('add_action'),
  entity: typeNameShape,
  action: actionShape,
});
