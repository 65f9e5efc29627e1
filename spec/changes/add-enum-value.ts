import { z } from 'zod';
import { memberNameShape, typeNameShape } from '../schema.ts';

export const addEnumValueShape = z.strictObject({
  kind: z.literal('add_enum_value'),
  enum: typeNameShape,
  value: memberNameShape,
});
