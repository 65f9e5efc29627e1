/** New fields from a theme: what the theme leaves open is drawn, so that fields are as various as tests need them. */
import { findEnum } from '../../lookup.ts';
import type { EnumType, Field, Schema } from '../../schema.ts';
import type { Stream } from '../../stream.ts';
import { enumNameOf } from './domain.ts';
import type { EntityTheme, FieldTheme } from './domain.ts';
import { targetOf } from './product.ts';
import type { Product } from './product.ts';
import { roundNumbers } from './round-numbers.ts';
import { scaleOf } from './scale.ts';
import { boundsOf, endOf, fieldOf, startOf } from './whole-schema.ts';
import type { Bounds } from './whole-schema.ts';

/** A new field, with the enum it brings. */
export interface DrawnField {
  readonly field: Field;
  readonly enum?: EnumType;
}

const RATES = {
  required: 0.6,
  requiredLink: 0.3,
  nullable: 0.45,
  bound: 0.75,
  yearBound: 0.4,
  usual: 0.6,
  unusual: 0.12,
};

/** A field of the theme for an entity. Where it leads, there must live something. */
export function drawField(
  { product, random }: { readonly product: Product; readonly random: Stream },
  owner: EntityTheme,
  theme: FieldTheme,
): DrawnField {
  const isLink = 'target' in theme;
  const target = targetOf(product, theme)?.entity.name;
  const bare = fieldOf(owner, theme, {
    name: theme.name,
    presence: {
      required: theme.required ?? random.chance(isLink ? RATES.requiredLink : RATES.required),
      nullable: isLink || (theme.nullable ?? random.chance(RATES.nullable)),
    },
    bounds: drawBounds(theme, random),
    ...(target === undefined ? {} : { target }),
  });
  const usual = drawDefault({ theme, field: bare }, random);
  const field = usual === null ? bare : ({ ...bare, default: usual } as Field);
  const brought = broughtEnum(product.schema, owner, theme);
  return brought ? { field, enum: brought } : { field };
}

function drawBounds(theme: FieldTheme, random: Stream): Bounds {
  const years =
    theme.type === 'datetime'
      ? { after: startOf(random.integer(2015, 2021)), before: endOf(random.integer(2026, 2030)) }
      : {};
  const own = boundsOf(theme);
  return Object.fromEntries(
    Object.entries({ ...years, ...own }).filter(([bound]) =>
      random.chance(bound in own ? RATES.bound : RATES.yearBound),
    ),
  );
}

function drawDefault(
  { theme, field }: { readonly theme: FieldTheme; readonly field: Field },
  random: Stream,
): string | number | boolean | null {
  if ('usually' in theme) return random.chance(RATES.usual) ? theme.usually : null;
  if (!('unit' in theme) || !random.chance(RATES.unusual)) return null;
  const { low, high } = scaleOf({ theme, field });
  const round = roundNumbers({ low, high });
  if (theme.counts && low === 0) return 0;
  return round.length === 0 ? null : random.pick(round.slice(0, 4));
}

function broughtEnum(schema: Schema, owner: EntityTheme, theme: FieldTheme): EnumType | null {
  if (theme.type !== 'enum') return null;
  const name = enumNameOf(owner, theme);
  return findEnum(schema, name) ? null : { name, values: theme.values };
}
