/**
 * The JSON Schemas of the two documents that people write by hand, made from the very shapes that parse them. They are
 * published beside the types as `schema.schema.json` and `scenario.schema.json`, for editors and other tools.
 */
import { z } from 'zod';
import { changeShape } from './changes/table.ts';
import { scenarioShape } from './scenario.ts';
import {
  actionShape,
  analyticsShape,
  effectShape,
  entityShape,
  enumShape,
  fieldShape,
  guardShape,
  schemaShape,
} from './schema.ts';

interface Description {
  readonly id: string;
  readonly description: string;
}

/** The parts that get a name of their own in the JSON Schema. */
const parts = z
  .registry<Description>()
  .add(enumShape, { id: 'Enum', description: 'A named list of values, in order.' })
  .add(fieldShape, {
    id: 'Field',
    description: 'A field of an entity; its type decides which bounds it may have.',
  })
  .add(guardShape, { id: 'Guard', description: 'A condition on the acting object.' })
  .add(effectShape, {
    id: 'Effect',
    description: 'What an action changes besides its state field; effects apply in order.',
  })
  .add(actionShape, {
    id: 'Action',
    description: 'A transition of an enum field from some values to another.',
  })
  .add(entityShape, { id: 'Entity', description: 'A kind of object with a collection of its own.' })
  .add(analyticsShape, {
    id: 'Analytics',
    description: 'A count of objects, or an aggregate over one of their numbers.',
  })
  .add(schemaShape, {
    id: 'Schema',
    description: 'One state of the API: its enums, entities and analytics.',
  })
  .add(changeShape, { id: 'Change', description: 'One step from a schema to the next.' });

/** A JSON Schema (draft 2020-12) for each published file, by file name. */
export const jsonSchemas: Readonly<Record<string, z.core.JSONSchema.BaseSchema>> = {
  'schema.schema.json': z.toJSONSchema(schemaShape, { metadata: parts }),
  'scenario.schema.json': z.toJSONSchema(scenarioShape, { metadata: parts }),
};
