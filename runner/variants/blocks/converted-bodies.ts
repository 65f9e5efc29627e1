/** Values that are converted before they are checked, as lenient frameworks do. */
import { entityOf } from '../../../spec/lookup.ts';
import type { Field, Schema } from '../../../spec/schema.ts';
import type { Body } from '../../../spec/semantics/values.ts';
import type { Behaviour } from '../../reference-server/behaviour.ts';

/** The value to take for the one that was sent for a field. */
type Conversion = (value: unknown, field: Field) => unknown;

/** A server that converts the values of creates and updates. */
export function convertedBodies(convert: Conversion): Behaviour {
  return {
    semantics: (right) => ({
      ...right,
      create: (server, entity, body) =>
        right.create(server, entity, converted(server.schema, entity, { body, convert })),
      update: (server, entity, id, body) =>
        right.update(server, entity, id, converted(server.schema, entity, { body, convert })),
    }),
  };
}

function converted(
  schema: Schema,
  entity: string,
  { body, convert }: { readonly body: Body; readonly convert: Conversion },
): Body {
  const { fields } = entityOf(schema, entity);
  return Object.fromEntries(
    Object.entries(body).map(([name, value]) => {
      const field = fields.find((known) => known.name === name);
      return [name, field ? convert(value, field) : value];
    }),
  );
}
