import { z } from 'zod';
import { memberNameShape, typeNameShape } from '../schema.ts';

export const changeConstraintsShape = z.strictObject({
  kind: z.literal('change_constraints'),
  entity: typeNameShape,
  field: memberNameShape,
  minLength: z.int().min(0).nullable().exactOptional(),
  maxLength: z.int().min(0).nullable().exactOptional(),
  minimum: z.number().nullable().exactOptional(),
  maximum: z.number().nullable().exactOptional(),
  after: z.string().nullable().exactOptional(),
  before: z.string().nullable().exactOptional(),
});
