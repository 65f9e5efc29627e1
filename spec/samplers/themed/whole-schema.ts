/** A theme taken as a whole: the schema with all that a scenario may ever have, under first names. */
import type { Entity, EnumType, Field, Schema } from '../../schema.ts';
import { enumNameOf } from './domain.ts';
import type { ChoiceTheme, EntityTheme, FieldTheme } from './domain.ts';
import type { Theme } from './theme.ts';

/** The whole schema. Fields are nullable where the theme lets a draw decide, so that any guard and effect on them fits. */
export function wholeSchema({ entities }: Theme): Schema {
  return {
    enums: [...new Map(entities.flatMap(enumsOf).map((type) => [type.name, type])).values()],
    entities: entities.map(wholeEntity),
    analytics: [],
  };
}

function wholeEntity(theme: EntityTheme): Entity {
  return {
    name: theme.name,
    fields: [
      { name: 'id', type: 'string', required: true, nullable: false, unique: true },
      ...theme.fields.map((field) => wholeField(theme, field)),
    ],
    actions: theme.actions.map(({ needs, does, ...action }) => ({
      ...action,
      guards: needs,
      effects: does,
    })),
  };
}

function enumsOf(theme: EntityTheme): readonly EnumType[] {
  return theme.fields
    .filter((field): field is ChoiceTheme => field.type === 'enum')
    .map((field) => ({
      name: enumNameOf(theme, field),
      values: [...field.values, ...field.grows],
    }));
}

function wholeField(owner: EntityTheme, theme: FieldTheme): Field {
  const presence = { required: theme.required ?? true, nullable: theme.nullable ?? true };
  return fieldOf(owner, theme, { name: theme.name, presence, bounds: boundsOf(theme) });
}

/** What a theme leaves open about a field. */
export interface Particulars {
  readonly name: string;
  readonly presence: { readonly required: boolean; readonly nullable: boolean };
  readonly bounds: Bounds;
  /** What the entity that it leads to is called today; left out, it still has its first name. */
  readonly target?: string;
}

/** The field of a schema that a theme describes. */
export function fieldOf(
  owner: EntityTheme,
  theme: FieldTheme,
  { name, presence, bounds, target }: Particulars,
): Field {
  if (theme.type === 'reference_list')
    return { name, type: theme.type, target: target ?? theme.target };
  if (theme.type === 'reference')
    return { name, type: theme.type, target: target ?? theme.target, ...presence };
  if (theme.type === 'enum')
    return { name, type: theme.type, enum: enumNameOf(owner, theme), ...presence };
  return { name, type: theme.type, ...presence, ...bounds };
}

/** Bounds of a field, in the words of the schema. */
export type Bounds = Readonly<Record<string, number | string>>;

type BoundsOf = {
  readonly [T in FieldTheme['type']]: (
    theme: Extract<FieldTheme, { readonly type: T }>,
  ) => Readonly<Record<string, number | string | undefined>>;
};

const themeBounds: BoundsOf = {
  string: ({ min, max }) => ({ minLength: min, maxLength: max }),
  integer: ({ min, max }) => ({ minimum: min, maximum: max }),
  float: ({ min, max }) => ({ minimum: min, maximum: max }),
  boolean: () => ({}),
  datetime: ({ after, before }) => ({
    after: after === undefined ? undefined : startOf(after),
    before: before === undefined ? undefined : endOf(before),
  }),
  enum: () => ({}),
  reference: () => ({}),
  reference_list: () => ({}),
};

/** The bounds that a theme gives to a field. */
export function boundsOf(theme: FieldTheme): Bounds {
  const bounds = themeBounds[theme.type] as (
    theme: FieldTheme,
  ) => ReturnType<(typeof themeBounds)[FieldTheme['type']]>;
  return withoutGaps(bounds(theme));
}

function withoutGaps(bounds: Readonly<Record<string, number | string | undefined>>): Bounds {
  return Object.fromEntries(
    Object.entries(bounds).flatMap(([bound, value]) =>
      value === undefined ? [] : [[bound, value]],
    ),
  );
}

/** The first second of a year. */
export function startOf(year: number): string {
  return `${String(year)}-01-01 00:00:00`;
}

/** The last second of a year. */
export function endOf(year: number): string {
  return `${String(year)}-12-31 23:59:59`;
}
