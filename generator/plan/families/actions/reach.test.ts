/** Effects on other objects are seen on those that they are for, and would be seen beside them, whatever the data. */
import { expect, test } from 'vitest';
import {
  all,
  any,
  compare,
  count,
  field,
  forEach,
  increment,
  onReference,
  set,
  sum,
  value,
} from '../../../../spec/fixtures/clauses.ts';
import { sampledStates } from '../../../../spec/fixtures/sampled-states.ts';
import { workshop } from '../../../../spec/fixtures/workshop.ts';
import { fieldOf, must } from '../../../../spec/lookup.ts';
import { endpointOf } from '../../../../spec/naming.ts';
import type { Action, Effect, Entity, Guard } from '../../../../spec/schema.ts';
import type { Snapshot } from '../../../../spec/snapshot.ts';
import { snapshotOf } from '../../../../spec/trajectory.ts';
import type { Draft } from '../../draft.ts';
import { kennelSnapshot } from '../../fixtures/snapshots.ts';
import { effectSlug } from '../../naming.ts';
import type { Json, JsonObject } from '../../plan.ts';
import { resolveBody } from '../../resolve-body.ts';
import { suiteOf } from '../../suite.ts';
import type { Suite } from '../../suite.ts';
import { planActions } from './index.ts';

type Reaching = Extract<Effect, { readonly kind: 'on_reference' | 'for_each' }>;

/** How an effect on other objects shows in the tests of its action. */
interface Showing {
  readonly effect: Reaching;
  /** On how many of the objects that it reaches. */
  readonly onReached: number;
  /** Of how many objects beside them it is read that they kept a value which it changes elsewhere. */
  readonly onOthers: number;
}

/** Every effect on other objects that there is, in both streams of data. */
function showingsIn(snapshot: Snapshot, seed: string): readonly Showing[] {
  return (['main', 'heldout'] as const).flatMap((data) => {
    const suite = suiteOf({ snapshot, seed, profile: 'paper', data });
    return suite.schema.entities.flatMap((entity) => {
      const actions = entity.actions.filter(({ effects }) => effects.some(isReaching));
      const tests = planActions(suite, { ...entity, actions });
      return actions.flatMap((action) =>
        action.effects
          .filter(isReaching)
          .map((effect) => showingOf(effect, { suite, tests, entity, action })),
      );
    });
  });
}

function isReaching(effect: Effect): effect is Reaching {
  return 'effect' in effect;
}

interface Place {
  readonly suite: Suite;
  readonly tests: readonly Draft[];
  readonly entity: Entity;
  readonly action: Action;
}

function showingOf(effect: Reaching, { suite, tests, entity, action }: Place): Showing {
  const traceOf = (name: string): Trace => {
    const id = `${endpointOf(entity.name)}.${action.name}.${name}`;
    const found = tests.find((one) => one.id === id);
    return trace(suite, must(found, `a test ${id}`));
  };
  const link = fieldOf(entity, effect.kind === 'for_each' ? effect.list : effect.reference);
  const home = `/${endpointOf('target' in link ? link.target : '')}/`;
  const { created, read } = traceOf(`effect-${effectSlug(effect)}`);
  const acting = must([...created.values()].at(-1), 'an acting object');
  const reached = [acting[link.name]].flat().map((id) => home + (id as string));
  const name = effect.effect.field;
  const changed = reached.filter(
    (path) => valueOf(created, path, name) !== valueOf(read, path, name),
  );

  const beside = traceOf('leaves-bystanders');
  const copies = changed.map((path) => withoutId(created.get(path)));
  const others = [...beside.read.keys()].filter(
    (path) =>
      path.startsWith(home) &&
      !reached.includes(path) &&
      copies.includes(withoutId(beside.created.get(path))) &&
      valueOf(beside.created, path, name) === valueOf(beside.read, path, name),
  );
  return { effect, onReached: changed.length, onOthers: others.length };
}

/** What a test creates and what it reads in the end, by path and in order; bystanders come after the acting object. */
interface Trace {
  readonly created: ReadonlyMap<string, JsonObject>;
  readonly read: ReadonlyMap<string, JsonObject>;
}

