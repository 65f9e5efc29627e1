/** Entities of a themed product: those of its domain come first, then the back office joins in. */
import type { ChangeOf } from '../../changes/table.ts';
import type { EnumType, Field } from '../../schema.ts';
import { appealOf } from '../pick.ts';
import { proposeId } from '../propose-field.ts';
import type { EntityTheme, FieldTheme } from './domain.ts';
import { drawField } from './draw-field.ts';
import { livingByNearness } from './focus.ts';
import type { ThemedContext } from './focus.ts';
import { entitiesToCome, nextEntityName } from './product.ts';
import type { Product } from './product.ts';

/** How much an entity wants to be linked from the start. */
const LINKS: Partial<Record<FieldTheme['type'], number>> = { reference: 10, reference_list: 25 };

/** How much sooner than those of the back office the entities of the domain come. */
const DOMAIN_FIRST = 4;

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

/** How well an entity would fit in: its links to what lives; more when the focus is among them, or leads to it. */
function linksBetween(
  { theme, living }: Product,
  entity: EntityTheme,
  focus: string | null,
): number {
  const center = focus === null ? undefined : theme.byName.get(focus);
  const targets = targetsOf(entity).filter((target) => living.has(target));
  const isWanted = center !== undefined && targetsOf(center).includes(entity.name);
  const wants = focus !== null && targets.includes(focus);
  return Math.min(2, targets.length) + (isWanted || wants ? 3 : 0);
}

function targetsOf({ fields }: EntityTheme): readonly string[] {
  return fields.flatMap((field) => ('target' in field ? [field.target] : []));
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
    (field) => !('target' in field) || product.living.has(field.target),
  );
  const states = new Set(theme.actions.map(({ field }) => field));
  let left = possible.map((field, place) => [field, weightOf(field, place, states)] as const);
  const chosen: FieldTheme[] = [];
  for (let more = random.integer(4, 5); more > 0 && left.length > 0; more -= 1) {
    const field = random.weighted(left);
    chosen.push(field);
    left = left.filter(([other]) => other !== field);
  }
  return possible.filter((field) => chosen.includes(field));
}

/** What stands first matters most; states, references and lists are what actions live on. */
function weightOf(field: FieldTheme, place: number, states: ReadonlySet<string>): number {
  if (states.has(field.name)) return 60;
  return LINKS[field.type] ?? Math.max(0.5, 10 - place);
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
