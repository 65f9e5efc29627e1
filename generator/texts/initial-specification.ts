/**
 * The `initial_specification.md` of an episode: desc_state of the paper (appendices E.2 and E.5). Together with the
 * agent's README it says all that is in the schema: `readSpecification` reads the schema back from it.
 */
import { canonicalSchema } from '../../spec/canonical.ts';
import { clauses } from '../../spec/contract.ts';
import type { Clause, ClauseId } from '../../spec/contract.ts';
import { must } from '../../spec/lookup.ts';
import { collectionPath } from '../../spec/naming.ts';
import type { Analytics, Entity, EnumType, Schema } from '../../spec/schema.ts';
import { analytics } from '../../spec/wording/analytics.ts';
import { converted } from '../../spec/wording/choice.ts';
import { decoration } from '../../spec/wording/decorations.ts';
import { enumValues, field } from '../../spec/wording/fields.ts';
import { many, several } from '../../spec/wording/lists.ts';
import { code, inCode, typeName } from '../../spec/wording/names.ts';
import { read } from '../../spec/wording/phrase.ts';
import type { Phrase } from '../../spec/wording/phrase.ts';
import { between, fixed, sentence } from '../../spec/wording/sentence.ts';
import { actionSection } from './action-section.ts';
import type { EntityAction } from './action-section.ts';
import { overview, overviewOf } from './overview.ts';
import type { Overview } from './overview.ts';

/** The specification of a well-formed schema as Markdown, its sets in canonical order. */
export function initialSpecification(schema: Schema): string {
  return specification.write(canonicalSchema(schema));
}

/** The schema that a specification describes. Throws a `ReadingError` where it is not understood. */
export function readSpecification(text: string): Schema {
  return canonicalSchema(read(specification, text));
}

const pointer =
  '\n\n`README.md` says how the endpoints below behave in general, and how conditions and effects are to be read.';

type EntityFields = Pick<Entity, 'name' | 'fields'>;

const enumLine: Phrase<EnumType> = sentence`- ${{ name: inCode(typeName) }}: ${{ values: enumValues }}\n`;
const enumsHeading = sentence`
## Enums${decoration('enum_case', fixed('\n\nThe values of an enum are case-sensitive.'))}

`;

const entitySection: Phrase<EntityFields> = sentence`
### ${{ name: typeName }}

${entityPath}${objectPath}Fields:

${{ fields: several(between('- ', field, '\n'), '') }}`;

function entityPath({ name }: Pick<Entity, 'name'>): Phrase<object> {
  return decoration('entity_path', fixed(`Endpoint: ${code(collectionPath(name))}. `));
}

function objectPath({ name }: Pick<Entity, 'name'>): Phrase<object> {
  const path = code(`${collectionPath(name)}/{id}`);
  return decoration('object_path', fixed(`A single object is at ${path}. `));
}

const analyticsHeading = sentence`
## Analytics${decoration('analytics_shape', fixed('\n\nEach of these answers `{"result": …}`.'))}

`;

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

function rules(ids: readonly ClauseId[]): Phrase<object> {
  return ids
    .map((id) => decoration('rule', fixed(`- ${sentenceOf(id)}\n`)))
    .reduce((before, next): Phrase<object> => sentence`${before}${next}`);
}

function sentenceOf(id: ClauseId): string {
  const all: readonly Clause[] = clauses;
  return must(
    all.find((clause) => clause.id === id),
    `a clause ${id}`,
  ).text;
}

interface Sections {
  readonly overview?: Overview;
  readonly enums: readonly EnumType[];
  readonly entities: readonly EntityFields[];
  readonly analytics: readonly Analytics[];
  readonly actions: readonly EntityAction[];
}

const opening = sentence`# Specification${decoration('overview', sentence`\n\n${{ overview }}`)}${decoration('pointer_to_readme', fixed(pointer))}
`;
const enums = many(enumLine, { before: enumsHeading });
const entities = many(entitySection);
const computed = many(between('- ', analytics, '\n'), { before: analyticsHeading });
const actions = many(actionSection, { before: fixed('\n## Actions\n') });

const sections: Phrase<Sections> = sentence`${opening}${{ enums }}
## Entities
${{ entities }}${{ analytics: computed }}${{ actions }}
## Validation

${rules(validation)}
## Testing

${rules(testing)}`;

/** A schema, its actions in a section of their own. */
export const specification: Phrase<Schema> = converted(sections, {
  said: (schema: Schema) => ({
    ...schema,
    overview: overviewOf(schema),
    actions: schema.entities.flatMap((entity) =>
      entity.actions.map((action) => ({ ...action, entity: entity.name })),
    ),
  }),
  understood: ({ overview: counted, actions: acting, ...said }): Schema | undefined => {
    const schema = {
      ...said,
      entities: said.entities.map((entity) => withActions(entity, acting)),
    };
    const complete = overviewOf(schema);
    const lost = complete.actions < acting.length;
    return lost || !agree(counted ?? complete, complete) ? undefined : schema;
  },
  what: 'a specification whose overview counts what follows, and whose actions are those of its entities',
});

function withActions({ name, fields }: EntityFields, acting: readonly EntityAction[]): Entity {
  const own = acting.filter(({ entity }) => entity === name);
  return { name, fields, actions: own.map(({ entity: _entity, ...action }) => action) };
}

function agree(one: Overview, other: Overview): boolean {
  return overview.write(one) === overview.write(other);
}
