import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalSchema, canonicalText, sortedBy } from './canonical.ts';
import { kennel } from './fixtures/edit-kennel.ts';

const shuffled = <T>(items: readonly T[]): fc.Arbitrary<T[]> =>
  fc.shuffledSubarray([...items], { minLength: items.length });

describe('canonicalSchema', () => {
  it('leaves the kennel, which is in order, as it is', () => {
    expect(JSON.stringify(canonicalSchema(kennel))).toBe(JSON.stringify(kennel));
  });
  it('undoes any order of entities, fields, actions, guards, enums and analytics', () => {
    const entities = fc
      .tuple(
        ...kennel.entities.map((entity) =>
          fc.record({
            name: fc.constant(entity.name),
            fields: shuffled(entity.fields),
            actions: fc
              .tuple(
                ...entity.actions.map((action) =>
                  shuffled(action.guards).map((guards) => ({ ...action, guards })),
                ),
              )
              .chain(shuffled),
          }),
        ),
      )
      .chain(shuffled);
    const schemas = fc.record({
      enums: shuffled(kennel.enums),
      entities,
      analytics: shuffled(kennel.analytics),
    });
    fc.assert(
      fc.property(schemas, (schema) => {
        expect(canonicalSchema(schema)).toEqual(kennel);
      }),
    );
  });
  it('keeps sequences: enum values, effects and starts', () => {
    const [phase, mood] = kennel.enums;
    const turned = { name: 'DogPhase', values: [...(phase?.values ?? [])].reverse() };
    expect(
      canonicalSchema({ ...kennel, enums: [turned, ...(mood ? [mood] : [])] }).enums[0],
    ).toEqual(turned);
  });
});

describe('canonicalText', () => {
  it('is equal for equal values, whatever the order of keys', () => {
    expect(canonicalText({ b: [{ d: 1, c: null }], a: 'x' })).toBe(
      '{"a":"x","b":[{"c":null,"d":1}]}',
    );
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(JSON.parse(canonicalText(value))).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
  });
  it('tells different values apart', () => {
    expect(canonicalText({ a: [1, 2] })).not.toBe(canonicalText({ a: [2, 1] }));
  });
});

describe('sortedBy', () => {
  it('compares code units, whatever the locale', () => {
    expect(sortedBy(['a', 'B', 'ä', 'b', 'Z'], (item) => item)).toEqual(['B', 'Z', 'a', 'b', 'ä']);
  });
});
