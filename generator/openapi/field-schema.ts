/** What a field holds, as OpenAPI 3.0 schema objects (OpenAPI 3.0.3, section 4.7.24): one row per field type. */
import type { OpenAPIV3 } from 'openapi-types';
import { enumOf } from '../../spec/lookup.ts';
import type {
  EnumType,
  Field,
  FieldOf,
  FieldType,
  NumberField,
  Schema,
} from '../../spec/schema.ts';

type SchemaObject = OpenAPIV3.SchemaObject;

/** The kind of value, which every answer keeps to, and the bounds, which only what is sent must keep. */
interface Described {
  readonly kind: SchemaObject;
  readonly bounds: SchemaObject;
}

type Describe<T extends FieldType> = (field: FieldOf<T>, schema: Schema) => Described;

const describers: { readonly [T in FieldType]: Describe<T> } = {
  string: ({ minLength, maxLength }) => ({
    kind: { type: 'string' },
    bounds: {
      ...(minLength !== undefined && { minLength }),
      ...(maxLength !== undefined && { maxLength }),
    },
  }),
  integer: (field) => ({ kind: { type: 'integer' }, bounds: numberBounds(field) }),
  float: (field) => ({ kind: { type: 'number' }, bounds: numberBounds(field) }),
  boolean: () => ({ kind: { type: 'boolean' }, bounds: {} }),
  datetime: (field) => ({
    kind: {
      type: 'string',
      pattern: '^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$',
      description: 'A real date and time, `YYYY-MM-DD hh:mm:ss`.',
    },
    bounds: datetimeBounds(field),
  }),
  enum: (field, schema) => ({ kind: enumSchema(enumOf(schema, field.enum)), bounds: {} }),
  reference: ({ target }) => ({
    kind: { type: 'string', description: `The id of an existing ${target}.` },
    bounds: {},
  }),
  reference_list: ({ target }) => ({
    kind: {
      type: 'array',
      items: { type: 'string' },
      description: `Ids of existing ${target} objects, in any order.`,
    },
    bounds: {},
  }),
};

function numberBounds({ minimum, maximum }: NumberField): OpenAPIV3.SchemaObject {
  return {
    ...(minimum !== undefined && { minimum }),
    ...(maximum !== undefined && { maximum }),
  };
}

/** OpenAPI has no bounds for texts, so they stand in the description. */
function datetimeBounds({ after, before }: FieldOf<'datetime'>): SchemaObject {
  if (after === undefined && before === undefined) return {};
  const limits = [
    ...(after === undefined ? [] : [`not before ${after}`]),
    ...(before === undefined ? [] : [`not after ${before}`]),
  ];
  return {
    description: `A real date and time, \`YYYY-MM-DD hh:mm:ss\`, ${limits.join(' and ')}.`,
  };
}

/** The values of an enum under its name. */
function enumSchema(type: EnumType): SchemaObject {
  return { title: type.name, type: 'string', enum: [...type.values] };
}

function described<T extends FieldType>(field: FieldOf<T>, schema: Schema): Described {
  const describe: Describe<T> = describers[field.type];
  return describe(field, schema);
}

/** What may be sent for a field, bounds included; `null` and defaults are left to the caller. */
export function sentValueSchema(field: Field, schema: Schema): SchemaObject {
  const { kind, bounds } = described(field, schema);
  return { ...kind, ...bounds };
}

/** What may be answered for a field. The bounds are left out: the effects of an action are not held to them. */
export function answeredValueSchema(field: Field, schema: Schema): SchemaObject {
  return described(field, schema).kind;
}

/** The same schema with `null` among its values. An enum must list `null` to take it. */
export function orNull(value: SchemaObject): SchemaObject {
  return {
    ...value,
    ...(value.enum && { enum: [...(value.enum as unknown[]), null] }),
    nullable: true,
  };
}
