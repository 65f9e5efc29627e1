import { existsSync, readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { kennelWithHistory } from './plan/fixtures/snapshots.ts';
import { planSuite } from './plan/index.ts';
import { renderSpecs } from './render/spec-file.ts';
import { lintSpec } from './suite-lint.ts';

const emitted = fileURLToPath(new URL('../emitted', import.meta.url));

const spec = (test: string): string => `import { about, test, without } from '../support/api.ts';

const dog = { id: 'dog-1', rank: -1, toys: [null, true] };

test.describe('Dog', () => {
  // values.types: Types matter.

${test}
});
`;
const testOf = (steps: string): string =>
  spec(`  test('a', about('dog.a', 'values.types'), async ({ api }) => {\n${steps}\n  });`);

describe('lintSpec', () => {
  const plan = planSuite({ snapshot: kennelWithHistory, seed: '0', profile: 'paper' });

  test.each([...renderSpecs(plan)])('finds nothing in %s of the kennel', (_path, text) => {
    expect(text).toContain('await api.');
    expect(lintSpec(text)).toEqual([]);
  });

  test('allows examples and variations of them', () => {
    const steps = [
      "const because = 'b';",
      "await api.create('Dog', dog);",
      "await api.post('/dog', { ...without(dog, 'id'), rank: 2 }).invalid(because);",
      "await api.get('/dog').ok('c', [dog, { ...dog, rank: 1 }], ['legs']);",
    ];
    expect(lintSpec(testOf(steps.join('\n')))).toEqual([]);
  });

  const get = "await api.get('/dog').ok('b', { id: 'dog-1' });";
  test.each([
    ['a loop', testOf(`for (const a of [1]) { ${get} }`), 'a test holds only'],
    ['a condition', testOf(`if (dog) { ${get} }`), 'a test holds only'],
    ['a constant', testOf(`const a = 1; ${get}`), 'a test holds only'],
    ['a reason that is made', testOf(`const because = String(1); ${get}`), 'a test holds only'],
    ['a reason that comes late', testOf(`${get} const because = 'b';`), 'a test holds only'],
    ['a request that is not awaited', testOf(get.replace('await ', '')), 'a test holds only'],
    ['a request to another', testOf(get.replace('api.', 'dog.')), 'a test holds only'],
    ['a longer chain', testOf(get.replace('.ok', '.ok().ok')), 'a test holds only'],
    ['a computed path', testOf(get.replace("'/dog'", "'/dog' + 1")), 'a test holds only'],
    ['a template', testOf(get.replace("'dog-1'", '`b`')), 'not a literal value'],
    ['an expression', testOf(get.replace("'dog-1'", '200 + 1')), 'not a literal value'],
    ['an unknown name', testOf(get.replace("'dog-1'", 'cat')), 'not a literal value'],
    ['an unknown function', testOf(get.replace("'dog-1'", "String('b')")), 'not a literal value'],
    ['another verb', testOf(get.replace('api.get', 'api.put')), 'api.put is no step'],
    ['a request without outcome', testOf("await api.get('/dog');"), 'api.get is no step'],
    ['another outcome', testOf(get.replace('.ok', '.fine')), 'has the outcome fine'],
    ['a step that says not why', testOf(get.replace("'b', ", '')), 'says why'],
    ['a test without steps', testOf(''), 'an empty test'],
    ['a test of nothing but a reason', testOf("const because = 'b';"), 'an empty test'],
    ['a create without body', testOf("await api.create('Dog');"), 'create takes 2 arguments'],
    ['a longer create', testOf("await api.create('Dog', dog, 1);"), 'create takes 2 arguments'],
    ['a longer request', testOf(get.replace("'/dog'", "'/dog', dog, 1")), 'get takes 1 or 2'],
    ['a longer outcome', testOf(get.replace(' })', " }, ['legs'], 1)")), 'ok takes 1 or 2 or 3'],
    ['a test without clause', testOf(get).replace(", 'values.types'", ''), 'names the clauses'],
    [
      'a clause without comment',
      testOf(get).replace('// values.types:', '// types:'),
      'quotes the clause',
    ],
    ['a test about nothing', testOf(get).replace('about(', 'abut('), 'says what it is about'],
    ['another fixture', testOf(get).replace('{ api }', '{ page }'), 'takes { api }'],
    ['a hook', spec('test.beforeEach(() => {});'), 'a group holds only tests'],
    [
      'a test that is skipped',
      testOf(get).replace('  test(', '  test.skip('),
      'a group holds only tests',
    ],
    ['a function', `${testOf(get)}function a() {}`, 'a file holds only'],
    ['another import', testOf(get).replace('api.ts', 'other.ts'), 'starts with the import'],
  ])('finds %s', (_what, text, finding) => {
    expect(lintSpec(text).join('\n')).toContain(finding);
  });

  test('says where', () => {
    expect(lintSpec(testOf('let a = 1;'))).toEqual([
      'line 9: a test holds only `await api.<verb>(path, …).<outcome>(because, …)`',
    ]);
  });

  test('finds nothing in the emitted scenarios', async () => {
    const paths = existsSync(emitted) ? await readdir(emitted, { recursive: true }) : [];
    for (const path of paths.filter((name) => name.endsWith('.spec.ts')))
      expect([path, lintSpec(readFileSync(`${emitted}/${path}`, 'utf8'))]).toEqual([path, []]);
  });
});
