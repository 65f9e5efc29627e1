import { z } from 'zod';
import { memberNameShape, typeNameShape } from '../schema.ts';

export const deleteFieldShape = z.strictObject({
  kind: z.literal('delete_field'),
  entity: typeNameShape,
  field: memberNameShape,
});
