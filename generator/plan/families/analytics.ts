/** Analytics endpoints: over nothing, one object and several, without nulls, and always up to date. */
import { MOST_LISTED } from '../../../spec/boundaries.ts';
import type { ClauseId } from '../../../spec/contract.ts';
import { exampleId } from '../../../spec/examples.ts';
import { entityOf, enumOf, fieldOf, fieldsOfType } from '../../../spec/lookup.ts';
import { analyticsPath } from '../../../spec/naming.ts';
import type { Analytics } from '../../../spec/schema.ts';
import { isRenamed } from '../../../spec/snapshot.ts';
import { emptyDatabase } from '../../../spec/semantics/database.ts';
import { isNullable, isOmittable, violationOf } from '../../../spec/semantics/values.ts';
import { spreadBesideMissing, spreadOf } from '../analysed-values.ts';
import type { FieldAnalytics } from '../analysed-values.ts';
import { barestBody } from '../barest-body.ts';
import { nthObject, withArticle } from '../data.ts';
import { testsInFile } from '../draft.ts';
import type { Draft, PlanTest, SuiteFamily } from '../draft.ts';
import { ANALYTICS_FILE } from '../naming.ts';
import type { BodyChange, Recorder } from '../recorder.ts';
import type { Suite } from '../suite.ts';

type CountAnalytics = Extract<Analytics, { readonly operation: 'count' }>;

/** The tests of every analytics endpoint of the schema. */
export const planAnalytics: SuiteFamily = (suite) =>
  suite.schema.analytics.flatMap((analytics) => {
    const prefix = analyticsPath(analytics).slice(1).replaceAll('/', '.');
    const inFile = testsInFile(suite, { family: 'analytics', file: ANALYTICS_FILE, prefix });
    const renames = renamesBehind(suite, analytics);
    const planTest: PlanTest = (id, title, clauses, script) =>
      inFile(id, title, [...clauses, ...renames], script);
    return analytics.operation === 'count'
      ? planCount(planTest, suite, analytics)
      : planOperation(planTest, suite, analytics);
  });

/** The sentences on renames that the path follows. */
function renamesBehind({ lineage }: Suite, analytics: Analytics): readonly ClauseId[] {
  const { entity } = analytics;
  return [
    ...(isRenamed(lineage, entity) ? (['changes.rename-entity'] as const) : []),
    ...(analytics.operation !== 'count' && isRenamed(lineage, `${entity}.${analytics.field}`)
      ? (['changes.rename-field'] as const)
      : []),
  ];
}

function planCount(planTest: PlanTest, suite: Suite, analytics: CountAnalytics): readonly Draft[] {
  const { entity: name } = analytics;
  const entity = entityOf(suite.schema, name);
  const path = analyticsPath(analytics);
  const states = fieldsOfType(entity, 'enum').map((field) => enumOf(suite.schema, field.enum));
  const most = Math.max(2, ...states.map(({ values }) => values.length));
  const others = Math.min(most, MOST_LISTED) - 1;
  const create = (t: Recorder, n: number): void => {
    t.create(name, { set: nthObject(suite, entity, n) });
  };
  return [
    planTest('of-nothing', `${path} is 0 while there is no ${name}`, COUNT, (t) => {
      t.analyse(analytics, `there is no ${name}`);
    }),
    planTest('of-several', `${path} counts every ${name}`, COUNT, (t) => {
      create(t, 1);
      t.analyse(analytics, `there is one ${name}`);
      for (let n = 0; n < others; n += 1) create(t, 2 + n);
      t.create(name, barestBody(entity, exampleId(name, 2 + others)));
      t.analyse(analytics, `there are ${String(2 + others)} ${name} objects, whatever they hold`);
    }),
    planTest('after-delete', `${path} does not count a deleted ${name}`, COUNT, (t) => {
      create(t, 1);
      create(t, 2);
      t.analyse(analytics, `there are two ${name} objects`);
      t.remove(name, exampleId(name, 1));
      t.analyse(analytics, `one of two ${name} objects was deleted`);
    }),
  ];
}

const COUNT = ['analytics.shape', 'analytics.count'] as const;
const OPERATION = ['analytics.shape', 'analytics.operations'] as const;

