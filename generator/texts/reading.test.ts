/** The texts suffice: what they are written from can be read back from them. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canonicalSchema, canonicalText } from '../../spec/canonical.ts';
import { changeKinds } from '../../spec/changes/table.ts';
import type { Change } from '../../spec/changes/table.ts';
import { kennel } from '../../spec/fixtures/edit-kennel.ts';
import { sampleChangeAt } from '../../spec/fixtures/sample-change-at.ts';
import { sampledStates } from '../../spec/fixtures/sampled-states.ts';
import { workshop } from '../../spec/fixtures/workshop.ts';
import type { Schema } from '../../spec/schema.ts';
import { schemaShape } from '../../spec/schema.ts';
import { ReadingError } from '../../spec/wording/phrase.ts';
import odd from '../plan/fixtures/odd.json' with { type: 'json' };
import { changeRequest, readChangeRequest } from './change-request.ts';
import { everyChange } from './fixtures/every-change.ts';
import { initialSpecification, readSpecification } from './initial-specification.ts';

const schemas: readonly (readonly [name: string, schema: Schema])[] = [
  ['the kennel', kennel],
  ['the odd one', schemaShape.parse(odd)],
  ['the workshop', workshop([])],
  ['an empty one', { enums: [], entities: [], analytics: [] }],
];

describe('a specification', () => {
  test.each(schemas)('gives back %s', (_name, schema) => {
    expect(readSpecification(initialSpecification(schema))).toEqual(canonicalSchema(schema));
  });

  test('gives back every state that scenarios pass through', () => {
    for (const { schema } of sampledStates)
      expect(readSpecification(initialSpecification(schema))).toEqual(schema);
  });

  test('gives back any text that is a default', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 20 }), (text) => {
        const schema = withDefault(text);
        expect(readSpecification(initialSpecification(schema))).toEqual(schema);
      }),
    );
  });
});

describe('a change request', () => {
  test('gives back the changes of a turn, whatever they are', () => {
    expect(readChangeRequest(changeRequest(everyChange))).toEqual(everyChange);
    expect(new Set(everyChange.map(({ kind }) => kind)).size).toBe(changeKinds.length);
  });

  test('gives back entities as they are, whatever they have', () => {
    const changes = schemas.flatMap(([, { entities, enums }]) =>
      entities.map((entity): Change => ({ kind: 'add_entity', entity, enums })),
    );
    expect(readChangeRequest(changeRequest(changes))).toEqual(changes);
  });

  test.each([...changeKinds])('gives back sampled changes of the kind %s', (kind) => {
    let judged = 0;
    fc.assert(
      fc.property(fc.constantFrom(...sampledStates), fc.nat(), (state, seed) => {
        const change = sampleChangeAt(state, kind, seed);
        if (change === null) return;
        judged += 1;
        const [same, ...others] = readChangeRequest(changeRequest([change]));
        expect(others).toEqual([]);
        expect(canonicalText(same)).toBe(canonicalText(change));
      }),
      { numRuns: 25 },
    );
    expect(judged).toBeGreaterThan(0);
  });
});

describe('what is not understood', () => {
  const text = initialSpecification(kennel);
  const misread = (from: string, to: string): ReadingError => {
    expect(text).toContain(from);
    return errorOf(() => readSpecification(text.replace(from, to)));
  };

  test.each([
    [
      'integer, minimum 0',
      'integer, minimum zero',
      'line 27, column 47: expected an integer, found "zero, maximum 10000)"',
    ],
    [
      'optional, nullable boolean',
      'optional, null boolean',
      'line 20, column 23: expected "nullable" or "non-nullable", found "null boolean, default `true`)"',
    ],
    ['`calm`, `wild`', '`calm`, wild', 'line 12, column 19: expected "`", found "wild"'],
    [
      '2 enums',
      '3 enums',
      'line 1, column 1: expected a specification whose overview counts what follows, and whose actions are those of its entities, found "# Specification"',
    ],
    [
      '/dog/rank/avg',
      '/dog/rank/max',
      'line 52, column 3: expected a path that agrees with what is computed, found "`GET /analytics/dog/rank/max`: the avera…"',
    ],
    [
      '  2. `set',
      '  3. `set',
      'line 73, column 1: expected effects that are numbered from 1, found "- Effects, in this order:"',
    ],
  ])('is named with its place: %j as %j', (from, to, message) => {
    expect(misread(from, to).message).toBe(message);
  });

  test('is never a crash, wherever a text is cut off or garbled', () => {
    fc.assert(
      fc.property(
        fc.nat({ max: text.length }),
        fc.nat({ max: 12 }),
        fc.string({ maxLength: 3 }),
        (from, length, instead) => {
          const garbled = text.slice(0, from) + instead + text.slice(from + length);
          try {
            readSpecification(garbled);
          } catch (error) {
            expect(error).toBeInstanceOf(ReadingError);
          }
        },
      ),
      { numRuns: 300 },
    );
  });
});

function errorOf(work: () => unknown): ReadingError {
  try {
    work();
  } catch (error) {
    if (error instanceof ReadingError) return error;
    throw error;
  }
  throw new Error('it was understood');
}

function withDefault(text: string): Schema {
  return {
    enums: [],
    analytics: [],
    entities: [
      {
        name: 'Person',
        fields: [{ name: 'note', type: 'string', required: false, nullable: true, default: text }],
        actions: [],
      },
    ],
  };
}
