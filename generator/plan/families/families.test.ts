/** Which tests a thing gets, exactly: one table for the families together. */
import { describe, expect, test } from 'vitest';
import { kennelSnapshot, kennelWithHistory, oddSnapshot } from '../fixtures/snapshots.ts';
import { planSuite } from '../index.ts';
import type { Plan, TestCase } from '../plan.ts';

const paper = planSuite({ snapshot: kennelWithHistory, seed: '7', profile: 'paper' });
const strict = planSuite({ snapshot: kennelWithHistory, seed: '7', profile: 'strict' });
const odd = planSuite({ snapshot: oddSnapshot, seed: '7', profile: 'paper' });

/** The last parts of the ids that start with the prefix. */
const idsOf = ({ tests }: Plan, prefix: string): readonly string[] =>
  tests.flatMap(({ id }) => (id.startsWith(`${prefix}.`) ? [id.slice(prefix.length + 1)] : []));

function testOf({ tests }: Plan, id: string): TestCase {
  const found = tests.find((candidate) => candidate.id === id);
  if (found === undefined) throw new Error(`no test ${id}`);
  return found;
}

describe('the tests of a field', () => {
  test.each<[string, readonly string[]]>([
    [
      'dog.rank',
      [
        'rejects-absence',
        'accepts-null',
        'rejects-wrong-types',
        'accepts-minimum',
        'rejects-below-minimum',
        'accepts-maximum',
        'rejects-above-maximum',
      ],
    ],
    [
      'dog.weight',
      [
        'may-be-left-out',
        'rejects-null',
        'accepts-whole-number',
        'keeps-decimals',
        'rejects-wrong-types',
        'has-no-minimum',
        'has-no-maximum',
      ],
    ],
    ['dog.active', ['has-a-default', 'accepts-null', 'accepts-false', 'rejects-wrong-types']],
    [
      'dog.name',
      [
        'rejects-absence',
        'rejects-null',
        'keeps-digits-as-text',
        'keeps-every-character',
        'rejects-wrong-types',
        'accepts-minimum-length',
        'rejects-below-minimum-length',
        'accepts-maximum-length',
        'rejects-above-maximum-length',
      ],
    ],
    [
      'dog.born_at',
      [
        'may-be-left-out',
        'accepts-null',
        'accepts-leap-day',
        'rejects-wrong-types',
        'rejects-impossible-dates',
        'rejects-other-formats',
        'accepts-first-moment',
        'rejects-before-first-moment',
        'accepts-last-moment',
        'rejects-after-last-moment',
      ],
    ],
    [
      'dog.phase',
      [
        'has-a-default',
        'rejects-null',
        'rejects-wrong-types',
        'accepts-each-value',
        'accepts-added-review',
        'rejects-unknown-value',
        'rejects-other-case',
      ],
    ],
    [
      'dog.owner',
      [
        'accepts-existing-object',
        'rejects-unknown-object',
        'rejects-wrong-types',
        'accepts-null',
        'is-cleared-by-delete',
        'survives-delete-of-another',
        'rejects-id-of-another-entity',
        'survives-delete-of-namesake',
        'refusal-is-all-or-nothing',
      ],
    ],
    [
      'dog.toys',
      [
        'is-empty-by-default',
        'accepts-existing-objects',
        'can-be-updated',
        'rejects-unknown-object',
        'rejects-null',
        'rejects-wrong-types',
        'loses-deleted-object',
        'rejects-id-of-another-entity',
        'survives-delete-of-namesake',
      ],
    ],
    ['dog.id', ['rejects-absence']],
    ['toy.id', []],
  ])('%s', (prefix, ids) => {
    expect(idsOf(paper, prefix)).toEqual(ids);
  });

  test('strict adds what must not be converted', () => {
    const added = strict.tests.filter(({ id }) => !paper.tests.some((other) => other.id === id));
    expect(added.map(({ id }) => id).filter((id) => !id.startsWith('person.'))).toEqual([
      'dog.create.rejects-taken-id',
      'dog.active.rejects-zero-and-one',
      'dog.born_at.rejects-missing-zeros',
      'dog.rank.rejects-quoted-number',
      'dog.rank.rejects-boolean',
      'dog.weight.rejects-quoted-number',
      'dog.weight.rejects-boolean',
      'dog.approve.checks-state-before-conditions',
      'dog.calm_down.checks-state-before-conditions',
      'toy.create.rejects-taken-id',
      'toy.price.rejects-quoted-number',
      'toy.price.rejects-boolean',
      'toy.used.rejects-zero-and-one',
    ]);
  });
});

