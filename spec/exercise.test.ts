import { describe, expect, it } from 'vitest';
import { exerciseAction, tryAction } from './exercise.ts';
import type { Exercise } from './exercise.ts';
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
} from './fixtures/clauses.ts';
import { expectSoundExercise } from './fixtures/check-exercise.ts';
import { kennel } from './fixtures/edit-kennel.ts';
import { workshop } from './fixtures/workshop.ts';
import type { Effect, Field, Guard, Schema } from './schema.ts';
import { schemaProblems } from './well-formed.ts';

function exercise(guards: readonly Guard[], effects: readonly Effect[] = []): Exercise {
  const source = { schema: workshop(guards, effects), lineage: {}, seed: 'test' };
  expect(schemaProblems(source.schema)).toEqual([]);
  const result = exerciseAction(source, 'Job', 'start');
  if (!result.ok) throw new Error(JSON.stringify(result.problem));
  expectSoundExercise(source, 'Job', 'start', result.exercise);
  return result.exercise;
}

type Hard = readonly [guards: readonly Guard[], effects?: readonly Effect[]];

const hard: Readonly<Record<string, Hard>> = {
  'two bounds on one number': [
    [compare(field('a'), '>=', value(5)), compare(field('a'), '<', value(7))],
  ],
  'a chain of fields': [
    [compare(field('a'), '<', field('b')), compare(field('b'), '<', field('c'))],
  ],
  'a sum of fields that needs both': [
    [compare({ op: '+', left: field('a'), right: field('b') }, '>', value(180))],
  ],
  'a difference of fields': [
    [compare({ op: '-', left: field('a'), right: field('b') }, '>=', value(90))],
  ],
  'computed values on both sides': [
    [
      compare({ op: '*', left: field('x'), right: value(4) }, '<=', {
        op: '+',
        left: field('a'),
        right: field('b'),
      }),
    ],
  ],
  'a list with count, sum, any and all': [
    [
      compare(count('parts'), '>', value(1)),
      compare(sum('parts', 'price'), '<=', value(120)),
      any('parts', 'price', '>', 100),
      all('parts', 'price', '>', 1),
    ],
  ],
  'a count beside all': [
    [compare(count('parts'), '>', value(0)), all('parts', 'used', '==', false)],
  ],
  'two sums and a quantifier on one list': [
    [
      compare(sum('parts', 'price'), '>', value(50)),
      compare(sum('parts', 'stock'), '<', value(10)),
      any('parts', 'stock', '>=', 5),
    ],
  ],
  'a count compared with a field': [
    [compare(count('parts'), '>=', field('a')), compare(field('a'), '>=', value(3))],
  ],
  'a sum compared with a field': [[compare(sum('parts', 'price'), '<=', field('x'))]],
  'a sum that needs many objects': [[compare(sum('parts', 'price'), '>=', value(4500))]],
  'a count that needs many objects': [[compare(count('parts'), '>=', value(20))]],
  'many objects that all satisfy something': [
    [compare(count('parts'), '>=', value(8)), all('parts', 'price', '>', 5)],
  ],
  'a sum of many objects beside count, any and all': [
    [
      compare(sum('parts', 'stock'), '<', value(500)),
      compare(count('parts'), '>=', value(2)),
      all('parts', 'stock', '>', 1),
      any('parts', 'used', '==', true),
    ],
  ],
  'a sum at the bounds of all objects, which an effect raises': [
    [compare(sum('parts', 'stock'), '>=', value(500))],
    [forEach('parts', increment('stock', 1))],
  ],
  'a sum far below zero': [[compare(sum('parts', 'debt'), '>', value(-500))]],
  'a count compared with a field that is large': [
    [compare(count('parts'), '>', field('a')), compare(field('a'), '>=', value(20))],
  ],
  'a sum compared with a field that is large': [
    [compare(sum('parts', 'stock'), '<', field('a')), compare(field('a'), '>=', value(99))],
  ],
  'a sum and a count of two lists': [
    [
      compare(sum('parts', 'stock'), '>', count('spares')),
      compare(count('spares'), '>=', value(2)),
    ],
  ],
  'a null check of a field that takes no null': [[isNull('note')]],
  'a value check of a field that takes no null': [[hasValue('note')]],
  'moments compared': [
    [
      compare(field('begins'), '<', field('ends')),
      compare(field('begins'), '>=', value('2024-06-01 00:00:00')),
    ],
  ],
  'texts, enums and booleans': [
    [
      compare(field('title'), '==', value('paint')),
      compare(field('kind'), '!=', value('build')),
      compare(field('urgent'), '==', value(true)),
    ],
  ],
  'references compared': [[compare(field('worker'), '==', field('helper'))]],
  'references that differ': [[compare(field('worker'), '!=', field('helper'))]],
  'objects of the same entity': [
    [
      hasValue('parent'),
      compare(count('subjobs'), '>=', value(1)),
      all('subjobs', 'state', '==', 'done'),
    ],
    [onReference('parent', increment('a', 1)), forEach('subjobs', set('urgent', value(true)))],
  ],
  'effects that feed one another': [
    [],
    [
      set('c', field('a')),
      increment('c', 5),
      set('b', field('c')),
      set('y', { op: '*', left: field('b'), right: value(0.5) }),
    ],
  ],
  'effects at the edge of bounds': [[compare(field('a'), '>', value(90))], [increment('a', 9)]],
  'a computed effect within bounds': [
    [compare(field('a'), '>=', value(60))],
    [set('b', { op: '+', left: field('a'), right: field('b') })],
  ],
  'an effect on a guarded list': [
    [any('parts', 'used', '==', true), compare(sum('parts', 'stock'), '>=', value(49))],
    [forEach('parts', set('used', value(true))), forEach('parts', increment('stock', -1))],
  ],
  'links that are emptied': [[], [set('worker', value(null)), set('parts', value([]))]],
  'links that are copied': [
    [],
    [
      set('worker', field('helper')),
      set('parts', field('spares')),
      forEach('spares', set('user', field('helper'))),
    ],
  ],
  'a reference of a referred object': [
    [],
    [
      onReference('worker', set('leader', value(null))),
      onReference('helper', set('leader', field('worker'))),
    ],
  ],
  'the state that was left': [[], [set('last_state', field('state'))]],
  'an increment before a copy of the same list': [
    [compare(count('parts'), '==', value(3))],
    [forEach('parts', increment('price', 0.25)), set('urgent', value(null))],
  ],
};