function planOperation(
  planTest: PlanTest,
  suite: Suite,
  analytics: FieldAnalytics,
): readonly Draft[] {
  const { entity, field, operation } = analytics;
  const path = analyticsPath(analytics);
  const { low, inner, high } = spreadOf(suite, analytics);
  // The value that decides comes after the one at the other end, so that each step changes the result.
  const [first, decisive] = operation === 'min' ? [high, low] : [low, high];
  const create = (t: Recorder, n: number, value: number): void => {
    t.create(entity, { set: { id: exampleId(entity, n), [field]: value } });
  };
  return [
    planTest(
      'of-nothing',
      `${path} is ${ofNothing(analytics)} while there is no ${entity}`,
      ['analytics.shape', 'analytics.empty'],
      (t) => {
        t.analyse(analytics, `there is no ${entity}`);
      },
    ),
    planTest('of-one', `${path} works on a single ${entity}`, OPERATION, (t) => {
      create(t, 1, inner);
      t.analyse(analytics, `${field} is ${String(inner)} in the only ${entity}`);
    }),
    planTest('of-several', `${path} goes over several objects`, OPERATION, (t) => {
      create(t, 1, first);
      t.analyse(analytics, `${field} is ${String(first)} in the only ${entity}`);
      create(t, 2, inner);
      create(t, 3, decisive);
      t.analyse(analytics, `the values of ${field} are ${[first, inner, decisive].join(', ')}`);
      create(t, 4, first);
      t.analyse(analytics, `${String(first)} is the value of ${field} in two objects`);
    }),
    ...planZero(planTest, suite, analytics),
    ...planWithoutValue(planTest, suite, analytics),
    planTest('after-update', `${path} follows an update`, OPERATION, (t) => {
      create(t, 1, first);
      t.analyse(analytics, `${field} is ${String(first)} in the only ${entity}`);
      t.update(entity, exampleId(entity), { [field]: decisive });
      t.analyse(analytics, `${field} was changed`);
    }),
    planTest('after-delete', `${path} forgets a deleted ${entity}`, OPERATION, (t) => {
      create(t, 1, first);
      create(t, 2, decisive);
      t.analyse(analytics, `the values of ${field} are ${[first, decisive].join(' and ')}`);
      t.remove(entity, exampleId(entity, 2));
      t.analyse(analytics, `${field} is ${String(first)} in the only ${entity} that is left`);
    }),
  ];
}

const ofNothing = ({ operation }: FieldAnalytics): string => (operation === 'sum' ? '0' : 'null');

/** Zero is a value like any other, and not the lack of one. */
function planZero(
  planTest: PlanTest,
  { schema }: Suite,
  analytics: FieldAnalytics,
): readonly Draft[] {
  const { entity, field: name } = analytics;
  const field = fieldOf(entityOf(schema, entity), name);
  if (violationOf(field, 0, { schema, database: emptyDatabase(schema) }) !== null) return [];
  const title = `${analyticsPath(analytics)} takes 0 for a value`;
  return [
    planTest('of-zero', title, [...OPERATION, 'analytics.nulls'], (t) => {
      t.create(entity, { set: { [name]: 0 } });
      t.analyse(analytics, `${name} is 0 in the only ${entity}, which is a value`);
    }),
  ];
}

/** Objects in which the field has no value: skipped beside others, and nothing at all by themselves. */
function planWithoutValue(
  planTest: PlanTest,
  suite: Suite,
  analytics: FieldAnalytics,
): readonly Draft[] {
  const { entity, field } = analytics;
  const without = bodyWithout(suite, analytics);
  if (without === null) return [];
  const path = analyticsPath(analytics);
  const { low, high } = spreadBesideMissing(suite, analytics);
  const create = (t: Recorder, n: number, { set, omit = [] }: BodyChange): void => {
    t.create(entity, { set: { id: exampleId(entity, n), ...set }, omit });
  };
  return [
    planTest(
      'skips-missing-values',
      `${path} skips objects without ${withArticle(field)}`,
      ['analytics.shape', 'analytics.operations', 'analytics.nulls'],
      (t) => {
        create(t, 1, { set: { [field]: low } });
        create(t, 2, without);
        create(t, 3, { set: { [field]: high } });
        t.analyse(analytics, `${field} has a value in two of three objects`);
      },
    ),
    planTest(
      'of-missing-values',
      `${path} is ${ofNothing(analytics)} while no ${entity} has ${withArticle(field)}`,
      ['analytics.shape', 'analytics.nulls', 'analytics.empty'],
      (t) => {
        create(t, 1, without);
        t.analyse(analytics, `${field} has no value in the only ${entity}`);
      },
    ),
  ];
}

/** A body that leaves the field without a value, or `null` when it must always have one. */
function bodyWithout(
  { schema }: Suite,
  { entity, field: name }: FieldAnalytics,
): BodyChange | null {
  const field = fieldOf(entityOf(schema, entity), name);
  if (isNullable(field)) return { set: { [name]: null } };
  return isOmittable(field) ? { omit: [name] } : null;
}