function trace({ examples }: Suite, { steps }: Draft): Trace {
  const created = steps.flatMap(({ path, body }): readonly (readonly [string, JsonObject])[] => {
    if (body === undefined) return [];
    const object = resolveBody({ examples: [...examples.values()] }, body);
    return [[`${path}/${object['id'] as string}`, object]];
  });
  const read = steps.flatMap(({ method, path, answer }) =>
    method === 'GET' ? [[path, answer as JsonObject] as const] : [],
  );
  return { created: new Map(created), read: new Map(read) };
}

function valueOf(objects: ReadonlyMap<string, JsonObject>, path: string, name: string): Json {
  return must(objects.get(path), `an object at ${path}`)[name] ?? null;
}

/** What an object is apart from its id. */
function withoutId(object: JsonObject | undefined): string {
  const entries = Object.entries(object ?? {}).filter(([name]) => name !== 'id');
  return JSON.stringify(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Fails the test unless each effect shows on `several` objects of its list, or on the one referred to, and beside them. */
function expectShown(showings: readonly Showing[], several: number): void {
  expect(showings.length).toBeGreaterThan(0);
  const hidden = showings.filter(
    ({ effect, onReached, onOthers }) =>
      onReached < (effect.kind === 'for_each' ? several : 1) || onOthers === 0,
  );
  expect(hidden).toEqual([]);
}

const seeds = Array.from({ length: 12 }, (_, n) => `reach ${String(n)}`);

test.each([{}, { 'Toy.price': 'field Toy.cost @0' }])('in the kennel, lineage %j', (lineage) => {
  for (const seed of ['faults', ...seeds])
    expectShown(showingsIn({ ...kennelSnapshot, lineage }, seed), 2);
});

const use = forEach('parts', set('used', value(true)));
const stockUp = forEach('parts', increment('stock', 5));

test.each<[what: string, several: number, guards: readonly Guard[], effects: readonly Effect[]]>([
  ['no condition', 2, [], [use]],
  ['a value of the acting object', 2, [], [forEach('parts', set('stock', field('b')))]],
  ['a reference', 2, [], [forEach('parts', set('user', field('worker')))]],
  ['objects of the own entity', 2, [], [forEach('subjobs', set('a', field('b')))]],
  ['a list that is emptied then', 2, [], [use, set('parts', value([]))]],
  ['one value after the other', 2, [], [forEach('parts', set('stock', value(5))), stockUp]],
  [
    'many effects on a list that may be short',
    2,
    [compare(count('parts'), '>=', value(1))],
    [use, stockUp, increment('a', 5), forEach('parts', increment('debt', -3))],
  ],
  ['one object that has the value', 2, [any('parts', 'used', '==', true)], [use, stockUp]],
  ['no object that has the value', 2, [all('parts', 'used', '==', false)], [use]],
  ['a sum', 2, [compare(sum('parts', 'stock'), '==', value(30))], [use, stockUp]],
  [
    'a sum of few',
    2,
    [compare(field('a'), '>', value(90)), compare(sum('parts', 'stock'), '<', field('a'))],
    [stockUp, use],
  ],
  ['a long list', 2, [compare(count('parts'), '>', value(6))], [use, stockUp]],
  ['a list of one at most', 1, [compare(count('parts'), '<', value(2))], [use, stockUp]],
  ['a list of just one', 1, [compare(count('parts'), '==', value(1))], [use]],
  [
    'two references to one entity',
    2,
    [],
    [onReference('worker', increment('load', 1)), onReference('helper', set('busy', value(true)))],
  ],
  [
    'two effects on one reference',
    2,
    [],
    [onReference('worker', set('load', value(5))), onReference('worker', increment('load', 1))],
  ],
])('in the workshop, %s', (_what, several, guards, effects) => {
  const snapshot = snapshotOf(workshop(guards, effects));
  for (const seed of seeds.slice(0, 3)) expectShown(showingsIn(snapshot, seed), several);
});

test('in sampled states', () => {
  const states = sampledStates.filter(({ turn }) => turn % 7 === 0);
  expectShown(
    states.flatMap((snapshot) => showingsIn(snapshot, 'reach')),
    2,
  );
});
