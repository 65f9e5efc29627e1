import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boundariesOf } from './boundaries.ts';
import { interestingValues, otherCaseOf } from './field-values.ts';
import { kennel } from './fixtures/edit-kennel.ts';
import type { Field } from './schema.ts';
import { emptyDatabase } from './semantics/database.ts';
import { violationOf } from './semantics/values.ts';
import { stream } from './stream.ts';
import { inventedText } from './words.ts';

const presence = { name: 'f', required: true, nullable: false } as const;
const world = { schema: kennel, database: emptyDatabase(kennel) };
const bounds = (limit: number): fc.Arbitrary<readonly [number, number]> =>
  fc
    .tuple(fc.integer({ min: -limit, max: limit }), fc.nat(200))
    .map(([low, width]) => [low, Math.min(limit, low + width)]);
const maybe = (key: string, value: unknown, present: boolean): object =>
  present ? { [key]: value } : {};
const bounded =
  (
    low: string,
    high: string,
  ): ((input: readonly [readonly [unknown, unknown], boolean, boolean]) => object) =>
  ([[least, most], hasLow, hasHigh]) => ({
    ...maybe(low, least, hasLow),
    ...maybe(high, most, hasHigh),
  });

/** Fields of all types that have values of their own, with any bounds. */
const fields: fc.Arbitrary<Field> = fc.oneof(
  fc.tuple(bounds(1_000_000), fc.boolean(), fc.boolean()).map((input): Field => ({
    ...presence,
    type: 'integer',
    ...bounded('minimum', 'maximum')(input),
  })),
  fc
    .tuple(
      bounds(4_000_000).map(([low, high]) => [low / 4, high / 4] as const),
      fc.boolean(),
      fc.boolean(),
    )
    .map((input): Field => ({
      ...presence,
      type: 'float',
      ...bounded('minimum', 'maximum')(input),
    })),
  fc
    .tuple(
      fc
        .tuple(fc.nat(60), fc.integer({ min: 1, max: 60 }))
        .map(([low, width]) => [low, low + width] as const),
      fc.boolean(),
      fc.boolean(),
    )
    .map((input): Field => ({
      ...presence,
      type: 'string',
      ...bounded('minLength', 'maxLength')(input),
    })),
  fc.constantFrom<Field>(
    { ...presence, type: 'boolean' },
    { ...presence, type: 'boolean', default: true },
    { ...presence, type: 'enum', enum: 'DogPhase', default: 'review' },
    { ...presence, type: 'datetime' },
    { ...presence, type: 'datetime', after: '0001-01-01 00:00:00' },
    { ...presence, type: 'datetime', before: '0001-01-01 00:00:01' },
    { ...presence, type: 'datetime', after: '2024-02-29 00:00:00', before: '2024-02-29 00:00:00' },
  ),
);

describe('interestingValues', () => {
  it('are valid, distinct, never empty, and floats are quarters', () => {
    fc.assert(
      fc.property(fields, fc.string(), fc.integer({ min: 1, max: 6 }), (field, seed, count) => {
        const values = interestingValues({ schema: kennel, field, random: stream(seed), count });
        expect(values.length).toBeGreaterThan(0);
        expect(new Set(values).size).toBe(values.length);
        for (const value of values) {
          expect(violationOf(field, value, world)).toBeNull();
          expect(value).not.toBe('');
          if (typeof value === 'number') expect(Number.isInteger(value * 4)).toBe(true);
        }
        expect(
          interestingValues({ schema: kennel, field, random: stream(seed), count: 1 }),
        ).toEqual(values.slice(0, 1));
      }),
    );
  });
  it('are not the default, a bound or zero where there is something else', () => {
    const field: Field = { ...presence, type: 'integer', minimum: 0, maximum: 5, default: 3 };
    const values = interestingValues({ schema: kennel, field, random: stream('1'), count: 9 });
    expect([...values.slice(0, 3)].sort()).toEqual([1, 2, 4]);
    expect(values.slice(3)).toEqual([0, 5, 3]);
  });
  it('are as many as there are', () => {
    const one: Field = { ...presence, type: 'float', minimum: 2, maximum: 2 };
    expect(
      interestingValues({ schema: kennel, field: one, random: stream('1'), count: 3 }),
    ).toEqual([2]);
  });
});

describe('boundariesOf', () => {
  it('gives a valid value at each bound and one outside that breaks its rule', () => {
    fc.assert(
      fc.property(fields, (field) => {
        for (const { rule, at, outside } of boundariesOf(field)) {
          if (at !== undefined) expect(violationOf(field, at, world)).toBeNull();
          if (outside !== undefined) expect(violationOf(field, outside, world)?.rule).toBe(rule);
        }
      }),
    );
  });
  const cases: readonly (readonly [Field, readonly object[]])[] = [
    [
      { ...presence, type: 'integer', minimum: 0 },
      [{ rule: 'minimum', limit: 0, at: 0, outside: -1 }],
    ],
    [
      { ...presence, type: 'float', maximum: 2.5 },
      [{ rule: 'maximum', limit: 2.5, at: 2.5, outside: 2.75 }],
    ],
    [
      { ...presence, type: 'integer', maximum: 1_000_000 },
      [{ rule: 'maximum', limit: 1_000_000, at: 1_000_000 }],
    ],
    [
      { ...presence, type: 'datetime', after: '2024-03-01 00:00:00' },
      [
        {
          rule: 'after',
          limit: '2024-03-01 00:00:00',
          at: '2024-03-01 00:00:00',
          outside: '2024-02-29 23:59:59',
        },
      ],
    ],
    [
      { ...presence, type: 'datetime', after: '0001-01-01 00:00:00' },
      [{ rule: 'after', limit: '0001-01-01 00:00:00', at: '0001-01-01 00:00:00' }],
    ],
    [{ ...presence, type: 'boolean' }, []],
  ];
  it.each(cases)('%j', (field, boundaries) => {
    expect(boundariesOf(field)).toEqual(boundaries);
  });
  it('never sends an empty string', () => {
    const [none, one] = [0, 1].map((minLength) =>
      boundariesOf({ ...presence, type: 'string', minLength }),
    );
    expect(none).toEqual([{ rule: 'min_length', limit: 0 }]);
    expect(one?.[0]).not.toHaveProperty('outside');
    expect(one?.[0]?.at).toMatch(/^[a-z]$/);
  });
});

describe('words', () => {
  it('fill any length with lower-case ASCII, without blanks at the ends', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 300 }), fc.string(), (length, seed) => {
        const text = inventedText(length, stream(seed));
        expect(text).toHaveLength(length);
        expect(text).toMatch(/^[a-z]+( [a-z]+)*$/);
      }),
    );
  });
  it('are no enum value in another case', () => {
    expect(otherCaseOf('in_review')).toBe('IN_REVIEW');
  });
});