describe('the tests of an entity, of analytics and of what is gone', () => {
  test('an entity without fields of its own', () => {
    expect(odd.tests.filter(({ file }) => file === 'removed-entity').map(({ id }) => id)).toEqual([
      'removed.create.answers-the-object',
      'removed.create.accepts-any-id',
      'removed.update.accepts-the-same-id',
      'removed.delete.removes-the-object',
      'removed.unknown-id.answers-404',
      'removed.list.answers-all-objects',
      'removed.update.leaves-other-objects',
      'removed.delete.leaves-other-objects',
      'removed.reset.removes-all',
      'removed.id.rejects-absence',
    ]);
  });

  test('analytics', () => {
    expect(idsOf(paper, 'analytics.dog.count')).toEqual([
      'of-nothing',
      'of-several',
      'after-delete',
    ]);
    expect(idsOf(paper, 'analytics.dog.rank.avg')).toEqual([
      'of-nothing',
      'of-one',
      'of-several',
      'of-zero',
      'skips-missing-values',
      'of-missing-values',
      'after-update',
      'after-delete',
    ]);
  });

  test('names that are gone', () => {
    expect(idsOf(paper, 'removed')).toEqual([
      'endpoint.human',
      'endpoint.page',
      'analytics.dog.height.sum',
      'analytics.dog.rank.sum',
      'analytics.page.count',
      'analytics.toy.cost.max',
      'action.dog.bark',
      'action.dog.grow',
      'field.dog.height',
      'field.dog.pages',
      'field.toy.cost',
    ]);
  });

  test.each([
    ['endpoint.human', ['changes.gone', 'changes.rename-entity']],
    ['endpoint.page', ['changes.gone', 'changes.delete-entity']],
    ['analytics.dog.height.sum', ['changes.gone', 'changes.delete-field']],
    ['analytics.dog.rank.sum', ['changes.gone']],
    ['analytics.page.count', ['changes.gone', 'changes.delete-entity']],
    ['analytics.toy.cost.max', ['changes.gone', 'changes.rename-field']],
    ['action.dog.bark', ['changes.gone']],
    ['action.dog.grow', ['changes.gone', 'changes.delete-field']],
    ['field.dog.height', ['changes.delete-field']],
    ['field.dog.pages', ['changes.delete-entity']],
    ['field.toy.cost', ['changes.rename-field']],
  ])('%s names the sentences from which it follows', (id, clauses) => {
    expect(testOf(paper, `removed.${id}`).clauses).toEqual(clauses);
  });

  test('a field that was renamed is seen under its new name, and in no answer under the old one', () => {
    const { steps } = testOf(paper, 'removed.field.toy.cost');
    expect(steps.map(({ method, absent }) => [method, absent])).toEqual([
      ['POST', ['cost']],
      ['GET', ['cost']],
      ['PATCH', ['cost']],
      ['GET', ['cost']],
    ]);
    for (const { answer, because } of steps.slice(0, -1)) {
      expect(answer).toEqual({ price: expect.any(Number) as number });
      expect(because).toBe('cost is price now');
    }
    expect(testOf(paper, 'removed.field.dog.height').steps[0]).toMatchObject({
      absent: ['height'],
      because: 'Dog has no height any more',
    });
  });

  test('a value that an enum has gained is taken by create and update', () => {
    const { clauses, steps } = testOf(paper, 'dog.phase.accepts-added-review');
    expect(clauses).toEqual(['changes.enum-value', 'values.enum']);
    const sent = steps.filter(({ body }) => body?.set['phase'] === 'review');
    expect(sent.map(({ method }) => method)).toEqual(['POST', 'PATCH']);
    for (const { answer } of sent) expect(answer).toEqual({ phase: 'review' });
    expect(testOf(paper, 'dog.phase.accepts-each-value').clauses).not.toContain(
      'changes.enum-value',
    );
  });

  test('the object of a renamed entity is asked for under the old name, and is still there', () => {
    const { steps } = testOf(paper, 'removed.endpoint.human');
    expect(steps.map(({ method, path, status }) => [method, path, status])).toEqual([
      ['POST', '/person', [200, 201]],
      ['GET', '/human', [404]],
      ['POST', '/human', [404]],
      ['GET', '/human/person-1', [404]],
      ['PATCH', '/human/person-1', [404]],
      ['DELETE', '/human/person-1', [404]],
      ['GET', '/person/person-1', [200]],
    ]);
  });

  test('a path that was renamed is said to be elsewhere', () => {
    const reasons = (id: string): readonly string[] =>
      testOf(paper, `removed.${id}`).steps.map(({ because }) => because);
    expect(new Set(reasons('endpoint.human').slice(1, -1))).toEqual(
      new Set(['/human is /person now']),
    );
    expect(reasons('analytics.page.count')).toEqual([
      'the specification has no /analytics/page/count any more',
    ]);
  });
});

