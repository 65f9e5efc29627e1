/** Values for fields, right and wrong, near everything that a schema says about the field. */
import { shiftDateTime } from '../../../../spec/datetime.ts';
import { enumOf } from '../../../../spec/lookup.ts';
import type { FieldOf, FieldType, Schema } from '../../../../spec/schema.ts';
import { rowsOf } from '../../../../spec/semantics/database.ts';
import type { Database } from '../../../../spec/semantics/database.ts';
import { isNullable } from '../../../../spec/semantics/values.ts';
import type { Stream } from '../../../../spec/stream.ts';

/** Where a value will be used. */
export interface ValueContext {
  readonly schema: Schema;
  readonly database: Database;
  readonly random: Stream;
  /** Literals that guards compare the field with. */
  readonly literals: readonly unknown[];
  /** Ids that a reference must not have: the object itself. */
  readonly forbiddenIds: readonly string[];
}

type Values = {
  readonly [T in FieldType]: {
    /** Mostly valid. */
    readonly usual: (field: FieldOf<T>, context: ValueContext) => unknown;
    /** Around the edges and beyond, as a list to pick from. */
    readonly odd: (field: FieldOf<T>, context: ValueContext) => readonly unknown[];
  };
};

const epoch = '2023-05-17 08:30:00';

const values: Values = {
  string: {
    usual: ({ minLength = 1, maxLength = minLength + 8 }, { random, literals }) =>
      random.chance(0.4) && literals.length > 0
        ? random.pick(literals)
        : 'abcdefghij'
            .repeat(Math.ceil(maxLength / 10))
            .slice(0, Math.max(1, random.integer(minLength, Math.min(maxLength, minLength + 8)))),
    odd: ({ minLength = 1, maxLength = 30 }) => [
      ...[minLength - 1, minLength, maxLength, maxLength + 1]
        .filter((length) => length > 0)
        .flatMap((length) => ['x'.repeat(length), 'ß'.repeat(length), '😀'.repeat(length)]),
      'say "hi" \\ \u2028\n',
      7,
      true,
      {},
      ['x'],
    ],
  },
  integer: {
    usual: ({ minimum, maximum }, context) =>
      usualNumber(minimum, maximum, { ...context, step: 1 }),
    odd: ({ minimum = 0, maximum = 100 }) => [
      ...[minimum, maximum].flatMap((bound) => [bound - 1, bound, bound + 1, bound + 0.5]),
      '5',
      'many',
      true,
      {},
      [1],
    ],
  },
  float: {
    usual: ({ minimum, maximum }, context) =>
      usualNumber(minimum, maximum, { ...context, step: 0.25 }),
    odd: ({ minimum = 0, maximum = 100 }) => [
      ...[minimum, maximum].flatMap((bound) => [bound - 0.25, bound, bound + 0.25]),
      '2.5',
      'many',
      false,
      {},
      [1.5],
    ],
  },
  boolean: {
    usual: (_field, { random }) => random.chance(0.5),
    odd: () => [0, 1, 'true', 'yes', {}, [true]],
  },
  datetime: {
    usual: ({ after = epoch, before = epoch }, { random, literals }) => {
      const near = random.pick([after, before, ...literals.map(String)]);
      return shiftDateTime(near, random.integer(-40, 40) * 86_399);
    },
    odd: ({ after = epoch, before = epoch }) => [
      ...[after, before].flatMap((bound) => [
        shiftDateTime(bound, -1),
        bound,
        shiftDateTime(bound, 1),
      ]),
      '2023-02-29 00:00:00',
      '2024-02-29 00:00:00',
      '1900-02-29 00:00:00',
      '2024-13-01 00:00:00',
      '2024-00-10 00:00:00',
      '2024-04-31 12:00:00',
      '0000-01-01 00:00:00',
      '2024-03-15 24:00:00',
      '2024-03-15 12:60:00',
      '2024-03-15 23:59:60',
      '2024-03-15T14:30:00Z',
      '2024-03-15T14:30:00',
      '2024-03-15 14:30:00Z',
      '2024-03-15 14:30:00.0',
      '2024-03-15 14:30:00\n',
      ' 2024-03-15 14:30:00',
      '2024-3-15 14:30:00',
      '2024-03-15 4:30:00',
      '٢٠٢٤-03-15 14:30:00',
      '2024-03-15',
      'tomorrow',
      1_700_000_000,
      true,
      {},
    ],
  },
  enum: {
    usual: (field, { schema, random }) => random.pick(enumOf(schema, field.enum).values),
    odd: (field, { schema }) => [
      ...enumOf(schema, field.enum).values.flatMap((value) => [value.toUpperCase(), `${value}x`]),
      0,
      true,
      {},
      enumOf(schema, field.enum).values,
    ],
  },
  reference: {
    usual: ({ target }, context) => {
      const ids = idsOf(target, context);
      return ids.length === 0 || context.random.chance(0.2) ? null : context.random.pick(ids);
    },
    odd: ({ target }, context) => ['nobody', 3, true, {}, idsOf(target, context)],
  },
  reference_list: {
    usual: ({ target }, context) => {
      const ids = context.random.shuffle(idsOf(target, context));
      return ids.slice(0, context.random.integer(0, 3));
    },
    odd: ({ target }, context) => [
      'nobody',
      ['nobody'],
      [...idsOf(target, context), 'nobody'],
      [3],
      [null],
      [['x']],
      {},
      true,
    ],
  },
};

/** A value of the field that is probably accepted; `null` now and then where the field takes it. */
export function usualValue<T extends FieldType>(field: FieldOf<T>, context: ValueContext): unknown {
  const { usual }: Values[T] = values[field.type];
  return context.random.chance(0.07) && isNullable(field) ? null : usual(field, context);
}

/** Values on the bounds, beyond them, and of other types, `null` among them. */
export function oddValues<T extends FieldType>(
  field: FieldOf<T>,
  context: ValueContext,
): readonly unknown[] {
  const { odd }: Values[T] = values[field.type];
  return [null, ...odd(field, context)];
}

function idsOf(target: string, { database, forbiddenIds }: ValueContext): readonly string[] {
  return [...rowsOf(database, target).keys()].filter((id) => !forbiddenIds.includes(id));
}

function usualNumber(
  minimum: number | undefined,
  maximum: number | undefined,
  { random, literals, step }: ValueContext & { readonly step: number },
): number {
  const low = minimum ?? Math.min(-20, (maximum ?? 0) - 20);
  const high = maximum ?? Math.max(20, low + 40);
  const anywhere = low + random.integer(0, Math.floor((high - low) / step)) * step;
  const small = Math.min(high, Math.max(low, random.integer(0, 12) * step));
  const near = literals
    .filter((literal) => typeof literal === 'number')
    .map((literal) => literal + random.integer(-1, 1) * step);
  return random.pick([anywhere, small, ...near]);
}
