import fc from 'fast-check';
import { format } from 'prettier';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { formatOptions } from '../format.ts';
import { kennelWithHistory, oddSnapshot, sampledSnapshots } from '../plan/fixtures/snapshots.ts';
import { planSuite } from '../plan/index.ts';
import type { PlanMemo } from '../plan/index.ts';
import type { Plan, TestCase } from '../plan/plan.ts';
import { lintSpec } from '../suite-lint.ts';
import { createSpecRenderer, renderSpecs } from './spec-file.ts';

const dogSpec = (planned: Plan): string => renderSpecs(planned).get('tests/dog.spec.ts') ?? '';
const formatted = (text: string): Promise<string> =>
  format(text, { ...formatOptions, parser: 'typescript' });

const refusal: TestCase = {
  id: 'dog.rank.rejects-above-maximum',
  title: 'create refuses a rank above its maximum of 10000',
  family: 'values',
  file: 'dog',
  clauses: ['values.number-bounds'],
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
  ],
};

const create = (set: Readonly<Record<string, string>>): TestCase['steps'][number] => ({
  method: 'POST',
  path: '/dog',
  body: { example: 'dog', set, omit: [] },
  status: [200, 201],
  because: 'the body is valid',
});

const plan: Plan = {
  turn: 3,
  profile: 'paper',
  data: 'main',
  examples: [
    { name: 'dog', entity: 'Dog', body: { id: 'dog-1', name: 'amber', rank: 10 } },
    { name: 'toy', entity: 'Toy', body: { id: 'toy-1' } },
  ],
  tests: [
    {
      ...refusal,
      id: 'dog.list.answers-all',
      title: 'list answers every Dog',
      family: 'collections',
      clauses: ['endpoints.list', 'endpoints.independent'],
      steps: [
        create({ id: 'dog-1' }),
        create({ id: 'dog-2' }),
        {
          method: 'GET',
          path: '/dog',
          status: [200],
          answer: [
            { id: 'dog-1', name: 'amber', rank: 10, toys: [] },
            { id: 'dog-2', name: 'amber', rank: 10, toys: [] },
          ],
          because: 'there are two',
        },
        { method: 'DELETE', path: '/dog/dog-1', status: [200, 204], because: 'the object exists' },
      ],
    },
    refusal,
    {
      ...refusal,
      id: 'dog.name.required',
      title: 'create refuses a Dog without name',
      family: 'required',
      clauses: ['create.required'],
      steps: [
        {
          method: 'POST',
          path: '/dog',
          body: { example: 'dog', set: {}, omit: ['name'] },
          status: [400, 422],
          because: 'name is required and has no default',
        },
        {
          method: 'PATCH',
          path: '/dog/dog-1',
          body: { set: { rank: 3 }, omit: [] },
          status: [200],
          answer: { id: 'dog-1', rank: 3 },
          absent: ['legs'],
          because: 'only rank was sent',
        },
      ],
    },
    {
      ...refusal,
      id: 'removed.page',
      title: '/page is gone',
      family: 'removed',
      file: 'removed',
      clauses: ['changes.gone'],
      steps: [
        { method: 'GET', path: '/page', status: [404], because: 'there is no /page any more' },
      ],
    },
  ],
};

describe('renderSpecs', () => {
  test('reads as in the golden file', async () => {
    const text = dogSpec(plan);
    await expect(text).toMatchFileSnapshot('golden/dog.spec.ts.txt');
    expect(lintSpec(text)).toEqual([]);
  });

  test('is laid out as prettier does, on every kind of schema', async () => {
    const snapshots = [kennelWithHistory, oddSnapshot, ...sampledSnapshots('6', 20, 10)];
    for (const snapshot of snapshots)
      for (const text of renderSpecs(
        planSuite({ snapshot, seed: '3', profile: 'strict' }),
      ).values())
        expect(text).toBe(await formatted(text));
  });

  test('shows a sentence of the contract once, at the first tests that name it', () => {
    const text = dogSpec({
      ...plan,
      tests: plan.tests.map((one) => ({ ...one, clauses: ['values.types'] })),
    });
    expect(text.match(/values\.types: /g)).toHaveLength(1);
    expect(text).toMatch(
      /^test\.describe\('Dog: collections', \(\) => \{\n {2}\/\/ values\.types: /m,
    );
    expect(text).toMatch(
      /^test\.describe\('Dog: required fields and defaults', \(\) => \{\n {2}test\(/m,
    );
  });

  test('what is rendered again is the same text, whatever was made of it before', () => {
    const render = createSpecRenderer();
    const memo: PlanMemo = { parts: new Map() };
    const turns = sampledSnapshots('4', 4, 1).map((snapshot) =>
      planSuite({ snapshot, seed: '4', profile: 'paper', memo }),
    );
    for (const planned of [...turns, ...turns.toReversed()])
      expect(render(planned)).toEqual(renderSpecs(planned));
  });

  test('one file per entity, with the examples that it sends and no others', () => {
    const files = renderSpecs(plan);
    expect([...files.keys()]).toEqual(['tests/dog.spec.ts', 'tests/removed.spec.ts']);
    expect(files.get('tests/dog.spec.ts')).not.toContain('toy-1');
    expect(files.get('tests/removed.spec.ts')).not.toMatch(/^const|without/m);
  });

  test('refuses an example whose name would not compile', () => {
    const [dog] = plan.examples;
    const broken = { ...plan, examples: [{ name: 'class', entity: 'Dog', body: dog?.body ?? {} }] };
    const step = { ...create({}), body: { example: 'class', set: {}, omit: [] } };
    expect(() => renderSpecs({ ...broken, tests: [{ ...refusal, steps: [step] }] })).toThrow(
      '"class" cannot name a constant',
    );
  });

  test('whatever the texts and values, a file parses and means them', async () => {
    const text = fc.string({
      unit: fc.constantFrom(
        'a',
        ' ',
        '"',
        "'",
        '`',
        '${',
        '\\',
        '*/',
        '//',
        '\n',
        '\u2028',
        '{{',
        '\u0000',
        '\ud800',
      ),
    });
    await fc.assert(
      fc.asyncProperty(text, text, text, async (title, because, value) => {
        const steps = [{ ...create({ name: value }), answer: { name: value }, because }];
        const nasty: Plan = { ...plan, tests: [{ ...refusal, title, steps }] };
        const source = dogSpec(nasty);
        expect(source).toBe(await formatted(source));
        expect(lintSpec(source)).toEqual([]);
        expect(stringsIn(source)).toEqual(expect.arrayContaining([title, because, value]));
      }),
      { numRuns: 40 },
    );
  });
});

function stringsIn(source: string): readonly string[] {
  const strings: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteral(node)) strings.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('x.ts', source, ts.ScriptTarget.ES2023));
  return strings;
}
