/** Finding what the themes say about a thing by any name that it may have. */
import { must } from '../../lookup.ts';
import { backOffice } from './back-office/back-office.ts';
import { commonFields } from './common-fields.ts';
import { namesOf } from './domain.ts';
import type { Domain, EntityTheme, FieldTheme } from './domain.ts';

/** A domain and the back office as one: all entities that a scenario may have. */
export interface Theme {
  readonly domain: Domain;
  readonly entities: readonly EntityTheme[];
  /** By each of their names. */
  readonly byName: ReadonlyMap<string, EntityTheme>;
}

const known = new WeakMap<Domain, Theme>();

/** The theme of a domain. */
export function themeOf(domain: Domain): Theme {
  const theme = known.get(domain) ?? makeTheme(domain);
  known.set(domain, theme);
  return theme;
}

function makeTheme(domain: Domain): Theme {
  const entities = [...domain.entities, ...backOffice].map(withCommonFields);
  const byName = new Map(
    entities.flatMap((entity) => namesOf(entity).map((name) => [name, entity] as const)),
  );
  return { domain, entities, byName };
}

/** The entity with the fields that any entity may get, unless it has one of that name, or they lead to itself. */
function withCommonFields(entity: EntityTheme): EntityTheme {
  const taken = new Set(entity.fields.flatMap(namesOf));
  const common = commonFields.filter(
    (field) =>
      !namesOf(field).some((name) => taken.has(name)) &&
      !('target' in field && field.target === entity.name),
  );
  return { ...entity, fields: [...entity.fields, ...common] };
}

/** Set before the last name of a field that has no other name left. */
const QUALIFIERS: Readonly<Record<FieldTheme['type'], readonly string[]>> = {
  string: ['official', 'displayed'],
  integer: ['recorded', 'confirmed'],
  float: ['recorded', 'confirmed'],
  boolean: ['currently', 'officially'],
  datetime: ['recorded', 'confirmed'],
  enum: ['current', 'effective'],
  reference: ['assigned', 'designated'],
  reference_list: ['linked', 'listed'],
};

/** All the names of a field in turn: those of its theme, then its last one with a qualifier. */
export function fieldNamesOf(owner: EntityTheme, field: FieldTheme): readonly string[] {
  const others = new Set(owner.fields.flatMap(namesOf));
  const names = namesOf(field);
  const last = must(names.at(-1), 'a name');
  const qualified = QUALIFIERS[field.type].map((qualifier) => `${qualifier}_${last}`);
  return [...names, ...qualified.filter((name) => !others.has(name))];
}

const fieldsByName = new WeakMap<EntityTheme, ReadonlyMap<string, FieldTheme>>();

/** What the theme says about the field that is now called so; nothing of a field that is not from the theme. */
export function findFieldTheme(owner: EntityTheme, name: string): FieldTheme | undefined {
  const index =
    fieldsByName.get(owner) ??
    new Map(
      owner.fields.flatMap((field) =>
        fieldNamesOf(owner, field).map((each) => [each, field] as const),
      ),
    );
  fieldsByName.set(owner, index);
  return index.get(name);
}
