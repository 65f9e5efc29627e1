/** What is wrong with the names of a theme: a thing must be found by any of its names, and agents must be able to write them. */
import { RESERVED_ENDPOINTS, endpointOf } from '../../naming.ts';
import { memberNameShape, typeNameShape } from '../../schema.ts';
import { KEYWORDS } from '../keywords.ts';
import { enumNameOf, namesOf } from './domain.ts';
import type { ChoiceTheme, EntityTheme, FieldTheme } from './domain.ts';
import type { Theme } from './theme.ts';

/** Names that are ill-formed, reserved, keywords, or used twice, each said in words; empty when all are fit. */
export function nameFaults({ entities }: Theme): readonly string[] {
  const enums = new Set(
    entities.flatMap((owner) => choicesOf(owner).map((field) => enumNameOf(owner, field))),
  );
  const names = entities.flatMap(namesOf);
  return [
    ...[...names, ...enums].filter((name) => !typeNameShape.safeParse(name).success).map(illFormed),
    ...names.filter((name) => RESERVED_ENDPOINTS.includes(endpointOf(name))).map(reserved),
    ...keywordFaults('an entity', names),
    ...repeats([...names, ...enums].map(endpointOf)).map(repeated('the theme')),
    ...entities.flatMap(memberFaults),
  ];
}

/** The choices among the fields of an entity. */
export function choicesOf({ fields }: EntityTheme): readonly ChoiceTheme[] {
  return fields.filter((field: FieldTheme): field is ChoiceTheme => field.type === 'enum');
}

function memberFaults(entity: EntityTheme): readonly string[] {
  const fields = ['id', ...entity.fields.flatMap(namesOf)];
  const actions = entity.actions.map(({ name }) => name);
  const valueLists = choicesOf(entity).map(({ values, grows }) => [...values, ...grows]);
  const values = valueLists.flat();
  return [
    ...[...fields, ...actions, ...values]
      .filter((name) => !memberNameShape.safeParse(name).success)
      .map(illFormed),
    ...keywordFaults(`a field of ${entity.name}`, fields.slice(1)),
    ...keywordFaults(`an action of ${entity.name}`, actions),
    ...keywordFaults(`a value of ${entity.name}`, values),
    ...repeats(fields).map(repeated(`the fields of ${entity.name}`)),
    ...repeats(actions).map(repeated(`the actions of ${entity.name}`)),
    ...valueLists.flatMap((list) => repeats(list).map(repeated(`the values of ${entity.name}`))),
  ];
}

function keywordFaults(what: string, names: readonly string[]): readonly string[] {
  return names
    .filter((name) => KEYWORDS.has(name.toLowerCase()))
    .map((name) => `${name} (${what}) is a keyword of some language`);
}

function illFormed(name: string): string {
  return `${name} is ill-formed`;
}

function reserved(name: string): string {
  return `${name} has a reserved endpoint`;
}

function repeated(where: string): (name: string) => string {
  return (name) => `${name} stands twice in ${where}`;
}

function repeats(names: readonly string[]): readonly string[] {
  return [...new Set(names.filter((name, index) => names.indexOf(name) !== index))];
}
