import { expect, test } from 'vitest';
import { summariseFailures } from './failure-summary.ts';
import { failureOf } from './verdict.ts';
import type { TestResult } from './verdict.ts';

interface Told {
  readonly id: string;
  readonly message?: string;
  readonly clause?: string;
  readonly family?: TestResult['family'];
}

const result = ({ id, message, clause = 'values.types', family = 'values' }: Told): TestResult => ({
  id,
  title: id,
  family,
  file: 'tests/a.spec.ts',
  clauses: [clause, 'refused.status'],
  isNew: false,
  durationMs: 1,
  ...(message === undefined ? { status: 'passed' } : failureOf(message)),
});
const summaryOf = (...told: readonly Told[]): readonly (readonly unknown[])[] =>
  summariseFailures(told.map(result), ['Dog', 'GuideDog']).map((group): readonly unknown[] =>
    Object.values(group),
  );

test('failures are grouped by clause, entity and what came back, the largest group first', () => {
  expect(
    summaryOf(
      {
        id: 'dog.list',
        clause: 'endpoints.list',
        message: 'GET /dog answered [], expected [1]: b',
      },
      { id: 'dog.a', message: 'POST /dog returned 201, expected 400 or 422: b. Content: {}' },
      { id: 'dog.b', message: 'PATCH /dog/dog-1 returned 201, expected 400 or 422: c' },
      { id: 'dog.c', message: 'POST /dog returned 500, expected 400 or 422: b' },
      { id: 'guidedog.a', message: 'POST /guidedog returned 500, expected 400 or 422: b' },
      { id: 'dog.d' },
    ),
  ).toEqual([
    ['values.types', 'Dog', '201', 2, 'dog.a'],
    ['endpoints.list', 'Dog', 'another answer', 1, 'dog.list'],
    ['values.types', 'Dog', '500', 1, 'dog.c'],
    ['values.types', 'GuideDog', '500', 1, 'guidedog.a'],
  ]);
});

test('blocked tests come last, whatever they are about', () => {
  const message = 'blocked by: create Dog. POST /dog returned 500, expected 200 or 201: b';
  expect(
    summaryOf(
      { id: 'dog.a', message },
      { id: 'dog.b', message, clause: 'endpoints.list' },
      { id: 'dog.create', message: message.replace(/^.*Dog\. /, ''), clause: 'endpoints.create' },
    ),
  ).toEqual([
    ['endpoints.create', 'Dog', '500', 1, 'dog.create'],
    ['create Dog', 'Dog', '500', 2, 'dog.a'],
  ]);
});

test.each([
  ['GET /dog got no answer (connection refused): b', 'no answer (connection refused)'],
  ['POST /reset returned 404, expected 200 or 204: b. Content: x', '404 to reset'],
  ['GET /dog sent a body that is not valid JSON: b', 'a body that is not valid JSON'],
  ['GET /dog sent more than 16 MB: b', 'more than 16 MB'],
  ['the test was ended after 60 s', 'the test was ended after 60 s'],
])('%s came back as %s', (message, cameBack) => {
  expect(summaryOf({ id: 'dog.a', message })).toEqual([
    ['values.types', 'Dog', cameBack, 1, 'dog.a'],
  ]);
});

test('the entity is found in every form of an id, a gone one by its endpoint', () => {
  const message = 'GET /x returned 200, expected 404: b';
  expect(
    summaryOf(
      { id: 'analytics.guidedog.count', family: 'analytics', message, clause: 'a' },
      { id: 'removed.action.dog.bark', family: 'removed', message, clause: 'b' },
      { id: 'removed.endpoint.page', family: 'removed', message, clause: 'c' },
    ).map(([, entity]) => entity),
  ).toEqual(['GuideDog', 'Dog', 'page']);
});
