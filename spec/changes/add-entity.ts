import { z } from 'zod';
import { entityShape, enumShape } from '../schema.ts';

export const addEntityShape = z.strictObject({
  kind: z.literal('add_entity'),
  entity: entityShape,
  enums: z.array(enumShape),
});
