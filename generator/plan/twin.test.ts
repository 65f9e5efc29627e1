/** The held-out twin of a plan has the same tests, and other values wherever the schema leaves a choice. */
import { describe, expect, test } from 'vitest';
import { boundariesOf } from '../../spec/boundaries.ts';
import { validValues } from '../../spec/examples.ts';
import { findEntity, findField, must } from '../../spec/lookup.ts';
import { endpointOf } from '../../spec/naming.ts';
import type { Entity, Field, Schema } from '../../spec/schema.ts';
import type { Snapshot } from '../../spec/snapshot.ts';
import { kennelWithHistory, oddSnapshot, sampledSnapshots } from './fixtures/snapshots.ts';
import { planSuite } from './index.ts';
import { literals } from './literals.ts';
import type { Json, Plan, Step, TestCase } from './plan.ts';

const states: readonly (readonly [string, Snapshot])[] = [
  ['the kennel', kennelWithHistory],
  ['a schema at the edges', oddSnapshot],
  ...['20', '21'].flatMap((seed) =>
    sampledSnapshots(seed, 20, 20).map(
      (snapshot) => [`scenario ${seed}, turn ${String(snapshot.turn)}`, snapshot] as const,
    ),
  ),
];

describe.each(states)('%s', (_name, snapshot) => {
  const planned = (data: Plan['data']): Plan =>
    planSuite({ snapshot, seed: '9', profile: 'strict', data });
  const both = (): readonly [Plan, Plan] => [planned('main'), planned('heldout')];

  test('the twin has the same tests, which make the same requests', () => {
    const [main, twin] = both();
    expect(twin.tests.map(shapeOf)).toEqual(main.tests.map(shapeOf));
  });

  test('no id is in both', () => {
    const [main, twin] = both();
    const shared = new Set(idsIn(main, snapshot.schema));
    expect(shared.size).toBeGreaterThan(0);
    expect(idsIn(twin, snapshot.schema).filter((id) => shared.has(id))).toEqual([]);
    const words = twin.tests.flatMap(({ steps }) => steps.map(({ because }) => because));
    expect(
      words.filter((text) => [...shared].some((id) => text.split(/[ ,]/).includes(id))),
    ).toEqual([]);
  });

  test('values are the same only where there is no other', () => {
    const [main, twin] = both();
    const shared = pairsOf(main, twin).flatMap(([test, one, other]) =>
      sharedFields(one, other)
        .filter((name) => isFree(name, one, { test, snapshot }))
        .map((name) => `${test.id}: ${name} ${JSON.stringify(one.body?.set[name])}`),
    );
    expect(shared).toEqual([]);
    const inExamples = main.examples.flatMap(({ entity, body }, index) =>
      Object.entries(body)
        .filter(([name, value]) => value !== null && value === twin.examples[index]?.body[name])
        .filter(([name]) => hasChoice(entity, name, snapshot)),
    );
    expect(inExamples).toEqual([]);
  });
});

/** What a test is, without its values. */
function shapeOf({ id, family, file, clauses, steps }: TestCase): unknown {
  const requests = steps.map(({ method, status, body, answer }) => [
    method,
    status,
    body === undefined ? null : [Object.keys(body.set), body.omit],
    typeof answer,
  ]);
  return [id, family, file, clauses, requests];
}

function pairsOf(main: Plan, twin: Plan): readonly (readonly [TestCase, Step, Step])[] {
  return main.tests.flatMap((test, index) =>
    test.steps.map((step, position) => {
      const other = twin.tests[index]?.steps[position];
      return [test, step, must(other, `step ${String(position)} of ${test.id}`)] as const;
    }),
  );
}

/** The fields in which both bodies carry the same text, number, list or object. */
function sharedFields({ body }: Step, { body: other }: Step): readonly string[] {
  return Object.entries(body?.set ?? {})
    .filter(([name, value]) => JSON.stringify(value) === JSON.stringify(other?.set[name]))
    .filter(([, value]) => typeof value !== 'boolean' && value !== null && !isEmptyOrZero(value))
    .map(([name]) => name);
}

/** What is empty, alone or in a list, has no other like it. */
function isEmptyOrZero(value: Json): boolean {
  return ['0', '[]', '{}', '[{}]'].includes(JSON.stringify(value));
}

/**
 * Whether another value would have done: not for the objects of an action, which lie at the limits of its conditions and
 * effects; not for what lies at a bound or right outside it; and not where the field has only few values.
 */
function isFree(
  name: string,
  { path, body }: Step,
  { test, snapshot }: { readonly test: TestCase; readonly snapshot: Snapshot },
): boolean {
  const entity = snapshot.schema.entities.find(
    (one) => path.split('/')[1] === endpointOf(one.name),
  );
  const field = entity && findField(entity, name);
  if (test.family === 'actions' || entity === undefined || field === undefined) return false;
  const value = body?.set[name];
  if (boundariesOf(field).some(({ at, outside }) => at === value || outside === value))
    return false;
  return hasChoice(entity.name, name, snapshot);
}

function hasChoice(entityName: string, name: string, { schema, lineage }: Snapshot): boolean {
  const entity: Entity = must(findEntity(schema, entityName), entityName);
  const field: Field = must(findField(entity, name), name);
  if (field.type === 'enum' || field.type === 'boolean') return false;
  if (name === 'id' || 'target' in field) return true;
  const ENOUGH = 12;
  const source = { schema, lineage, seed: '9' };
  return validValues(source, entityName, field, ENOUGH).length === ENOUGH;
}

/** Every id in the paths and bodies of a plan. */
function idsIn(plan: Plan, schema: Schema): readonly string[] {
  const steps = plan.tests.flatMap(({ steps: all }) => all);
  const inPaths = steps.flatMap(({ path }) => {
    const [, endpoint, id] = path.split('/');
    return endpoint === 'analytics' || id === undefined ? [] : [decodeURIComponent(id)];
  });
  const holdsIds = new Set(
    schema.entities.flatMap(({ fields }) =>
      fields.flatMap((field) => ('target' in field ? [field.name] : [])),
    ),
  );
  const inBodies = [
    ...steps.map(({ body }) => body?.set ?? {}),
    ...plan.examples.map(({ body }) => body),
  ]
    .flatMap((body) => Object.entries(body))
    .filter(([name]) => name === 'id' || holdsIds.has(name))
    .flatMap(([, value]) => (Array.isArray(value) ? (value as readonly Json[]) : [value]))
    .filter((value) => typeof value === 'string');
  return [...new Set([...inPaths, ...inBodies])];
}

test('the literals of both streams fit the same fields, and no other is shared', () => {
  const { main, heldout } = literals;
  for (const name of ['richText', 'digits', 'oddId', 'letter', 'longText'] as const) {
    expect(heldout[name]).toHaveLength(main[name].length);
    expect(heldout[name]).not.toBe(main[name]);
  }
  for (const name of [
    'noText',
    'noNumber',
    'noMoment',
    'noDate',
    'noEnumValue',
    'unpadded',
  ] as const)
    expect(heldout[name]).not.toBe(main[name]);
  // What fits because it is less far out must fit whatever the other fits.
  const [early = '', ...others] = heldout.early;
  expect(others.every((moment) => moment < early)).toBe(true);
  expect(heldout.late.slice(1).every((moment) => moment > must(heldout.late[0], 'a moment'))).toBe(
    true,
  );
  expect(heldout.large.slice(1).every((n) => n > must(heldout.large[0], 'a number'))).toBe(true);
});
