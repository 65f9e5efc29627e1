/** Faults that show on conditions and effects which the schemas of the other tests do not have. */
import { expect, test } from 'vitest';
import { planSuite } from '../../generator/plan/index.ts';
import {
  all,
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
} from '../../spec/fixtures/clauses.ts';
import { workshop } from '../../spec/fixtures/workshop.ts';
import { must } from '../../spec/lookup.ts';
import type { Effect, Field, Guard, Schema } from '../../spec/schema.ts';
import { snapshotOf } from '../../spec/trajectory.ts';
import { clauseCoverage } from '../audit/clause-coverage.ts';
import { connectInProcess, isFailing } from './fixtures/in-process.ts';
import { allFaults } from './table.ts';

const total = { op: '+', left: field('a'), right: field('b') } as const;
const totalWithSpare = { op: '+', left: field('a'), right: field('spare') } as const;
const twice = { op: '*', left: field('c'), right: value(2) } as const;
const loadMore = onReference('worker', increment('load', 1));

/** The workshop with jobs that have a number which may be left out, but is never `null`. */
function withSpare({ entities: [job, ...others], ...rest }: Schema): Schema {
  const { fields, ...jobs } = must(job, 'the jobs');
  const spare: Field = { name: 'spare', type: 'integer', required: false, nullable: false };
  return { ...rest, entities: [{ ...jobs, fields: [...fields, spare] }, ...others] };
}

test.each<[id: string, guards: readonly Guard[], effects: readonly Effect[]]>([
  ['guards.references-ignored', [compare(field('worker'), '==', field('helper'))], []],
  ['guards.counts-above-are-at-least', [compare(count('parts'), '>', value(1))], []],
  ['guards.counts-below-are-at-most', [compare(count('parts'), '<', value(3))], []],
  ['guards.sums-at-most-are-below', [compare(sum('parts', 'price'), '<=', value(100))], []],
  [
    'effects.referred-computation-stops-at-the-left',
    [],
    [onReference('worker', set('load', total))],
  ],
  ['effects.listed-computation-stops-at-the-left', [], [forEach('parts', set('stock', total))]],
  ['effects.see-the-new-state', [], [set('last_state', field('state'))]],
  ['effects.are-reversed', [], [onReference('worker', set('load', value(5))), loadMore]],
  ['effects.see-the-old-object', [], [onReference('worker', set('load', value(5))), loadMore]],
  [
    'effects.see-the-old-object',
    [],
    [forEach('parts', increment('stock', 1)), forEach('parts', increment('stock', 2))],
  ],
  ['guards.null-is-unequal', [compare(field('note'), '!=', value('abc'))], []],
  ['guards.null-crashes', [compare(field('worker'), '==', field('helper'))], []],
  ['guards.null-crashes', [compare(field('spare'), '==', value(7))], []],
  ['guards.null-satisfies', [compare(totalWithSpare, '>', value(5))], []],
  ['guards.null-is-zero', [compare(field('spare'), '<', value(5))], []],
  ['guards.null-items-satisfy', [all('subjobs', 'spare', '>', 5)], []],
  ['guards.zero-is-null', [hasValue('spare')], []],
  ['guards.zero-is-null', [isNull('spare')], []],
  ['guards.sum-stops-after-two', [compare(sum('parts', 'price'), '>', value(100))], []],
  ['guards.sum-stops-after-two', [compare(sum('parts', 'price'), '<=', value(100))], []],
  ['guards.sum-stops-after-two', [compare(sum('parts', 'debt'), '>=', value(-60))], []],
  ['guards.all-skips-the-middle', [all('parts', 'used', '==', false)], []],
  ['guards.all-skips-the-middle', [all('parts', 'stock', '>', 5)], []],
  ['guards.numbers-compare-as-texts', [compare(field('a'), '<', value(30))], []],
  ['guards.numbers-compare-as-texts', [compare(field('a'), '<=', value(10))], []],
  ['guards.numbers-compare-as-texts', [compare(field('x'), '>', value(80))], []],
  ['guards.zero-compares-as-null', [compare(field('c'), '<', value(5))], []],
  ['guards.zero-compares-as-null', [compare(twice, '>=', value(-3))], []],
  ['effects.listed-skip-the-middle', [], [forEach('parts', increment('stock', 1))]],
  ['effects.reach-what-was-created', [], [onReference('worker', set('busy', value(true)))]],
  ['effects.reach-what-was-created', [hasValue('worker')], [loadMore]],
  ['guards.ask-the-objects-as-created', [all('parts', 'used', '==', true)], []],
  ['guards.compare-what-was-created', [compare(field('a'), '<', field('b'))], []],
  ['guards.compare-what-was-created', [compare(field('title'), '==', value('abc'))], []],
  ['actions.work-once', [], [forEach('parts', set('used', value(true)))]],
  ['guards.sum-crashes-on-null', [compare(sum('subjobs', 'spare'), '>', value(5))], []],
])('%s is caught', async (id, guards, effects) => {
  const snapshot = snapshotOf(withSpare(workshop(guards, effects)));
  const plan = planSuite({ snapshot, seed: 'rare', profile: 'strict' });
  const [fault] = allFaults.filter((one) => one.id === id);
  expect(fault?.observable(snapshot)).toBe(true);
  const connection = connectInProcess(snapshot, fault?.behaviour ?? {});
  const caughtBy: string[] = [];
  for (const one of plan.tests)
    if (fault && one.clauses.includes(fault.clause) && (await isFailing(one, { plan, connection })))
      caughtBy.push(one.id);
  expect(caughtBy.length).toBeGreaterThan(0);
  const untested = clauseCoverage(snapshot, plan).filter(({ coverage }) => coverage === 'untested');
  expect(untested.map(({ clause }) => clause)).toEqual([]);
});
