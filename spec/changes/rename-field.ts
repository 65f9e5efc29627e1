import { z } from 'zod';
import { memberNameShape, typeNameShape } from '../schema.ts';

export const renameFieldShape = z.strictObject({
  kind: z.literal('rename_field'),
  entity: typeNameShape,
  field: memberNameShape,
  to: memberNameShape,
});