describe('the tests of an action', () => {
  test.each<[string, Plan, readonly string[]]>([
    [
      'dog.calm_down',
      paper,
      [
        'moves-from-wild',
        'acts-after-updates',
        'effect-set-owner-to-null',
        'effect-set-toys-to-empty',
        'leaves-bystanders',
        'unknown-id',
        'refuses-after-delete-in-toys',
        'refuses-from-calm',
        'refuses-unless-any-toys-used-eq-false',
        "refuses-unless-born_at-gte-'2021-06-01+12:00:00'",
        "refuses-unless-name-ne-'rex'",
        'refuses-when-any-toys-used-eq-false-for-those-in-toys-alone',
        'refuses-when-born_at-is-null',
        'refuses-when-toys-is-empty',
        'succeeds-when-a-later-one-in-toys-satisfies',
      ],
    ],
    [
      'dog.restart',
      paper,
      [
        'moves-from-in_progress',
        'moves-from-review',
        'acts-after-updates',
        'leaves-bystanders',
        'unknown-id',
        'refuses-from-planning',
      ],
    ],
    [
      'test.touch',
      odd,
      ['moves-from-lone', 'acts-after-updates', 'leaves-bystanders', 'unknown-id'],
    ],
  ])('%s', (prefix, plan, ids) => {
    expect(idsOf(plan, prefix).toSorted()).toEqual(ids.toSorted());
  });

  test('an effect on a reference to nothing is skipped', () => {
    const { steps } = testOf(odd, 'class.create.succeeds-when-parent-is-null');
    expect(steps.find(({ path }) => path === '/class/class-1/create')).toMatchObject({
      status: [200],
      answer: { stage: 'shut' },
    });
    expect(steps.at(-1)).toMatchObject({ method: 'GET', answer: { create: true } });
  });

  test('objects that look like those concerned stay as they are', () => {
    const { steps } = testOf(paper, 'dog.approve.leaves-bystanders');
    expect(steps.filter(({ method }) => method === 'GET').map(({ path }) => path)).toEqual([
      '/dog/dog-2',
      '/person/person-2',
      '/toy/toy-3',
    ]);
  });
});

test('a negative differs in one place from what was accepted, and is read back', () => {
  const rank = paper.examples.find(({ name }) => name === 'dog')?.body['rank'];
  const plain = planSuite({ snapshot: kennelSnapshot, seed: '7', profile: 'paper' });
  expect(testOf(plain, 'dog.rank.rejects-above-maximum')).toEqual({
    id: 'dog.rank.rejects-above-maximum',
    title: 'create and update refuse a rank above its maximum of 10000',
    family: 'values',
    file: 'dog',
    clauses: ['values.number-bounds', 'update.validates', 'refused.status', 'refused.unchanged'],
    isNew: true,
    steps: [
      {
        method: 'POST',
        path: '/dog',
        body: { example: 'dog', set: { rank: 10001 }, omit: [] },
        status: [400, 422],
        because: 'rank must be at most 10000',
      },
      {
        method: 'GET',
        path: '/dog/dog-1',
        status: [404],
        because: 'a refused create stores nothing',
      },
      {
        method: 'POST',
        path: '/dog',
        body: { example: 'dog', set: {}, omit: [] },
        status: [200, 201],
        because: 'the body is valid',
      },
      {
        method: 'PATCH',
        path: '/dog/dog-1',
        body: { set: { rank: 10001 }, omit: [] },
        status: [400, 422],
        because: 'rank must be at most 10000',
      },
      {
        method: 'GET',
        path: '/dog/dog-1',
        status: [200],
        answer: { rank },
        because: 'a refused update changes nothing',
      },
    ],
  });
});
