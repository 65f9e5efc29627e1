/** New fields for sampled schemas: every type, required or not, nullable or not, with bounds and defaults. */
import type { EnumType, Field, FieldType } from '../schema.ts';
import type { Stream } from '../stream.ts';
import type { SampleContext } from '../changes/module.ts';
import { must } from '../lookup.ts';
import { pickNamed } from './pick.ts';
import { proposeBounds } from './propose-bounds.ts';
import { proposeLiteral } from './propose-literal.ts';

/** A new field, with the enum it brings. */
export interface FieldProposal {
  readonly field: Field;
  readonly enum?: EnumType;
}

/** How often a new field has which type. */
const typeWeights: readonly (readonly [FieldType, number])[] = [
  ['string', 16],
  ['integer', 16],
  ['float', 12],
  ['boolean', 13],
  ['datetime', 9],
  ['enum', 13],
  ['reference', 14],
  ['reference_list', 15],
];

const RATES = {
  required: 0.6,
  nullable: 0.5,
  defaulted: 0.25,
  enumDefaulted: 0.6,
  sharedEnum: 0.15,
};

/** The id of a new entity: nearly always required and non-nullable. */
export function proposeId(random: Stream): Field {
  const loose = random.chance(0.15);
  return { name: 'id', type: 'string', required: !loose, nullable: loose, unique: true };
}

/** How much likelier a type is that the entity lacks: an entity with a state, a list and a number has room for much. */
const LACKED = 2.5;

/**
 * A field for an entity that has `siblings` already, whose name is new to the entity. Refers only to entities of the
 * schema.
 */
export function proposeField(
  context: SampleContext,
  entity: string,
  siblings: readonly Field[],
): FieldProposal {
  const { random, schema } = context;
  const besides = siblings.map(({ name }) => name);
  const present = new Set(siblings.filter(({ name }) => name !== 'id').map(({ type }) => type));
  const possible = typeWeights
    .filter(
      ([type]) => schema.entities.length > 0 || (type !== 'reference' && type !== 'reference_list'),
    )
    .map(([type, weight]) => [type, present.has(type) ? weight : weight * LACKED] as const);
  const type = random.weighted(possible);
  if (type === 'reference' || type === 'reference_list')
    return proposeReference(context, { entity, type, besides });
  const name = context.vocabulary.fieldName(random, entity, { type }, besides);
  if (type === 'enum') return proposeEnumField(context, { entity, name });
  const bare = { name, type, ...presence(random), ...proposeBounds(type, random) } as Field;
  const literal = random.chance(RATES.defaulted) ? proposeLiteral(schema, random, bare) : null;
  return { field: literal === null ? bare : ({ ...bare, default: literal } as Field) };
}

function presence(random: Stream): { readonly required: boolean; readonly nullable: boolean } {
  return { required: random.chance(RATES.required), nullable: random.chance(RATES.nullable) };
}

function proposeReference(
  context: SampleContext,
  {
    entity,
    type,
    besides,
  }: {
    readonly entity: string;
    readonly type: 'reference' | 'reference_list';
    readonly besides: readonly string[];
  },
): FieldProposal {
  const { schema, random, vocabulary } = context;
  const target = must(pickNamed(context, schema.entities), 'an entity to refer to').name;
  const name = vocabulary.fieldName(random, entity, { type, target }, besides);
  return {
    field:
      type === 'reference_list'
        ? { name, type, target }
        : { name, type, target, required: random.chance(0.3), nullable: true },
  };
}

function proposeEnumField(
  { schema, random, vocabulary }: SampleContext,
  { entity, name }: { readonly entity: string; readonly name: string },
): FieldProposal {
  const shared = schema.enums.length > 0 && random.chance(RATES.sharedEnum);
  const type = shared ? random.pick(schema.enums) : vocabulary.enumType(random, entity, name);
  const field: Field = { name, type: 'enum', enum: type.name, ...presence(random) };
  const defaulted = random.chance(RATES.enumDefaulted)
    ? { ...field, default: random.pick(type.values) }
    : field;
  return shared ? { field: defaulted } : { field: defaulted, enum: type };
}
