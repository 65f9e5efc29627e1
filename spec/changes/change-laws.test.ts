/** What holds for every kind of change, sampled on states that scenarios pass through. A new kind is held to it at once. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canonicalText } from '../canonical.ts';
import { deepFreeze } from '../fixtures/deep-freeze.ts';
import { sampleChangeAt } from '../fixtures/sample-change-at.ts';
import { sampledStates } from '../fixtures/sampled-states.ts';
import type { Schema } from '../schema.ts';
import { soundnessProblems } from '../well-formed.ts';
import {
  applyChange,
  changeKinds,
  changeShape,
  describeChange,
  touchesOf,
  validateChange,
} from './table.ts';
import type { Change } from './table.ts';

const RUNS = { numRuns: 25 };

/** Names that a change mentions: the strings under the keys that hold names. */
function identifiersIn(part: unknown, key = ''): readonly string[] {
  const nameKeys = /^(entity|field|to|action|name|enum|target|reference|list|count|sum|of|from)$/;
  if (typeof part === 'string') return nameKeys.test(key) ? [part] : [];
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([inner, value]) =>
    identifiersIn(value, Array.isArray(part) ? key : inner),
  );
}

describe.each([...changeKinds])('%s', (kind) => {
  /** Checks a law on sampled changes and that there were any. */
  function holds(law: (schema: Schema, change: Change, again: () => Change | null) => void): void {
    let judged = 0;
    fc.assert(
      fc.property(fc.constantFrom(...sampledStates), fc.nat(), (state, seed) => {
        const change = sampleChangeAt(state, kind, seed);
        if (change === null) return;
        judged += 1;
        law(state.schema, deepFreeze(change), () => sampleChangeAt(state, kind, seed));
      }),
      RUNS,
    );
    expect(judged).toBeGreaterThan(0);
  }

  test('a sampled change is valid, of its kind and of its shape', () => {
    holds((schema, change) => {
      expect(change.kind).toBe(kind);
      expect(changeShape.parse(change)).toEqual(change);
      expect(validateChange(schema, change)).toEqual([]);
    });
  });

  test('the state after it is sound and another than the one before', () => {
    holds((schema, change) => {
      const after = deepFreeze(applyChange(schema, change));
      expect(soundnessProblems(after)).toEqual([]);
      expect(after).not.toEqual(schema);
    });
  });

  test('the same seed gives the same change, another seed does not always', () => {
    const texts = new Set<string>();
    holds((_schema, change, again) => {
      expect(again()).toEqual(change);
      texts.add(JSON.stringify(change));
    });
    expect(texts.size).toBeGreaterThan(1);
  });

  test('what it leaves alone is shared with the state before', () => {
    holds((schema, change) => {
      const before = new Map(schema.entities.map((entity) => [canonicalText(entity), entity]));
      for (const entity of applyChange(schema, change).entities) {
        const same = before.get(canonicalText(entity));
        if (same) expect(entity).toBe(same);
      }
    });
  });

  test('different changes read differently', () => {
    const read = new Map<string, string>();
    holds((_schema, change) => {
      const sentence = describeChange(change);
      const known = read.get(sentence) ?? canonicalText(change);
      expect(canonicalText(change)).toBe(known);
      read.set(sentence, known);
    });
  });

  test('it survives a round trip through JSON', () => {
    holds((_schema, change) => {
      expect(JSON.parse(JSON.stringify(change))).toEqual(change);
    });
  });

  test('its sentence is one line that names everything it mentions', () => {
    holds((_schema, change) => {
      const sentence = describeChange(change);
      expect(sentence).toMatch(/^[A-Z][^\n]*[^.\n]$/);
      const { kind: _kind, ...content } = change;
      const missing = identifiersIn(content).filter(
        (name) => !sentence.includes(name) && !sentence.includes(`/${name.toLowerCase()}`),
      );
      expect(missing).toEqual([]);
    });
  });

  test('it touches something and cannot be done twice', () => {
    holds((schema, change) => {
      const { creates, writes, removes } = touchesOf(schema, change);
      expect([...creates, ...writes, ...removes].length).toBeGreaterThan(0);
      expect(validateChange(applyChange(schema, change), change)).not.toEqual([]);
    });
  });
});
