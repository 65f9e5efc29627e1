/** Fields of a themed product: new ones, others of their names, and those that nobody needs any more. */
import { fieldPath } from '../../changes/paths.ts';
import type { ChangeOf } from '../../changes/table.ts';
import { enumOf } from '../../lookup.ts';
import { firstThatGives } from '../first-that-gives.ts';
import type { Wanted } from '../first-that-gives.ts';
import { appealOf } from '../pick.ts';
import { freeForGuards } from './clause-changes.ts';
import type { FieldTheme } from './domain.ts';
import { drawField } from './draw-field.ts';
import { appealOfField } from './field-appeal.ts';
import { livingByNearness } from './focus.ts';
import type { ThemedContext } from './focus.ts';
import { fieldsToCome, nextFieldName } from './product.ts';
import type { LivingEntity, LivingField, Product } from './product.ts';

/** A field of the theme that its entity never had; first of all one that lets actions work on other entities, where none can. */
export function proposeField(context: ThemedContext): ChangeOf<'add_field'> | null {
  const { product, random } = context;
  const scarce = scarceTypes(product);
  const weighted = livingByNearness(context).map(([living, nearness]) => {
    const fields = fieldsToCome(product, living);
    const urgent = fields.filter(({ type }) => scarce.includes(type));
    const [come, weight] = urgent.length > 0 ? [urgent, nearness * URGENT] : [fields, nearness];
    return [{ living, come }, weight] as const;
  });
  return firstThatGives(weighted, random, ({ living, come }) => {
    const present = [...living.fields.values()].map(({ theme }) => theme);
    const candidates = come.map((field) => {
      const place = living.theme.fields.indexOf(field);
      return [field, appealOfField(field, { place, present })] as const;
    });
    if (candidates.length === 0) return null;
    const drawn = drawField({ product, random }, living.theme, random.weighted(candidates));
    return { kind: 'add_field', entity: living.entity.name, ...drawn };
  });
}

const URGENT = 20;

/** References, where no entity with actions has one; lists, where none has one that its guards do not read yet. */
function scarceTypes({ living }: Product): readonly FieldTheme['type'][] {
  const free = [...living.values()].flatMap((owner) =>
    owner.entity.actions.flatMap((action) => freeForGuards(owner, action)),
  );
  const types = new Set(free.map(({ theme }) => theme.type));
  return (['reference', 'reference_list'] as const).filter((type) => !types.has(type));
}

interface Place {
  readonly living: LivingEntity;
  readonly field: LivingField;
}

/** The fields of the product, each with how much a change of it is wanted: far more where others depend on it. */
export function placesByNearness(context: ThemedContext): Wanted<Place> {
  const { product, dependedOn = 1 } = context;
  const appeal = appealOf({ schema: product.schema, dependedOn });
  return livingByNearness(context).flatMap(([living, weight]) =>
    [...living.fields.values()].map(
      (field) =>
        [
          { living, field },
          weight * appeal(fieldPath(living.entity.name, field.field.name)) ** 2,
        ] as const,
    ),
  );
}

/** The fewest fields that an entity keeps, its id among them. */
const FEWEST = 4;

/** A field goes; seldom one that actions move. */
export function proposeDeletedField(context: ThemedContext): ChangeOf<'delete_field'> | null {
  const { random } = context;
  const candidates = placesByNearness(context)
    .filter(([{ living }]) => living.entity.fields.length > FEWEST)
    .map(([place, weight]) => [place, weight * staying(place)] as const);
  if (candidates.length === 0) return null;
  const { living, field } = random.weighted(candidates);
  return { kind: 'delete_field', entity: living.entity.name, field: field.field.name };
}

/** How readily a field goes: what stands first and what actions live on, such as states and lists, seldom does. */
function staying({ living, field }: Place): number {
  const isState = living.entity.actions.some((action) => action.field === field.field.name);
  const isCentral = living.theme.fields.indexOf(field.theme) < 2;
  return isState || isCentral ? 0.1 : 'target' in field.theme ? 0.3 : 1;
}

/** The next name of a field. */
export function proposeFieldName(context: ThemedContext): ChangeOf<'rename_field'> | null {
  const { product, random } = context;
  return firstThatGives(placesByNearness(context), random, ({ living, field }) => {
    const to = nextFieldName(product, living, field);
    return to === undefined
      ? null
      : { kind: 'rename_field', entity: living.entity.name, field: field.field.name, to };
  });
}

/** Values that any choice may get when those of its theme are used up. */
const SPARE_VALUES = ['under_review', 'to_be_confirmed', 'unknown'];

/** The next value of a choice. */
export function proposeEnumValue(context: ThemedContext): ChangeOf<'add_enum_value'> | null {
  const { product, random } = context;
  return firstThatGives(placesByNearness(context), random, ({ field: { theme, field } }) => {
    if (field.type !== 'enum' || theme.type !== 'enum') return null;
    const { values } = enumOf(product.schema, field.enum);
    const value = [...theme.grows, ...SPARE_VALUES].find((each) => !values.includes(each));
    return value === undefined ? null : { kind: 'add_enum_value', enum: field.enum, value };
  });
}
