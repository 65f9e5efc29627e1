import { z } from 'zod';
import { typeNameShape } from '../schema.ts';

export const renameEntityShape = z.strictObject({
  kind: z.literal('rename_entity'),
  entity: typeNameShape,
  to: typeNameShape,
});
