import { describe, expect, test } from 'vitest';
import { compileScenario, planScenario } from './compile.ts';
import { scenarioOfSchema } from './emit.ts';
import type { Files } from './files.ts';
import { formatText } from './format.ts';
import { kennelSnapshot } from './plan/fixtures/snapshots.ts';
import type { Scenario } from '../spec/scenario.ts';

/** The kennel without its dogs: small, as time is short. */
const { schema } = kennelSnapshot;
const kennel = scenarioOfSchema(
  {
    enums: [],
    entities: schema.entities.filter(({ name }) => name !== 'Dog'),
    analytics: schema.analytics.filter(({ entity }) => entity !== 'Dog'),
  },
  'kennel',
);
const scenario: Scenario = {
  ...kennel,
  turns: [
    { changes: [{ kind: 'change_constraints', entity: 'Toy', field: 'price', maximum: 900 }] },
    { changes: [{ kind: 'rename_field', entity: 'Person', field: 'email', to: 'epost' }] },
  ],
};

const turns: readonly Files[] = [...compileScenario(scenario, { profile: 'paper' })].map(
  ({ files }) => files,
);

/** The same document with every key, and the entities, in reverse order. */
function reversed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reversed);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, item]: [string, unknown]) => [
    key,
    key === 'entities' || key === 'fields'
      ? (reversed(item) as unknown[]).reverse()
      : reversed(item),
  ]);
  return Object.fromEntries(entries.reverse());
}

/** The text of a file of a turn. */
const textOf = (turn: number, path: string): string => turns[turn]?.get(path) ?? 'no such file';

describe('compileScenario', () => {
  test('a turn has everything that its suite needs', () => {
    expect([...(turns[0]?.keys() ?? [])]).toEqual([
      'openapi.json',
      'playwright.config.ts',
      'schema.json',
      'suite.json',
      'support/api.ts',
      'support/exchange.ts',
      'support/http.ts',
      'tests/analytics.spec.ts',
      'tests/person.spec.ts',
      'tests/toy.spec.ts',
    ]);
  });

  test('the diff of a suite mirrors the change', () => {
    const changed = [...(turns[1]?.keys() ?? [])].filter(
      (path) => textOf(0, path) !== textOf(1, path),
    );
    expect(changed).toEqual([
      'change_request.md',
      'openapi.json',
      'schema.json',
      'suite.json',
      'tests/toy.spec.ts',
    ]);
  });

  test('a rename changes names and nothing else', () => {
    // A sentence of the contract speaks of an `email`, too.
    const renamed = textOf(1, 'tests/person.spec.ts').replaceAll(/(?<!`)email/g, 'epost');
    const words = (text: string): readonly string[] => text.split(/[\s,]+/);
    expect(words(textOf(2, 'tests/person.spec.ts'))).toEqual(words(renamed));
    expect(textOf(2, 'tests/toy.spec.ts')).toBe(textOf(1, 'tests/toy.spec.ts'));
  });

  test('gives only the turns that are asked for, as in the whole', () => {
    const some = compileScenario(scenario, { profile: 'paper', turns: [1] });
    expect([...some].map(({ files }) => files)).toEqual([turns[1]]);
  });

  test('does not depend on the order of keys and sets in the document', () => {
    const compiled = compileScenario(reversed(scenario) as Scenario, { profile: 'paper' });
    expect([...compiled].map(({ files }) => files)).toEqual(turns);
  });

  test('what is not in spec files is laid out as prettier does', async () => {
    for (const [path, text] of turns[1] ?? [])
      if (!/suite\.json$|\.spec\.ts$/.test(path)) expect(text).toBe(await formatText(path, text));
  });

  test('a turn that the scenario does not have is an error', () => {
    const all = compileScenario(kennel, { profile: 'paper', turns: [1] });
    expect(() => all.next()).toThrow('kennel has no turn 1: its last is 0');
  });
});

test('planScenario marks as new what the turn before did not have', () => {
  const fresh = [...planScenario(scenario, 'paper')].map(({ plan: { tests } }) => [
    tests.every(({ isNew }) => isNew),
    tests.some(({ isNew }) => isNew),
  ]);
  expect(fresh).toEqual([
    [true, true],
    [false, true],
    [false, true],
  ]);
});
