/** What is tried at the edges of conditions, on actions made for the purpose. */
import { describe, expect, test } from 'vitest';
import { editedKennel } from '../../../../spec/fixtures/edit-kennel.ts';
import { parseSchema } from '../../../../spec/parse.ts';
import type { Effect, Guard } from '../../../../spec/schema.ts';
import { snapshotOf } from '../../../../spec/trajectory.ts';
import { planSuite, resolveBody } from '../../index.ts';
import type { JsonObject, Plan, TestCase } from '../../plan.ts';

/** The plan of a kennel in which `restart` has these guards and effects. */
function planWith(guards: readonly Guard[], effects: readonly Effect[] = []): Plan {
  const dog = 'entities[0]';
  const schema = parseSchema(
    editedKennel([`${dog}.actions[2].guards`, guards], [`${dog}.actions[2].effects`, effects]),
    'kennel.json',
  );
  return planSuite({ snapshot: snapshotOf(schema), seed: '7', profile: 'paper' });
}

function testOf({ tests }: Plan, id: string): TestCase {
  const found = tests.find((candidate) => candidate.id === `dog.restart.${id}`);
  if (found === undefined) throw new Error(`no test ${id}`);
  return found;
}

/** What a test sends before it calls `restart`; the last object is the one that acts. */
interface Setting {
  readonly created: readonly JsonObject[];
  readonly acting: JsonObject | undefined;
}

/** The settings in which `restart` is answered with one of these statuses, other than for its state. */
function answered(plan: Plan, statuses: string): readonly Setting[] {
  return plan.tests.flatMap(({ id: testId, steps }) => {
    if (/\.(refuses-from-|acts-after-)/.test(testId)) return [];
    const act = steps.findIndex(({ path }) => path === '/dog/dog-1/restart');
    if (String(steps[act]?.status) !== statuses) return [];
    const bodies = steps.slice(0, act).flatMap(({ body }) => body ?? []);
    const created = bodies.map((body) => resolveBody(plan, body));
    return [{ created, acting: created.findLast(({ id }) => id === 'dog-1') }];
  });
}

/** The ids of the toys of a dog. */
function listedIn(dog: JsonObject | undefined): readonly string[] {
  return (dog?.['toys'] ?? []) as readonly string[];
}

/** Whether the first toy of the acting dog is used. */
function firstToy({ created, acting }: Setting): unknown {
  const [first] = listedIn(acting);
  return created.find(({ id }) => id === first)?.['used'];
}

test.each<[string, Guard, object]>([
  ['must be there', { kind: 'null', field: 'rank', is: 'not_null' }, { rank: 0 }],
  ['must be there', { kind: 'null', field: 'active', is: 'not_null' }, { active: false }],
  [
    'is compared',
    { kind: 'compare', left: { field: 'rank' }, op: '!=', right: { value: 9 } },
    { rank: 0 },
  ],
])('what %s may be zero or false', (_what, guard, dog) => {
  const dogs = answered(planWith([guard]), '200').map(({ acting }) => acting);
  expect(dogs).toContainEqual(expect.objectContaining(dog));
});

describe.each([true, false])('a list is looked at to its end, used == %s', (value) => {
  const where = { field: 'used', op: '==', value } as const;

  test('any: it holds in some test although the first object fails it', () => {
    const plan = planWith([{ kind: 'quantifier', quantifier: 'any', list: 'toys', where }]);
    expect(answered(plan, '200').map(firstToy)).toContain(!value);
  });

  test('all: it fails in some test although the first object satisfies it', () => {
    const plan = planWith([{ kind: 'quantifier', quantifier: 'all', list: 'toys', where }]);
    expect(answered(plan, '400,409').map(firstToy)).toContain(value);
  });
});

test('any: null in the only object that satisfied it is no match', () => {
  const where = { field: 'price', op: '>', value: 5 } as const;
  const plan = planWith([{ kind: 'quantifier', quantifier: 'any', list: 'toys', where }]);
  const { steps } = testOf(plan, 'refuses-when-price-in-toys-is-null');
  const prices = steps.flatMap(({ path, body }) =>
    path === '/toy' && body ? [body.set['price']] : [],
  );
  expect(prices).toContain(null);
  expect(prices.filter((price) => price !== null && Number(price) > 5)).toEqual([]);
});

test('a list is as long as a condition on its length allows at most', () => {
  const count = {
    kind: 'compare',
    left: { count: 'toys' },
    op: '<=',
    right: { value: 3 },
  } as const;
  const lengths = answered(planWith([count]), '200').map(({ acting }) => listedIn(acting).length);
  expect(lengths).toContain(3);
});

test.each<[string, Guard]>([
  [
    'any',
    {
      kind: 'quantifier',
      quantifier: 'any',
      list: 'toys',
      where: { field: 'used', op: '==', value: true },
    },
  ],
  ['a count', { kind: 'compare', left: { count: 'toys' }, op: '>', right: { value: 1 } }],
  ['a sum', { kind: 'compare', left: { sum: 'toys', of: 'price' }, op: '>', right: { value: 7 } }],
])(
  '%s is refused beside objects that would satisfy it if they were in the list',
  (_what, guard) => {
    const beside = answered(planWith([guard]), '400,409').filter(
      ({ created, acting }) =>
        created.filter(({ id }) => typeof id === 'string' && id.startsWith('toy-')).length >
        listedIn(acting).length,
    );
    expect(beside.length).toBeGreaterThan(0);
  },
);

test('an effect on each object of a list does nothing where the list is empty', () => {
  const use: Effect = {
    kind: 'for_each',
    list: 'toys',
    effect: { kind: 'set', field: 'used', value: { value: true } },
  };
  const { clauses, steps } = testOf(planWith([], [use]), 'succeeds-when-toys-is-empty');
  expect(clauses).toContain('effects.for-each');
  const dog = steps.findLast(({ path }) => path === '/dog');
  expect(dog?.body?.set).toMatchObject({ toys: [] });
});

test('where a reference is null, the effects on other objects are read back', () => {
  const visit: Effect = {
    kind: 'on_reference',
    reference: 'owner',
    effect: { kind: 'increment', field: 'dogs_approved', by: 1 },
  };
  const use: Effect = {
    kind: 'for_each',
    list: 'toys',
    effect: { kind: 'set', field: 'used', value: { value: true } },
  };
  const { steps } = testOf(planWith([], [visit, use]), 'succeeds-when-owner-is-null');
  expect(steps.at(-1)).toMatchObject({ method: 'GET', answer: { used: true } });
});
