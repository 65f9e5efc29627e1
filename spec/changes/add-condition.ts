import { z } from 'zod';
import { guardShape, memberNameShape, typeNameShape } from '../schema.ts';

export const addConditionShape = z.strictObject({
  kind: z.literal('add_condition'),
  entity: typeNameShape,
  action: memberNameShape,
  guard: guardShape,
});
