/**
 * The `initial_specification.md` of an episode: desc_state of the paper (appendices E.2 and E.5). Together with the
 * agent's README it says all that is in the schema, so that the schema can be read back from it.
 */
import { clauses } from '../../spec/contract.ts';
import type { Clause, ClauseId } from '../../spec/contract.ts';
import { must } from '../../spec/lookup.ts';
import { actionPath, analyticsPath, collectionPath } from '../../spec/naming.ts';
import type { Action, Analytics, Entity, EnumType, Schema } from '../../spec/schema.ts';
import { describeEffect, describeField, describeGuard } from '../../spec/wording.ts';
import { renderText } from './template.ts';

interface ActionView {
  readonly title: string;
  readonly path: string;
  readonly transition: string;
  readonly hasConditions: boolean;
  readonly conditions: readonly string[];
  readonly hasEffects: boolean;
  readonly effects: readonly { readonly number: number; readonly text: string }[];
}

interface SpecificationView {
  readonly overview: string;
  readonly hasEnums: boolean;
  readonly enums: readonly string[];
  readonly entities: readonly {
    readonly name: string;
    readonly endpoint: string;
    readonly fields: readonly string[];
  }[];
  readonly hasAnalytics: boolean;
  readonly analytics: readonly string[];
  readonly hasActions: boolean;
  readonly actions: readonly ActionView[];
  readonly validation: readonly string[];
  readonly testing: readonly string[];
}

/** The sentences of the README that are worth having beside the fields. */
const validation: readonly ClauseId[] = [
  'values.types',
  'values.null',
  'create.required',
  'create.default',
  'create.optional',
  'values.number-bounds',
  'values.string-length',
  'values.enum',
  'values.datetime',
  'values.datetime-bounds',
  'references.exist',
  'references.null',
];
const testing: readonly ClauseId[] = ['testing.reset'];

/** The specification of a schema as Markdown. */
export function initialSpecification(schema: Schema): string {
  return renderText('initial-specification', specificationView(schema));
}

/** What the template shows. */
export function specificationView(schema: Schema): SpecificationView {
  const actions = schema.entities.flatMap((entity) =>
    entity.actions.map((action) => actionView(entity, action)),
  );
  return {
    overview: overviewOf(schema),
    hasEnums: schema.enums.length > 0,
    enums: schema.enums.map(enumLine),
    entities: schema.entities.map(({ name, fields }) => ({
      name,
      endpoint: collectionPath(name),
      fields: fields.map(describeField),
    })),
    hasAnalytics: schema.analytics.length > 0,
    analytics: schema.analytics.map(analyticsLine),
    hasActions: actions.length > 0,
    actions,
    validation: validation.map(sentenceOf),
    testing: testing.map(sentenceOf),
  };
}

function overviewOf({ enums, entities, analytics }: Schema): string {
  const fields = entities.flatMap((entity) => entity.fields);
  const references = fields.filter(({ type }) => type === 'reference' || type === 'reference_list');
  const actions = entities.flatMap((entity) => entity.actions);
  const counts = [
    counted(entities.length, 'entity', 'entities'),
    counted(references.length, 'field that refers to an entity', 'fields that refer to an entity'),
    counted(enums.length, 'enum', 'enums'),
    counted(analytics.length, 'analytics endpoint', 'analytics endpoints'),
  ];
  return `The API has ${counts.join(', ')} and ${counted(actions.length, 'action', 'actions')}.`;
}

function counted(count: number, one: string, many: string): string {
  return `${String(count)} ${count === 1 ? one : many}`;
}

function enumLine({ name, values }: EnumType): string {
  return `\`${name}\`: ${listed(values)}`;
}

const analyticsSentences: Readonly<
  Record<Analytics['operation'], (entity: string, field: string) => string>
> = {
  count: (entity) => `the number of ${entity} objects`,
  avg: (entity, field) => `the average of \`${field}\` over all ${entity} objects`,
  min: (entity, field) => `the smallest \`${field}\` of all ${entity} objects`,
  max: (entity, field) => `the largest \`${field}\` of all ${entity} objects`,
  sum: (entity, field) => `the sum of \`${field}\` over all ${entity} objects`,
};

function analyticsLine(analytics: Analytics): string {
  const field = analytics.operation === 'count' ? '' : analytics.field;
  const sentence = analyticsSentences[analytics.operation](analytics.entity, field);
  return `\`GET ${analyticsPath(analytics)}\`: ${sentence}`;
}

function actionView(entity: Entity, action: Action): ActionView {
  const { field, from, to, guards, effects } = action;
  return {
    title: `${entity.name}: ${action.name}`,
    path: actionPath(entity.name, '{id}', action.name),
    transition: `State field: \`${field}\`. Starts from: ${listed(from)}. Sets it to: \`${to}\`.`,
    hasConditions: guards.length > 0,
    conditions: guards.map(describeGuard),
    hasEffects: effects.length > 0,
    effects: effects.map((effect, index) => ({ number: index + 1, text: describeEffect(effect) })),
  };
}

function listed(names: readonly string[]): string {
  return names.map((name) => `\`${name}\``).join(', ');
}

function sentenceOf(id: ClauseId): string {
  const all: readonly Clause[] = clauses;
  return must(
    all.find((clause) => clause.id === id),
    `a clause ${id}`,
  ).text;
}
