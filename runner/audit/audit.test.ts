/** An audit of a small suite with servers made for the purpose. */
import { beforeAll, describe, expect, test } from 'vitest';
import { planSuite } from '../../generator/plan/index.ts';
import { parseSchema } from '../../spec/parse.ts';
import { snapshotOf } from '../../spec/trajectory.ts';
import type { Fault } from '../faults/fault.ts';
import { changedAnswers } from '../reference-server/changed-answers.ts';
import type { Variant } from '../variants/variant.ts';
import { audit } from './audit.ts';
import { goldenText } from './golden.ts';
import { auditMarkdown } from './markdown.ts';
import { distinctFaults, isSound } from './result.ts';
import { summaryOf } from './tables.ts';
import type { AuditResult, FaultRow, VariantRow } from './result.ts';

const schema = parseSchema(
  {
    enums: [],
    entities: [
      {
        name: 'Dog',
        fields: [
          { name: 'id', type: 'string', required: true, nullable: false, unique: true },
          { name: 'rank', type: 'integer', required: true, nullable: false, maximum: 10 },
        ],
        actions: [],
      },
    ],
    analytics: [],
  },
  'dog.json',
);
const snapshot = snapshotOf(schema);
const plan = planSuite({ snapshot, seed: '1', profile: 'paper' });

const fault = (id: string, rest: Partial<Fault>): Fault => ({
  id,
  what: `Does ${id}.`,
  category: 'missing feature',
  clause: 'endpoints.list',
  observable: () => true,
  behaviour: {},
  ...rest,
});
const emptyLists: Fault['behaviour'] = {
  semantics: (right) => ({
    ...right,
    list: ({ database }) => ({ ok: true, database, answer: [] }),
  }),
};
const noResult: Fault['behaviour'] = {
  routes: () => () => {
    throw new Error('broken | <b>');
  },
};
const faults = [
  fault('lists-are-empty', { behaviour: emptyLists }),
  fault('lists-are-empty-too', { behaviour: emptyLists }),
  fault('lists-are-empty-by-another-name', { behaviour: emptyLists, clause: 'values.float' }),
  fault('nothing', {}),
  fault('hidden', { observable: () => false, clause: 'references.deleted' }),
  fault('strict-only', { profile: 'strict' }),
  fault('late', { behaviour: emptyLists, slow: true }),
];
const variant = (id: string, rest: Partial<Variant>): Variant => ({
  id,
  what: `Does ${id}.`,
  freedom: 'headers',
  behaviour: {},
  ...rest,
});
const variants = [
  variant('same', {}),
  variant('same-answers', { freedom: 'order.list' }),
  variant('other-answers', {
    freedom: 'status.create',
    behaviour: changedAnswers(['create'], (answer) =>
      answer.status === 201 ? { ...answer, status: 200 } : answer,
    ),
  }),
  variant('broken', { behaviour: noResult }),
  variant('other-profile', { behaviour: noResult, profile: 'strict' }),
];

let whole: AuditResult;
const tried: string[] = [];
const rowOf = (id: string): FaultRow | undefined => whole.faults.find((row) => row.fault === id);
const variantRowOf = (id: string): VariantRow | undefined =>
  whole.variants.find((row) => row.variant === id);

beforeAll(async () => {
  const onServer = (id: string): void => void tried.push(id);
  whole = await audit({ snapshot, plan, faults, variants, onServer });
});

describe('faults', () => {
  test('are caught by tests that name their clause', () => {
    const row = rowOf('lists-are-empty');
    expect(row?.outcome).toBe('caught');
    const named = plan.tests.filter(({ clauses }) => clauses.includes('endpoints.list'));
    expect(named.map(({ id }) => id)).toEqual(expect.arrayContaining([...(row?.caughtBy ?? [])]));
    expect(rowOf('lists-are-empty-by-another-name')).toMatchObject({
      outcome: 'survived',
      caughtBy: [],
      alsoFailed: [...(row?.caughtBy ?? []), ...(row?.alsoFailed ?? [])].sort(inPlan),
    });
  });

  test('survive when no test fails', () => {
    expect(rowOf('nothing')).toMatchObject({ outcome: 'survived', alsoFailed: [] });
  });

  test('that cannot be seen are not tried, and the row says why', () => {
    expect(rowOf('hidden')).toMatchObject({
      outcome: 'unobservable',
      why: 'there is no reference field',
    });
    expect(rowOf('strict-only')).toMatchObject({ outcome: 'allowed' });
  });

  test('that are slow end at the first test that catches them', () => {
    expect(rowOf('late')).toMatchObject({
      outcome: 'caught',
      caughtBy: [rowOf('lists-are-empty')?.caughtBy[0]],
      endedEarly: true,
    });
  });

  test('with one clause and the same kill set count once', () => {
    const rows = [rowOf('lists-are-empty'), rowOf('lists-are-empty-too')].flatMap(
      (row) => row ?? [],
    );
    expect(rows).toHaveLength(2);
    expect(distinctFaults(rows)).toBe(1);
    expect(distinctFaults(whole.faults)).toBe(2);
  });
});

