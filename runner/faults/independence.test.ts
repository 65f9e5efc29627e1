/** What is observable and what applies is decided without the planner: else what it misses would count as not there. */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { kennelSnapshot } from '../../generator/plan/fixtures/snapshots.ts';
import { boundariesOf } from '../../spec/boundaries.ts';
import { ends, limitOf, showsAtBound, showsBeyondBound } from './bounds/ends.ts';

const runner = fileURLToPath(new URL('../', import.meta.url));
const sources = ['faults', 'audit', 'variants'].flatMap((folder) =>
  readdirSync(join(runner, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !/\.test\.ts$|fixtures/.test(path))
    .map((path) => join(folder, path)),
);
/** What suites are made of; what a plan looks like may be known, and how far from zero numbers go. */
const planning =
  /^import (?!type).* from '[./]+(?:generator\/.*|spec\/(?:examples|exercise)\.ts)'/m;
const values = /import (?:\{[^}]*\b(?:boundariesOf)\b)/;

test('no fault, variant or part of the audit asks the planner, or what plans are made from', () => {
  expect(sources.length).toBeGreaterThan(100);
  const asking = sources.filter((path) => {
    const text = readFileSync(join(runner, path), 'utf8');
    return planning.test(text) || values.test(text);
  });
  expect(asking).toEqual([]);
});

test('the bounds that faults move are those that suites probe', () => {
  const fields = kennelSnapshot.schema.entities.flatMap((entity) => entity.fields);
  const bounded = fields.flatMap((field) =>
    ends
      .filter((end) => limitOf(field, end) !== undefined)
      .map((end) => ({
        field: field.name,
        rule: end.rule,
        at: showsAtBound(field, end),
        outside: showsBeyondBound(field, end),
      })),
  );
  const probed = fields.flatMap((field) =>
    field.name === 'id'
      ? []
      : boundariesOf(field).map(({ rule, at, outside }) => ({
          field: field.name,
          rule,
          at: at !== undefined,
          outside: outside !== undefined,
        })),
  );
  expect(bounded).toEqual(probed);
});

test.each([
  [{ maximum: 1_000_000 }, 'maximum', true, false],
  [{ maximum: 1_000_001 }, 'maximum', false, false],
  [{ minimum: -999_999 }, 'minimum', true, true],
])('an integer bounded by %j', (bounds, rule, at, beyond) => {
  const field = { name: 'n', type: 'integer', required: true, nullable: false, ...bounds } as const;
  const [end] = ends.filter((one) => one.type === 'integer' && one.rule === rule);
  expect([end && showsAtBound(field, end), end && showsBeyondBound(field, end)]).toEqual([
    at,
    beyond,
  ]);
});

test.each([
  [{ minLength: 1 }, 'min_length', true, false],
  [{ minLength: 0 }, 'min_length', false, false],
  [{ maxLength: 0 }, 'max_length', false, true],
])('a string bounded by %j', (bounds, rule, at, beyond) => {
  const field = { name: 's', type: 'string', required: true, nullable: false, ...bounds } as const;
  const [end] = ends.filter((one) => one.type === 'string' && one.rule === rule);
  expect([end && showsAtBound(field, end), end && showsBeyondBound(field, end)]).toEqual([
    at,
    beyond,
  ]);
});
