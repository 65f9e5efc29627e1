/** Bounds that fields get when they are born and when they change. */
import type { SampleContext } from '../changes/module.ts';
import type { Field, FieldType } from '../schema.ts';
import type { Stream } from '../stream.ts';
import { boundOf } from '../wording.ts';
import type { Bound } from '../wording.ts';
import { pickField } from './pick.ts';

type Draw = (random: Stream) => string | number;
type BoundValues = {
  readonly [B in Bound]?: (B extends 'after' | 'before' ? string : number) | null;
};

const NUMBERS: readonly (readonly [Bound, Draw])[] = [
  ['minimum', (random) => random.pick([-100, -10, 0, 0, 0, 1, 5])],
  ['maximum', (random) => random.pick([50, 100, 250, 500, 1000, 2500, 5000, 10_000])],
];

/** The bounds that a field of a type can have, low before high, with how a value is drawn. Low ones stay below high ones. */
const draws: Readonly<Record<FieldType, readonly (readonly [Bound, Draw])[]>> = {
  string: [
    ['minLength', (random) => random.integer(1, 8)],
    ['maxLength', (random) => random.pick([20, 30, 40, 50, 60, 75, 90, 100, 120, 150, 200, 255])],
  ],
  integer: NUMBERS,
  float: NUMBERS,
  boolean: [],
  datetime: [
    ['after', (random) => `${String(random.integer(2015, 2021))}-01-01 00:00:00`],
    ['before', (random) => `${String(random.integer(2024, 2030))}-12-31 23:59:59`],
  ],
  enum: [],
  reference: [],
  reference_list: [],
};

/** Bounds for a new field of the type: each that it can have, or not. */
export function proposeBounds(
  type: FieldType,
  random: Stream,
): Readonly<Record<string, string | number>> {
  return Object.fromEntries(
    draws[type].filter(() => random.chance(0.55)).map(([bound, draw]) => [bound, draw(random)]),
  );
}

/**
 * Other bounds for an existing field: one or two of them set, moved or removed. They may be no change or leave out the
 * field's default, which validation shows; `null` when no field has bounds.
 */
export function proposeBoundsChange(
  context: Pick<SampleContext, 'schema' | 'random' | 'dependedOn'>,
): (BoundValues & { readonly entity: string; readonly field: string }) | null {
  const { random } = context;
  const picked = pickField(context, ({ name, type }) => name !== 'id' && draws[type].length > 0);
  if (!picked) return null;
  const { entity, field } = picked;
  const available = random.shuffle(draws[field.type]);
  const chosen = available.slice(0, random.chance(0.3) ? 2 : 1);
  const values = chosen.map(([bound, draw]) => [bound, newValue(field, bound, draw, random)]);
  return {
    entity: entity.name,
    field: field.name,
    ...(Object.fromEntries(values) as BoundValues),
  };
}

function newValue(field: Field, bound: Bound, draw: Draw, random: Stream): string | number | null {
  return boundOf(field, bound) !== undefined && random.chance(0.2) ? null : draw(random);
}
