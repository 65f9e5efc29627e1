/**
 * The schema: the state `s` of the reference system (paper, section 3.2 and D.1). The zod shapes are the only
 * definition; the TypeScript types are inferred from them and the published JSON Schema is generated from them.
 * Shapes say what a document looks like; what makes it meaningful is in `well-formed.ts`.
 */
import { z } from 'zod';

/** Every property and array of `T`, at any depth, made read-only. */
export type DeepReadonly<T> = T extends readonly (infer Item)[]
  ? readonly DeepReadonly<Item>[]
  : T extends object
    ? { readonly [K in keyof T]: DeepReadonly<T[K]> }
    : T;

export const typeNameShape = z
  .string()
  .regex(/^[A-Z][A-Za-z0-9]*$/, 'a name such as DogPhase: [A-Z][A-Za-z0-9]*');
export const memberNameShape = z
  .string()
  .regex(/^[a-z][a-z0-9_]*$/, 'a name such as born_at: [a-z][a-z0-9_]*');
const dateTimeText = z.string();
const presence = { required: z.boolean(), nullable: z.boolean() };

const stringFieldShape = z.strictObject({
  name: memberNameShape,
  type: z.literal('string'),
  ...presence,
  unique: z.literal(true).exactOptional(),
  minLength: z.int().min(0).exactOptional(),
  maxLength: z.int().min(0).exactOptional(),
  default: z.string().exactOptional(),
});
const integerFieldShape = z.strictObject({
  name: memberNameShape,
  type: z.literal('integer'),
  ...presence,
  minimum: z.int().exactOptional(),
  maximum: z.int().exactOptional(),
  default: z.int().exactOptional(),
});
const floatFieldShape = z.strictObject({
  name: memberNameShape,
  type: z.literal('float'),
  ...presence,
  minimum: z.number().exactOptional(),
  maximum: z.number().exactOptional(),
  default: z.number().exactOptional(),
});
const booleanFieldShape = z.strictObject({
  name: memberNameShape,
  type: z.literal('boolean'),
  ...presence,
  default: z.boolean().exactOptional(),
});
const datetimeFieldShape = z.strictObject({
  name: memberNameShape,
  type: z.literal('datetime'),
  ...presence,
  after: dateTimeText.exactOptional(),
  before: dateTimeText.exactOptional(),
  default: dateTimeText.exactOptional(),
});
const enumFieldShape = z.strictObject({
  name: memberNameShape,
  type: z.literal('enum'),
  ...presence,
  enum: typeNameShape,
  default: memberNameShape.exactOptional(),
});
const referenceFieldShape = z.strictObject({
  name: memberNameShape,
  type: z.literal('reference'),
  ...presence,
  target: typeNameShape,
});
const referenceListFieldShape = z.strictObject({
  name: memberNameShape,
  type: z.literal('reference_list'),
  target: typeNameShape,
});

export const fieldShape = z.discriminatedUnion('type', [
  stringFieldShape,
  integerFieldShape,
  floatFieldShape,
  booleanFieldShape,
  datetimeFieldShape,
  enumFieldShape,
  referenceFieldShape,
  referenceListFieldShape,
]);

const scalarShape = z.union([z.string(), z.number(), z.boolean()]);
const fieldOperandShape = z.strictObject({ field: memberNameShape });
const valueOperandShape = z.strictObject({ value: scalarShape });
const simpleOperandShape = z.union([fieldOperandShape, valueOperandShape]);
const arithmeticOperandShape = z.strictObject({
  op: z.enum(['+', '-', '*']),
  left: simpleOperandShape,
  right: simpleOperandShape,
});
const countOperandShape = z.strictObject({ count: memberNameShape });
const sumOperandShape = z.strictObject({ sum: memberNameShape, of: memberNameShape });
const operandShape = z.union([
  fieldOperandShape,
  valueOperandShape,
  arithmeticOperandShape,
  countOperandShape,
  sumOperandShape,
]);
const comparatorShape = z.enum(['>', '>=', '<', '<=', '==', '!=']);

export const guardShape = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('compare'),
    left: operandShape,
    op: comparatorShape,
    right: operandShape,
  }),
  z.strictObject({
    kind: z.literal('null'),
    field: memberNameShape,
    is: z.enum(['null', 'not_null']),
  }),
  z.strictObject({
    kind: z.literal('quantifier'),
    quantifier: z.enum(['any', 'all']),
    list: memberNameShape,
    where: z.strictObject({ field: memberNameShape, op: comparatorShape, value: scalarShape }),
  }),
]);

const setValueShape = z.union([
  fieldOperandShape,
  z.strictObject({ value: z.union([scalarShape, z.null(), z.tuple([])]) }),
  arithmeticOperandShape,
]);
const setEffectShape = z.strictObject({
  kind: z.literal('set'),
  field: memberNameShape,
  value: setValueShape,
});
const incrementEffectShape = z.strictObject({
  kind: z.literal('increment'),
  field: memberNameShape,
  by: z.number(),
});
const fieldEffectShape = z.discriminatedUnion('kind', [setEffectShape, incrementEffectShape]);

export const effectShape = z.discriminatedUnion('kind', [
  setEffectShape,
  incrementEffectShape,
  z.strictObject({
    kind: z.literal('on_reference'),
    reference: memberNameShape,
    effect: fieldEffectShape,
  }),
  z.strictObject({ kind: z.literal('for_each'), list: memberNameShape, effect: fieldEffectShape }),
]);

export const actionShape = z.strictObject({
  name: memberNameShape,
  field: memberNameShape,
  from: z.array(memberNameShape).min(1),
  to: memberNameShape,
  guards: z.array(guardShape),
  effects: z.array(effectShape),
});

export const enumShape = z.strictObject({
  name: typeNameShape,
  values: z.array(memberNameShape).min(1),
});
export const entityShape = z.strictObject({
  name: typeNameShape,
  fields: z.array(fieldShape),
  actions: z.array(actionShape),
});

export const analyticsShape = z.discriminatedUnion('operation', [
  z.strictObject({ entity: typeNameShape, operation: z.literal('count') }),
  z.strictObject({
    entity: typeNameShape,
    operation: z.enum(['avg', 'min', 'max', 'sum']),
    field: memberNameShape,
  }),
]);

export const schemaShape = z.strictObject({
  enums: z.array(enumShape),
  entities: z.array(entityShape),
  analytics: z.array(analyticsShape),
});

export type Schema = DeepReadonly<z.infer<typeof schemaShape>>;
export type Entity = Schema['entities'][number];
export type EnumType = Schema['enums'][number];
export type Field = Entity['fields'][number];
export type FieldType = Field['type'];
export type FieldOf<T extends FieldType> = Extract<Field, { readonly type: T }>;
export type NumberField = FieldOf<'integer'> | FieldOf<'float'>;
export type Action = Entity['actions'][number];
export type Guard = Action['guards'][number];
export type GuardOf<K extends Guard['kind']> = Extract<Guard, { readonly kind: K }>;
export type Comparator = z.infer<typeof comparatorShape>;
export type Operand = DeepReadonly<z.infer<typeof operandShape>>;
export type SimpleOperand = DeepReadonly<z.infer<typeof simpleOperandShape>>;
export type ArithmeticOperand = DeepReadonly<z.infer<typeof arithmeticOperandShape>>;
export type Effect = Action['effects'][number];
export type FieldEffect = DeepReadonly<z.infer<typeof fieldEffectShape>>;
export type SetValue = DeepReadonly<z.infer<typeof setValueShape>>;
export type Analytics = Schema['analytics'][number];
export type AnalyticsOperation = Analytics['operation'];
