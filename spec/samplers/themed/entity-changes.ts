/** Entities of a themed product: those of its domain come first, then the back office joins in. */
import type { ChangeOf } from '../../changes/table.ts';
import type { EnumType, Field } from '../../schema.ts';
import { appealOf } from '../pick.ts';
import { proposeId } from '../propose-field.ts';
import { commonFields } from './common-fields.ts';
import type { EntityTheme, FieldTheme } from './domain.ts';
import { drawField } from './draw-field.ts';
import { appealOfField } from './field-appeal.ts';
import { livingByNearness } from './focus.ts';
import type { ThemedContext } from './focus.ts';
import { entitiesToCome, nextEntityName } from './product.ts';
import type { Product } from './product.ts';

/** How much a new entity wants its states. */
const STATE = 60;

/** How much sooner than those of the back office the entities of the domain come. */
const DOMAIN_FIRST = 12;

/** An entity that lives, as far as the theme goes, with four or five of its fields. */
export function proposeEntity(context: ThemedContext): ChangeOf<'add_entity'> | null {
  const { product, random, focus } = context;
  const own = new Set(product.theme.domain.entities.map(({ name }) => name));
  const candidates = entitiesToCome(product).map((theme) => {
    const links = linksBetween(product, theme, focus);
    return [theme, (own.has(theme.name) ? DOMAIN_FIRST : 1) * (1 + links)] as const;
  });
  return candidates.length === 0 ? null : addEntity(context, random.weighted(candidates));
}

/** How well an entity would fit in: its links from and to what lives, lists above all, and those of the focus. */
function linksBetween(product: Product, entity: EntityTheme, focus: string | null): number {
  const living = [...product.living.values()].map(({ theme }) => theme);
  const away = living.flatMap((other) => linksTo(entity, other.name));
  const here = living.flatMap((other) => linksTo(other, entity.name));
  const center = focus === null ? undefined : product.theme.byName.get(focus);
  const isNear =
    center !== undefined &&
    (linksTo(center, entity.name).length > 0 || linksTo(entity, center.name).length > 0);
  const lists = [...away, ...here].filter(({ type }) => type === 'reference_list').length;
  return Math.min(2, away.length) + Math.min(2, 2 * lists) + (isNear ? 3 : 0);
}

function linksTo({ fields }: EntityTheme, target: string): readonly FieldTheme[] {
  return fields.filter((field) => 'target' in field && field.target === target);
}

/** The change that adds an entity of the theme, with four or five fields: a state where it has one, and what matters most. */
export function addEntity(context: ThemedContext, theme: EntityTheme): ChangeOf<'add_entity'> {
  const { product, random } = context;
  const fields: Field[] = [proposeId(random)];
  const enums: EnumType[] = [];
  for (const chosen of chooseFields(context, theme)) {
    const { field, enum: brought } = drawField({ product, random }, theme, chosen);
    fields.push(field);
    if (brought && !enums.some(({ name }) => name === brought.name)) enums.push(brought);
  }
  return { kind: 'add_entity', entity: { name: theme.name, fields, actions: [] }, enums };
}

function chooseFields(
  { product, random }: ThemedContext,
  theme: EntityTheme,
): readonly FieldTheme[] {
  const possible = theme.fields.filter(
    (field) =>
      !commonFields.includes(field) && (!('target' in field) || product.living.has(field.target)),
  );
  const states = new Set(theme.actions.map(({ field }) => field));
  const chosen: FieldTheme[] = [];
  for (let more = random.integer(4, 5); more > 0; more -= 1) {
    const candidates = possible
      .map((field, place) => {
        const appeal = appealOfField(field, { place, present: chosen });
        return [field, states.has(field.name) ? STATE : appeal] as const;
      })
      .filter(([field]) => !chosen.includes(field));
    if (candidates.length > 0) chosen.push(random.weighted(candidates));
  }
  return possible.filter((field) => chosen.includes(field));
}

/** An entity that the domain can do without. */
export function proposeDeletedEntity(context: ThemedContext): ChangeOf<'delete_entity'> | null {
  const { product, random } = context;
  const core = new Set(product.theme.domain.entities.slice(0, 3).map(({ name }) => name));
  const own = new Set(product.theme.domain.entities.map(({ name }) => name));
  const living = [...product.living.values()]
    .filter(({ theme }) => !core.has(theme.name))
    .map(({ theme, entity }) => [entity.name, own.has(theme.name) ? 1 : 2] as const);
  return living.length < 2 ? null : { kind: 'delete_entity', entity: random.weighted(living) };
}

/** The next name of an entity. */
export function proposeEntityName(context: ThemedContext): ChangeOf<'rename_entity'> | null {
  const { product, random, dependedOn = 1 } = context;
  const appeal = appealOf({ schema: product.schema, dependedOn });
  const candidates = livingByNearness(context).flatMap(([living, weight]) => {
    const to = nextEntityName(product, living);
    const entity = living.entity.name;
    return to === undefined ? [] : [[{ entity, to }, weight * appeal(entity)] as const];
  });
  return candidates.length === 0 ? null : { kind: 'rename_entity', ...random.weighted(candidates) };
}
