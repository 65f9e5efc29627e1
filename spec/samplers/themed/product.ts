/** A state seen through its theme: what lives, by the first name that it had, and what may come yet. */
import { endpointOf } from '../../naming.ts';
import type { Entity, Field, Schema } from '../../schema.ts';
import type { Removed } from '../../snapshot.ts';
import { namesOf } from './domain.ts';
import type { EntityTheme, FieldTheme } from './domain.ts';
import { fieldNamesOf, findFieldTheme } from './theme.ts';
import type { Theme } from './theme.ts';

export interface LivingField<T extends FieldTheme = FieldTheme> {
  readonly theme: T;
  readonly field: Field;
}

export interface LivingEntity {
  readonly theme: EntityTheme;
  readonly entity: Entity;
  /** By the first name of the field. */
  readonly fields: ReadonlyMap<string, LivingField>;
}

export interface Product {
  readonly theme: Theme;
  readonly schema: Schema;
  readonly removed: Removed;
  /** By the first name of the entity. What is not from the theme is left out. */
  readonly living: ReadonlyMap<string, LivingEntity>;
}

/** The state with the themes of its entities and fields. */
export function productOf(
  theme: Theme,
  { schema, removed }: { readonly schema: Schema; readonly removed: Removed },
): Product {
  const living = new Map(
    schema.entities.flatMap((entity) => {
      const known = theme.byName.get(entity.name);
      return known ? [[known.name, withThemes(known, entity)] as const] : [];
    }),
  );
  return { theme, schema, removed, living };
}

function withThemes(theme: EntityTheme, entity: Entity): LivingEntity {
  const fields = entity.fields.flatMap((field) => {
    const known = findFieldTheme(theme, field.name);
    return known ? [[known.name, { theme: known, field }] as const] : [];
  });
  return { theme, entity, fields: new Map(fields) };
}

/** The entity that a reference or list leads to, where it lives. */
export function targetOf(
  product: Product,
  theme: FieldTheme | undefined,
): LivingEntity | undefined {
  return theme && 'target' in theme ? product.living.get(theme.target) : undefined;
}

/** The entities that do not live and never did: what is gone stays gone. */
export function entitiesToCome({ theme, living, removed }: Product): readonly EntityTheme[] {
  const gone = new Set(removed.endpoints.map(({ path }) => path));
  return theme.entities.filter(
    (entity) =>
      !living.has(entity.name) && !namesOf(entity).some((name) => gone.has(`/${endpointOf(name)}`)),
  );
}

/** The fields that an entity lacks and never had, and whose target lives. */
export function fieldsToCome(
  product: Product,
  { theme, entity, fields }: LivingEntity,
): readonly FieldTheme[] {
  const gone = goneFrom(product.removed.fields, entity.name, ({ field }) => field);
  return theme.fields.filter(
    (field) =>
      !fields.has(field.name) &&
      !fieldNamesOf(theme, field).some((name) => gone.has(name)) &&
      (!('target' in field) || product.living.has(field.target)),
  );
}

/** The names that an entity had for actions that are gone. */
export function actionsGone({ removed }: Product, { entity }: LivingEntity): ReadonlySet<string> {
  return goneFrom(removed.actions, entity.name, ({ action }) => action);
}

/** The next of its names that a field has not had, or nothing when all are used up. */
export function nextFieldName(
  { removed }: Product,
  { theme, entity }: LivingEntity,
  { theme: field, field: { name } }: LivingField,
): string | undefined {
  const gone = goneFrom(removed.fields, entity.name, (each) => each.field);
  const names = fieldNamesOf(theme, field);
  return names.slice(names.indexOf(name) + 1).find((next) => !gone.has(next));
}

/** The next of its names that an entity has not had, or nothing when all are used up. */
export function nextEntityName(
  { removed }: Product,
  { theme, entity }: LivingEntity,
): string | undefined {
  const gone = new Set(removed.endpoints.map(({ path }) => path));
  const names = namesOf(theme);
  return names
    .slice(names.indexOf(entity.name) + 1)
    .find((next) => !gone.has(`/${endpointOf(next)}`));
}

function goneFrom<T extends { readonly entity: string }>(
  removed: readonly T[],
  entity: string,
  nameOf: (gone: T) => string,
): ReadonlySet<string> {
  return new Set(removed.filter((gone) => gone.entity === entity).map(nameOf));
}
