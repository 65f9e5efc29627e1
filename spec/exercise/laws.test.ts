import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exerciseAction, tryAction } from '../exercise.ts';
import { expectSoundExercise } from '../fixtures/check-exercise.ts';
import {
  all,
  any,
  compare,
  count,
  field,
  forEach,
  hasValue,
  increment,
  isNull,
  onReference,
  set,
  sum,
  value,
} from '../fixtures/clauses.ts';
import { workshop } from '../fixtures/workshop.ts';
import type { Effect, Guard } from '../schema.ts';
import { soundnessProblems } from '../well-formed.ts';

const ordering = fc.constantFrom('>', '>=', '<', '<=' as const);
const small = fc.integer({ min: 0, max: 60 });
const quarter = fc.integer({ min: 0, max: 400 }).map((n) => n / 4);
const number = fc.constantFrom('a', 'b', 'c');
const list = fc.constantFrom('parts', 'spares');

const guards: fc.Arbitrary<Guard> = fc.oneof(
  fc.tuple(number, ordering, small).map(([name, op, n]) => compare(field(name), op, value(n))),
  fc
    .tuple(number, ordering, number)
    .map(([left, op, right]) => compare(field(left), op, field(right))),
  fc
    .tuple(number, ordering, number, small)
    .map(([left, op, right, n]) =>
      compare({ op: '+', left: field(left), right: value(n) }, op, field(right)),
    ),
  fc
    .tuple(ordering, quarter)
    .map(([op, n]) => compare({ op: '*', left: field('x'), right: value(0.5) }, op, value(n))),
  fc
    .tuple(list, ordering, fc.integer({ min: 0, max: 4 }))
    .map(([name, op, n]) => compare(count(name), op, value(n))),
  fc
    .tuple(list, ordering, quarter)
    .map(([name, op, n]) => compare(sum(name, 'price'), op, value(n))),
  fc
    .tuple(list, ordering, number)
    .map(([name, op, other]) => compare(sum(name, 'stock'), op, field(other))),
  fc
    .tuple(fc.constantFrom(any, all), list, ordering, quarter)
    .map(([quantifier, name, op, n]) => quantifier(name, 'price', op, n)),
  fc
    .tuple(fc.constantFrom(any, all), list, fc.boolean())
    .map(([quantifier, name, used]) => quantifier(name, 'used', '==', used)),
  fc
    .tuple(fc.constantFrom(isNull, hasValue), fc.constantFrom('c', 'y', 'note', 'worker', 'ends'))
    .map(([check, name]) => check(name)),
  fc.constantFrom(
    compare(field('begins'), '<', field('ends')),
    compare(field('title'), '!=', value('paint')),
    compare(field('urgent'), '==', value(true)),
  ),
);

const effects: fc.Arbitrary<Effect> = fc.oneof(
  fc.tuple(number, fc.integer({ min: 1, max: 20 })).map(([name, by]) => increment(name, by)),
  fc.tuple(number, number).map(([name, other]) => set(name, field(other))),
  fc
    .tuple(number, small)
    .map(([name, n]) => set(name, { op: '+', left: field(name), right: value(n) })),
  fc.constantFrom<Effect>(
    set('worker', value(null)),
    set('parts', value([])),
    set('urgent', value(true)),
    set('y', field('x')),
    onReference('worker', increment('load', 1)),
    onReference('helper', set('busy', value(true))),
    forEach('parts', increment('stock', -2)),
    forEach('spares', set('used', value(true))),
  ),
);

describe('laws of exercises', () => {
  it('prove themselves on the semantics, whatever the guards and effects; no seed loses them', () => {
    const seen = { ok: 0, refused: 0 };
    const actions = fc.tuple(
      fc.array(guards, { maxLength: 3 }),
      fc.array(effects, { maxLength: 2 }),
      fc.string(),
    );
    fc.assert(
      fc.property(actions, ([someGuards, someEffects, seed]) => {
        const schema = workshop(someGuards, someEffects);
        fc.pre(soundnessProblems(schema).length === 0);
        const source = { schema, lineage: {}, seed };
        const result = exerciseAction(source, 'Job', 'start');
        expect(result.ok).toBe(result.ok || tryAction(schema, 'Job', 'start').ok);
        seen[result.ok ? 'ok' : 'refused'] += 1;
        if (result.ok) expectSoundExercise(source, 'Job', 'start', result.exercise);
        else
          expect(result.problem.path).toMatch(
            /^entities\[0\]\.actions\[0\]\.(guards|effects)\[\d\]$/,
          );
      }),
      { numRuns: 100 },
    );
    expect(seen.ok).toBeGreaterThan(seen.refused);
  });
});
