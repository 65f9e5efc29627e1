import { z } from 'zod';
import { typeNameShape } from '../schema.ts';

export const deleteEntityShape = z.strictObject({
  kind: z.literal('delete_entity'),
  entity: typeNameShape,
});
