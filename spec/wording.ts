/**
 * The English of the specification: one phrase per part of a schema, shared by the initial specification and the
 * change requests. Controlled and complete: a reader can rebuild the part from its phrase. Separators (`,` `;` `(` `)`
 * and backticks) occur only between the pieces of a phrase or inside quoted strings.
 */
import { analyticsPath, collectionPath } from './naming.ts';
import type {
  Action,
  Analytics,
  AnalyticsOperation,
  EnumType,
  Field,
  FieldOf,
  FieldType,
} from './schema.ts';
import { describeEffect, describeGuard, describeLiteral } from './wording-expressions.ts';

export {
  describeEffect,
  describeGuard,
  describeLiteral,
  describeWhere,
} from './wording-expressions.ts';

type TypeWordings = { readonly [T in FieldType]: (field: FieldOf<T>) => string };

const typeWordings: TypeWordings = {
  string: () => 'string',
  integer: () => 'integer',
  float: () => 'float',
  boolean: () => 'boolean',
  datetime: () => 'datetime',
  enum: (field) => `enum ${field.enum}`,
  reference: (field) => `reference to ${field.target}`,
  reference_list: (field) => `list of references to ${field.target}`,
};

/** What a field holds: `integer`, `enum DogPhase`, `reference to Person`, `list of references to Toy`. */
function describeType<T extends FieldType>(field: FieldOf<T>): string {
  const wording: TypeWordings[T] = typeWordings[field.type];
  return wording(field);
}

/** The kinds of bounds, in the order in which texts mention them. */
export const boundWordings = {
  minLength: 'minimum length',
  maxLength: 'maximum length',
  minimum: 'minimum',
  maximum: 'maximum',
  after: 'earliest',
  before: 'latest',
} as const;
export type Bound = keyof typeof boundWordings;
export const bounds = Object.keys(boundWordings) as readonly Bound[];

/** The value of a bound where the field has it. */
export function boundOf(field: Field, bound: Bound): string | number | undefined {
  return (field as Partial<Record<Bound, string | number>>)[bound];
}

/** The bound as a phrase: `minimum length 2`, `earliest "2020-01-01 00:00:00"`. */
function describeBound(bound: Bound, value: string | number): string {
  return `${boundWordings[bound]} ${describeLiteral(value)}`;
}

/**
 * A field in brackets after its name: rank (required, nullable integer, minimum 0, maximum 10000), phase (required,
 * non-nullable enum DogPhase, default "planning"), toys (list of references to Toy). The name and the default stand in
 * backticks, where Markdown leaves every character as it is.
 */
export function describeField(field: Field): string {
  const presence =
    field.type === 'reference_list'
      ? ''
      : `${field.required ? 'required' : 'optional'}, ${field.nullable ? 'nullable' : 'non-nullable'} `;
  const limits = bounds.flatMap((bound) => {
    const value = boundOf(field, bound);
    return value === undefined ? [] : [describeBound(bound, value)];
  });
  const details = [
    `${presence}${describeType(field)}`,
    ...('unique' in field ? ['unique'] : []),
    ...limits,
    ...('default' in field ? [`default ${codeLiteral(field.default)}`] : []),
  ];
  return `${code(field.name)} (${details.join(', ')})`;
}

/** enum `DogPhase` with the values `planning`, `in_progress`, `review`. */
export function describeEnum({ name, values }: EnumType): string {
  return `enum ${code(name)} with the values ${values.map(code).join(', ')}`;
}

const operationWordings: Readonly<Record<Exclude<AnalyticsOperation, 'count'>, string>> = {
  avg: 'average',
  min: 'minimum',
  max: 'maximum',
  sum: 'sum',
};

/** What an analytics endpoint computes: the number of Dog objects, the average of `rank` over all Dog objects. */
export function describeAnalytics(analytics: Analytics): string {
  return analytics.operation === 'count'
    ? `the number of ${analytics.entity} objects`
    : `the ${operationWordings[analytics.operation]} of ${code(analytics.field)} over all ${analytics.entity} objects`;
}

/** `GET /analytics/dog/rank/avg`. */
export function analyticsEndpoint(analytics: Analytics): string {
  return `GET ${analyticsPath(analytics)}`;
}

/** `POST /dog/{id}/approve`. */
export function actionEndpoint(entity: string, action: string): string {
  return `POST ${collectionPath(entity)}/{id}/${action}`;
}

/**
 * What an action does: starts when `this.phase` is `"review"` or `"planning"`, sets `this.phase` to `"in_progress"`;
 * conditions: `…`, `…`; effects in this order: `…`, `…`.
 */
export function describeAction({ field, from, to, guards, effects }: Action): string {
  return [
    `starts when ${code(`this.${field}`)} is ${from.map(codeLiteral).join(' or ')}, sets ${code(`this.${field}`)} to ${codeLiteral(to)}`,
    ...(guards.length > 0 ? [`conditions: ${guards.map(describeGuard).map(code).join(', ')}`] : []),
    ...(effects.length > 0
      ? [`effects in this order: ${effects.map(describeEffect).map(code).join(', ')}`]
      : []),
  ].join('; ');
}

/** `1 entity`, `3 entities`. */
export function counted(count: number, one: string, many: string): string {
  return `${String(count)} ${count === 1 ? one : many}`;
}

/** A name, endpoint or expression between backticks, where Markdown leaves every character as it is. */
export function code(text: string): string {
  return `\`${text}\``;
}

function codeLiteral(value: string | number | boolean): string {
  return code(describeLiteral(value));
}
