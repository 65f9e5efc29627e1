/** The programmatic vocabulary: invented names in the manner of the paper's E.5, never one that was in use before. */
import { RESERVED_ENDPOINTS, endpointOf } from '../naming.ts';
import type { Entity, FieldType, Schema } from '../schema.ts';
import type { Removed } from '../snapshot.ts';
import type { Stream } from '../stream.ts';
import { KEYWORDS } from './keywords.ts';
import {
  ACTION_QUALIFIERS,
  ACTION_VERBS,
  ENTITY_NOUNS,
  ENUM_THEMES,
  EXTRA_VALUES,
  FIELD_NOUNS,
  QUALIFIERS,
} from './programmatic-words.ts';
import type { FieldRole, Vocabulary } from './vocabulary.ts';

/** What the names of a state must keep clear of: its own and those that are gone. */
export interface NamesInUse {
  readonly schema: Schema;
  readonly removed: Removed;
}

/** A vocabulary for one state. A qualifier more is taken on whenever drawing without finds nothing new. */
export function programmaticVocabulary({ schema, removed }: NamesInUse): Vocabulary {
  const typeNames = new Set([...schema.entities, ...schema.enums].map(({ name }) => name));
  const endpoints = new Set([
    ...RESERVED_ENDPOINTS,
    ...schema.entities.map(({ name }) => endpointOf(name)),
    ...removed.endpoints.map(({ path }) => path.slice(1)),
  ]);
  const entityNamed = (name: string): Entity | undefined =>
    schema.entities.find((entity) => entity.name === name);

  return {
    entityName: (random) =>
      drawNew(
        (extra) => Array.from({ length: 1 + extra }, () => random.pick(ENTITY_NOUNS)).join(''),
        (name) => typeNames.has(name) || endpoints.has(endpointOf(name)),
        random.chance(0.25) ? 1 : 0,
      ),
    fieldName: (random, entity, role, besides = []) => {
      const taken = new Set([
        ...besides,
        ...(entityNamed(entity)?.fields.map(({ name }) => name) ?? []),
        ...removed.fields.filter((gone) => gone.entity === entity).map(({ field }) => field),
      ]);
      return drawNew(
        (extra) => joined(baseName(random, role), random, QUALIFIERS, extra),
        (name) => taken.has(name),
        random.weighted([
          [0, 4],
          [1, 5],
          [2, 2],
        ]),
      );
    },
    actionName: (random, entity, besides = []) => {
      const taken = new Set([
        ...besides,
        ...(entityNamed(entity)?.actions.map(({ name }) => name) ?? []),
        ...removed.actions.filter((gone) => gone.entity === entity).map(({ action }) => action),
      ]);
      return drawNew(
        (extra) => joined(random.pick(ACTION_VERBS), random, ACTION_QUALIFIERS, extra),
        (name) => taken.has(name),
      );
    },
    enumType: (random, entity, field) => ({
      name: drawNew(
        (extra) =>
          entity +
          pascalCase(field) +
          Array.from({ length: extra }, () => random.pick(ENTITY_NOUNS)).join(''),
        (name) => typeNames.has(name),
      ),
      values: random
        .shuffle(ENUM_THEMES[themeOf(field)] ?? EXTRA_VALUES)
        .slice(0, random.integer(3, 4)),
    }),
    enumValue: (random, values) =>
      drawNew(
        (extra) => joined(random.pick(EXTRA_VALUES), random, QUALIFIERS, extra),
        (value) => values.includes(value),
      ),
  };
}

const TRIES_PER_LENGTH = 20;
const LONGEST = 6;

/** The first drawn name that is neither taken nor a keyword; names grow longer when short ones are used up. */
function drawNew(
  draw: (extra: number) => string,
  isTaken: (name: string) => boolean,
  shortest = 0,
): string {
  for (let extra = shortest; extra <= LONGEST; extra += 1)
    for (let tries = 0; tries < TRIES_PER_LENGTH; tries += 1) {
      const name = draw(extra);
      if (!isTaken(name) && !KEYWORDS.has(name.toLowerCase())) return name;
    }
  throw new Error('no new name was found: every combination of words is in use');
}

function joined(
  base: string,
  random: Stream,
  qualifiers: readonly string[],
  extra: number,
): string {
  return [base, ...random.shuffle(qualifiers).slice(0, extra)].join('_');
}

type BaseNames = Readonly<Record<FieldType, (random: Stream, role: FieldRole) => string>>;
const nounFor =
  (type: keyof typeof FIELD_NOUNS) =>
  (random: Stream): string =>
    random.pick(FIELD_NOUNS[type]);

const baseNames: BaseNames = {
  string: nounFor('string'),
  integer: nounFor('integer'),
  float: nounFor('float'),
  boolean: nounFor('boolean'),
  datetime: nounFor('datetime'),
  enum: (random) => random.pick(Object.keys(ENUM_THEMES)),
  reference: (_random, { target }) => snakeCase(target ?? 'link'),
  reference_list: (_random, { target }) => plural(snakeCase(target ?? 'link')),
};

function baseName(random: Stream, role: FieldRole): string {
  return baseNames[role.type](random, role);
}

/** `phase_last` → `phase`. */
function themeOf(field: string): string {
  return field.split('_')[0] ?? field;
}

/** `UserProfile` → `user_profile`. */
function snakeCase(name: string): string {
  return name.replace(/(?<!^)[A-Z]/g, (letter) => `_${letter}`).toLowerCase();
}

/** `in_progress` → `InProgress`. */
function pascalCase(name: string): string {
  return name
    .split('_')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');
}

function plural(noun: string): string {
  if (/[^aeiou]y$/.test(noun)) return `${noun.slice(0, -1)}ies`;
  return /(s|x|z|ch|sh)$/.test(noun) ? `${noun}es` : `${noun}s`;
}
