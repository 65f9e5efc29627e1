/** The three schemas of an entity: what a create takes, what an update takes, and what is answered. */
import type { OpenAPIV3 } from 'openapi-types';
import type { Entity, Field, Schema } from '../../spec/schema.ts';
import { isNullable, isOmittable, mustBeSent } from '../../spec/semantics/values.ts';
import { answeredValueSchema, orNull, sentValueSchema } from './field-schema.ts';

type SchemaObject = OpenAPIV3.SchemaObject;
type Shape = 'answer' | 'create' | 'update';

/** `Dog`, `Dog.create`, `Dog.update`. Names of entities hold no dot, so none of these is another entity. */
function componentName(entity: Entity, shape: Shape): string {
  return shape === 'answer' ? entity.name : `${entity.name}.${shape}`;
}

/** A pointer to one of the schemas of an entity. */
export function entityRef(entity: Entity, shape: Shape): OpenAPIV3.ReferenceObject {
  return { $ref: `#/components/schemas/${componentName(entity, shape)}` };
}

/** The component schemas of one entity by name. */
export function entitySchemas(entity: Entity, schema: Schema): Record<string, SchemaObject> {
  return {
    [componentName(entity, 'answer')]: answerSchema(entity, schema),
    [componentName(entity, 'create')]: createSchema(entity, schema),
    [componentName(entity, 'update')]: updateSchema(entity, schema),
  };
}

/** Every field is answered; one that was left out and has no default reads `null`. */
function answerSchema(entity: Entity, schema: Schema): SchemaObject {
  return objectSchema({
    description: `A ${entity.name} as it is stored.`,
    properties: properties(entity, (field) => {
      const value = field.name === 'id' ? idSchema : answeredValueSchema(field, schema);
      return mayReadNull(field) ? orNull(value) : value;
    }),
    required: entity.fields.map(({ name }) => name),
  });
}

function createSchema(entity: Entity, schema: Schema): SchemaObject {
  return objectSchema({
    description: `What the create of a ${entity.name} takes.`,
    properties: properties(entity, (field) => ({
      ...sentSchema(field, schema),
      ...defaultOf(field),
    })),
    required: entity.fields.filter(isDemanded).map(({ name }) => name),
  });
}

/** As for a create, but nothing is demanded and no default applies. */
function updateSchema(entity: Entity, schema: Schema): SchemaObject {
  return objectSchema({
    description: `What an update of a ${entity.name} takes. Fields that are left out stay as they are.`,
    properties: properties(entity, (field) =>
      field.name === 'id'
        ? { ...idSchema, description: 'The id that the object has already.' }
        : sentSchema(field, schema),
    ),
    required: [],
  });
}

const idSchema: SchemaObject = {
  type: 'string',
  minLength: 1,
  description: 'Chosen by the client.',
};

function sentSchema(field: Field, schema: Schema): SchemaObject {
  if (field.name === 'id') return idSchema;
  const value = sentValueSchema(field, schema);
  return isNullable(field) ? orNull(value) : value;
}

/** The id identifies the object, so a create cannot do without it even where its field is optional. */
function isDemanded(field: Field): boolean {
  return field.name === 'id' || mustBeSent(field);
}

function mayReadNull(field: Field): boolean {
  return field.name !== 'id' && (isNullable(field) || isOmittable(field));
}

function defaultOf(field: Field): SchemaObject {
  if (field.type === 'reference_list') return { default: [] };
  return 'default' in field ? { default: field.default } : {};
}

function properties(
  entity: Entity,
  describe: (field: Field) => SchemaObject,
): Record<string, SchemaObject> {
  return Object.fromEntries(entity.fields.map((field) => [field.name, describe(field)]));
}

/** OpenAPI 3.0 forbids an empty `required`. */
function objectSchema(parts: {
  readonly description: string;
  readonly properties: Record<string, SchemaObject>;
  readonly required: string[];
}): SchemaObject {
  const { description, required } = parts;
  return {
    type: 'object',
    description,
    properties: parts.properties,
    ...(required.length > 0 && { required }),
  };
}
