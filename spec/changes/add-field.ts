import { z } from 'zod';
import { enumShape, fieldShape, typeNameShape } from '../schema.ts';

export const addFieldShape = z.strictObject({
  kind: z.literal('add_field'),
  entity: typeNameShape,
  field: fieldShape,
  enum: enumShape.exactOptional(),
});