describe('exerciseAction', () => {
  it.each(Object.entries(hard))('copes with %s', (_what, [guards, effects]) => {
    expect(exercise(guards, effects).violations).toHaveLength(guards.length);
  });

  it.each(
    kennel.entities.flatMap(({ name, actions }) => actions.map((action) => [name, action.name])),
  )('exercises %s.%s of the kennel', (entity, action) => {
    const source = { schema: kennel, lineage: {}, seed: '7' };
    const result = exerciseAction(source, entity, action);
    expect(result.ok).toBe(true);
    if (result.ok) expectSoundExercise(source, entity, action, result.exercise);
    expect(exerciseAction(source, entity, action)).toEqual(result);
    expect(tryAction(kennel, entity, action).ok).toBe(true);
  });
});

it('says how long the lists were that it tried in vain', () => {
  const result = tryAction(workshop([compare(count('parts'), '<', value(60))]), 'Job', 'start');
  expect(result.ok ? '' : result.problem.message).toBe(
    'no objects violate this guard alone (lists of up to 40 were tried): it always holds, or another guard fails with it; drop it or loosen the other',
  );
});

describe('witnesses stand at the limits', () => {
  const acting = (witness: Exercise['happy']): object => witness.objects.at(-1)?.set ?? {};
  const limits: readonly (readonly [Guard, object, object])[] = [
    [compare(field('a'), '>', value(0)), { a: 1 }, { a: 0 }],
    [compare(field('a'), '>=', value(5)), { a: 5 }, { a: 4 }],
    [compare(field('a'), '<', value(50)), { a: 49 }, { a: 50 }],
    [compare(value(50), '>=', field('a')), { a: 50 }, { a: 51 }],
    [compare(field('x'), '<=', value(2.5)), { x: 2.5 }, { x: 2.75 }],
    [compare(field('x'), '>', value(2)), { x: 2.25 }, { x: 2 }],
    [
      compare(field('begins'), '>=', value('2024-06-01 12:00:00')),
      { begins: '2024-06-01 12:00:00' },
      { begins: '2024-06-01 11:59:59' },
    ],
    [
      compare(field('begins'), '<', value('2024-06-01 00:00:00')),
      { begins: '2024-05-31 23:59:59' },
      { begins: '2024-06-01 00:00:00' },
    ],
    [
      compare(count('parts'), '>=', value(2)),
      { parts: ['part-1', 'part-2'] },
      { parts: ['part-1'] },
    ],
    [
      compare(count('parts'), '<', value(2)),
      { parts: ['part-1'] },
      { parts: ['part-1', 'part-2'] },
    ],
    [compare(field('title'), '==', value('paint')), { title: 'paint' }, {}],
  ];
  it.each(limits)('%j', (guard, happy, violation) => {
    const found = exercise([guard]);
    expect(acting(found.happy)).toMatchObject(happy);
    expect(found.violations.map(acting)).toMatchObject([violation]);
  });

  const usedOf = ({ objects }: Exercise['happy']): unknown[] =>
    objects.filter(({ entity }) => entity === 'Part').map(({ set: fields }) => fields['used']);
  it('shows `any` by exactly one of several objects, and violates it by none of several', () => {
    const { happy, violations } = exercise([any('parts', 'used', '==', true)]);
    expect(usedOf(happy)).toEqual(expect.arrayContaining([true, false]));
    expect(violations.map(usedOf)).toEqual([[false, false]]);
  });
  it('violates `all` by exactly one of several objects', () => {
    const { happy, violations } = exercise([all('parts', 'used', '==', true)]);
    expect(usedOf(happy)).toEqual([true, true]);
    expect(violations.flatMap(usedOf).filter((used) => used === true)).toHaveLength(1);
  });
  it('violates one guard in as few fields as possible', () => {
    const { happy, violations } = exercise([
      compare(field('a'), '>', value(10)),
      compare(field('b'), '<', value(20)),
      any('parts', 'used', '==', true),
    ]);
    expect(acting(violations[0] ?? happy)).toEqual({ ...acting(happy), a: 10 });
    expect(acting(violations[1] ?? happy)).toEqual({ ...acting(happy), b: 20 });
  });
  it('takes other data from another seed where no limit dictates it', () => {
    const schema = workshop([], [increment('a', 1)]);
    const values = ['1', '2', '3', '4'].map((seed) =>
      JSON.stringify(exerciseAction({ schema, lineage: {}, seed }, 'Job', 'start')),
    );
    expect(new Set(values).size).toBeGreaterThan(1);
  });
});