test('variants are held against the suite where the profile allows them', () => {
  expect(variantRowOf('reference')).toMatchObject({ outcome: 'passed' });
  expect(variantRowOf('same')).toMatchObject({ outcome: 'passed', failures: [] });
  expect(variantRowOf('other-answers')).toMatchObject({ outcome: 'passed', failures: [] });
  expect(variantRowOf('other-profile')).toMatchObject({ outcome: 'forbidden' });
  const broken = variantRowOf('broken');
  expect(broken?.outcome).toBe('failed');
  expect(broken?.failures).toHaveLength(plan.tests.length);
  expect(broken?.failures[0]?.message).toContain('500');
});

test('variants that answer as the reference does are idle, unless what they do shows on the wire alone', () => {
  expect(variantRowOf('same-answers')).toMatchObject({ outcome: 'idle', failures: [] });
  expect(variantRowOf('same')).toMatchObject({ freedom: 'headers', outcome: 'passed' });
  expect(summaryOf(whole)).toContain(
    'Right servers: 3 passed, the reference among them, 1 idle, 1 failed.',
  );
});

test('each server is told of once', () => {
  const ids = [...variants, ...faults].map(({ id }) => id);
  expect(tried).toEqual(expect.arrayContaining(['reference', ...ids]));
  expect(tried).toHaveLength(ids.length + 1);
});

test('an audit is sound when nothing survived, nothing failed and nothing is untested', async () => {
  expect(isSound(whole)).toBe(false);
  const good = await audit({
    ...{ snapshot, plan },
    faults: faults.slice(0, 1),
    variants: variants.slice(0, 1),
  });
  expect(isSound(good)).toBe(true);
  const [first] = good.clauses;
  expect(first).toBeDefined();
  const untested = first ? [{ ...first, coverage: 'untested' as const }] : [];
  expect(isSound({ ...good, clauses: untested })).toBe(false);
});

test('a quick audit finds the same survivors with fewer tests', async () => {
  const quick = await audit({ ...{ snapshot, plan, faults }, variants: [], quick: true });
  const outcomes = ({ faults: rows }: AuditResult): unknown =>
    rows.map(({ fault: id, outcome, caughtBy }) => [id, outcome, caughtBy]);
  expect(outcomes(quick)).toEqual(outcomes(whole));
  expect(quick.faults.flatMap(({ alsoFailed }) => alsoFailed)).toEqual([]);
});

test('an audit can be ended', async () => {
  const controller = new AbortController();
  const ended = audit({
    ...{ snapshot, plan, faults, variants },
    signal: controller.signal,
    onServer: (id) => {
      if (id === 'same') controller.abort(new Error('enough'));
    },
  });
  await expect(ended).rejects.toThrow('enough');
});

test('the report shows survivors and false alarms, and nothing that a server said becomes markup', () => {
  const report = auditMarkdown('x/turn-000', { ...whole, durationMs: 90_000 });
  expect(report).toMatch(/^# Audit of x\/turn-000\n/);
  expect(report).toContain('It took 1.5 minutes.');
  expect(report).toContain('| nothing | endpoints.list | Does nothing. |');
  expect(report).toMatch(/\| broken \| \S+ \| .*broken \\\| \\<b\\>/);
  expect(report).toContain('<details><summary>lists-are-empty: ');
});

test('the golden text has each fault that can be seen, with the tests that caught it', () => {
  const lines = goldenText('dog', whole).split('\n');
  expect(lines[0]).toBe(`dog: ${String(plan.tests.length)} tests`);
  expect(lines).toContain('survivors: lists-are-empty-by-another-name, nothing');
  expect(lines).toContain('nothing [endpoints.list] 0/0');
  expect(lines.filter((line) => line.startsWith('hidden'))).toEqual([]);
  const first = lines.findIndex((line) => line.startsWith('lists-are-empty [endpoints.list]'));
  expect(lines[first + 1]).toMatch(/^lists-are-empty-too /);
  expect(lines[first + 2]).toMatch(/^ {2}dog\./);
});

test('the golden text shows when a test no longer catches a fault, though another one does', () => {
  const textWith = (caughtBy: readonly string[]): string =>
    goldenText('dog', {
      ...whole,
      faults: whole.faults.slice(0, 1).map((row) => ({ ...row, caughtBy })),
    });
  const texts = [['dog.a.x'], ['dog.b.x'], ['dog.a.x', 'dog.b.x']].map(textWith);
  expect(texts.map((text) => text.split('\n').at(-2))).toEqual([
    '  dog.a.x',
    '  dog.b.x',
    '  dog.{a, b}.x',
  ]);
});

function inPlan(one: string, other: string): number {
  const ids = plan.tests.map(({ id }) => id);
  return ids.indexOf(one) - ids.indexOf(other);
}
