/**
 * The `initial_specification.md` of an episode: desc_state of the paper (appendices E.2 and E.5). Together with the
 * agent's README it says all that is in the schema, so that the schema can be read back from it.
 */
import { canonicalSchema } from '../../spec/canonical.ts';
import { clauses } from '../../spec/contract.ts';
import type { Clause, ClauseId } from '../../spec/contract.ts';
import { must } from '../../spec/lookup.ts';
import { collectionPath } from '../../spec/naming.ts';
import type { Action, Entity, EnumType, Schema } from '../../spec/schema.ts';
import {
  actionEndpoint,
  analyticsEndpoint,
  code,
  counted,
  describeAnalytics,
  describeEffect,
  describeField,
  describeGuard,
} from '../../spec/wording.ts';
import { template } from '../render/template.ts';

interface ActionView {
  readonly title: string;
  readonly endpoint: string;
  readonly stateField: string;
  readonly from: string;
  readonly to: string;
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

const render: (view: SpecificationView) => string = template('texts/initial-specification');

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

/** The specification of a well-formed schema as Markdown, its sets in canonical order. */
export function initialSpecification(schema: Schema): string {
  return render(specificationView(canonicalSchema(schema)));
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
      fields: fields.map((field) => describeField(field)),
    })),
    hasAnalytics: schema.analytics.length > 0,
    analytics: schema.analytics.map(
      (analytics) => `${code(analyticsEndpoint(analytics))}: ${describeAnalytics(analytics)}`,
    ),
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

function enumLine({ name, values }: EnumType): string {
  return `${code(name)}: ${values.map(code).join(', ')}`;
}

function actionView(entity: Entity, action: Action): ActionView {
  const { field, from, to, guards, effects } = action;
  return {
    title: `${entity.name}.${action.name}`,
    endpoint: actionEndpoint(entity.name, action.name),
    stateField: field,
    from: from.map(code).join(', '),
    to,
    hasConditions: guards.length > 0,
    conditions: guards.map((guard) => code(describeGuard(guard))),
    hasEffects: effects.length > 0,
    effects: effects.map((effect, index) => ({
      number: index + 1,
      text: code(describeEffect(effect)),
    })),
  };
}

function sentenceOf(id: ClauseId): string {
  const all: readonly Clause[] = clauses;
  return must(
    all.find((clause) => clause.id === id),
    `a clause ${id}`,
  ).text;
}