describe('a value that is passed on', () => {
  const loose = { required: true, nullable: false } as const;
  const bounds = {
    'a text that is long enough': [
      { name: 'given', type: 'string', ...loose },
      { name: 'taken', type: 'string', ...loose, minLength: 40 },
    ],
    'a text that is short enough': [
      { name: 'given', type: 'string', ...loose },
      { name: 'taken', type: 'string', ...loose, maxLength: 1 },
    ],
    'a moment that is late enough': [
      { name: 'given', type: 'datetime', ...loose },
      { name: 'taken', type: 'datetime', ...loose, after: '2099-12-31 23:00:00' },
    ],
  } as const satisfies Record<string, readonly Field[]>;

  it.each(Object.entries(bounds))('%s is found, whatever the seed', (_, [given, taken]) => {
    const schema: Schema = {
      enums: [{ name: 'Phase', values: ['open', 'shut'] }],
      entities: [
        {
          name: 'Job',
          fields: [
            { name: 'id', type: 'string', ...loose, unique: true },
            { name: 'phase', type: 'enum', enum: 'Phase', ...loose },
            ...[given, taken],
          ],
          actions: [
            {
              ...{ name: 'start', field: 'phase', from: ['open'], to: 'shut', guards: [] },
              effects: [set('taken', field('given'))],
            },
          ],
        },
      ],
      analytics: [],
    };
    for (const seed of ['0', '1', '2', '3', '4', '5', '6', '7']) {
      const source = { schema, lineage: {}, seed };
      const result = exerciseAction(source, 'Job', 'start');
      if (!result.ok) throw new Error(`seed ${seed}: ${JSON.stringify(result.problem)}`);
      expectSoundExercise(source, 'Job', 'start', result.exercise);
    }
  });
});
