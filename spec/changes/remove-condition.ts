import { z } from 'zod';
import { guardShape, memberNameShape, typeNameShape } from '../schema.ts';

export const removeConditionShape = z.strictObject({
  kind: z.literal('remove_condition'),
  entity: typeNameShape,
  action: memberNameShape,
  guard: guardShape,
});
