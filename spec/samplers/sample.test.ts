import { readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { canonicalText } from '../canonical.ts';
import { changeKinds, describeChange } from '../changes/table.ts';
import { parseScenario } from '../parse-scenario.ts';
import type { Scenario } from '../scenario.ts';
import { fieldShape } from '../schema.ts';
import type { Effect, Guard, Operand, Schema } from '../schema.ts';
import { replay } from '../trajectory.ts';
import { schemaProblems } from '../well-formed.ts';
import { extendScenario, sampleScenario } from './sample.ts';

const TURNS = 30;
const seeds = Array.from({ length: 10 }, (_, index) => String(index));
const scenarios: readonly Scenario[] = seeds.map((seed) => sampleScenario({ seed, turns: TURNS }));
const states = scenarios.map((scenario) => [...replay(scenario)]);
const initials: readonly Schema[] = Array.from(
  { length: 30 },
  (_, seed) => sampleScenario({ seed: `initial-${String(seed)}`, turns: 0 }).initial,
);

describe('sampled scenarios', () => {
  test('reads as in the golden file', () => {
    const golden = new URL('golden/scenarios.txt', import.meta.url);
    const text = scenarios
      .slice(0, 3)
      .map((scenario) => story(scenario, 6))
      .join('\n');
    if (process.env['UPDATE_GOLDEN'] === '1') writeFileSync(golden, text);
    expect(text).toBe(readFileSync(golden, 'utf8'));
  });

  test('are the same for the same seed and others for others', () => {
    expect(sampleScenario({ seed: '0', turns: TURNS })).toEqual(scenarios[0]);
    expect(new Set(scenarios.map(({ initial }) => canonicalText(initial))).size).toBe(seeds.length);
  });

  test.each(seeds.slice(0, 3))('seed %s: a shorter scenario is the beginning of it', (seed) => {
    const short = sampleScenario({ seed, turns: 7 });
    const long = scenarios[Number(seed)];
    expect(short.initial).toEqual(long?.initial);
    expect(short.turns).toEqual(long?.turns.slice(0, 7));
    const reread = parseScenario(JSON.parse(JSON.stringify(short)), 'a file');
    expect(extendScenario(reread, 12).turns).toEqual(long?.turns.slice(0, 12));
    expect(extendScenario(short, 3)).toEqual(short);
  });

  test.each(seeds)('seed %s: every turn is full and passes the checks of a written one', (seed) => {
    const scenario = scenarios[Number(seed)];
    expect(scenario?.turns.map(({ changes }) => changes.length)).toEqual(Array(TURNS).fill(5));
    const text = JSON.stringify(scenario);
    expect(JSON.stringify(parseScenario(JSON.parse(text), 'a file'))).toBe(text);
  });

  test.each(seeds)('seed %s: grows to ten entities and shrinks and renames on the way', (seed) => {
    const sizes = states[Number(seed)]?.map(({ schema }) => schema.entities.length) ?? [];
    expect(sizes[0]).toBeGreaterThanOrEqual(2);
    expect(sizes[0]).toBeLessThanOrEqual(3);
    expect(sizes[TURNS]).toBeGreaterThanOrEqual(10);
    const kinds = new Set(kindsOf(scenarios[Number(seed)]));
    for (const kind of ['delete_field', 'rename_field', 'rename_entity'] as const)
      expect(kinds).toContain(kind);
    expect(kinds.size).toBeGreaterThanOrEqual(14);
  });

  test('every kind of change, guard and effect occurs', () => {
    expect(new Set(scenarios.flatMap(kindsOf))).toEqual(new Set(changeKinds));
    const actions = states
      .flat()
      .flatMap(({ schema }) => schema.entities.flatMap((e) => e.actions));
    expect(new Set(actions.flatMap(({ guards }) => guards.flatMap(guardForms)))).toEqual(
      new Set([
        ...['literal', 'field', 'arithmetic', 'count', 'sum'],
        ...['null', 'not_null', 'any', 'all'],
      ]),
    );
    expect(new Set(actions.flatMap(({ effects }) => effects.flatMap(effectForms)))).toEqual(
      new Set([
        ...['set literal', 'set null', 'set []', 'set field', 'set arithmetic'],
        ...['increase', 'decrease', 'on_reference', 'for_each'],
      ]),
    );
  });

  test('never take a name that was in use before', () => {
    for (const snapshots of states)
      for (const [index, { removed }] of snapshots.entries()) {
        const { schema } = snapshots[index + 1] ?? {};
        const endpoints = schema?.entities.map(({ name }) => `/${name.toLowerCase()}`) ?? [];
        expect(removed.endpoints.filter(({ path }) => endpoints.includes(path))).toEqual([]);
        for (const { entity, field } of removed.fields) {
          const owner = schema?.entities.find(({ name }) => name === entity);
          expect(owner?.fields.map(({ name }) => name) ?? []).not.toContain(field);
        }
      }
  });

  test('are named for folders, whatever the seed is made of', () => {
    expect(sampleScenario({ seed: '0', turns: 0 }).name).toBe('seed-0');
    expect(sampleScenario({ seed: 'Été 7/b', turns: 0 }).name).toBe('seed-t-7-b');
  });

  test('refuse numbers that make no scenario', () => {
    expect(() => sampleScenario({ seed: '0', turns: -1 })).toThrow(RangeError);
    expect(() => sampleScenario({ seed: '0', turns: 1, changesPerTurn: 0 })).toThrow(RangeError);
    expect(() => sampleScenario({ seed: '0', turns: 1.5 })).toThrow(RangeError);
  });
});

describe('initial states', () => {
  test('are well-formed, with two or three entities of an id and four or five fields', () => {
    for (const schema of initials) {
      expect(schemaProblems(schema)).toEqual([]);
      expect([2, 3]).toContain(schema.entities.length);
      for (const { fields } of schema.entities) expect([5, 6]).toContain(fields.length);
      expect([1, 2]).toContain(schema.analytics.length);
      for (const { values } of schema.enums) expect([3, 4]).toContain(values.length);
    }
  });

  test('have fields of every type, and actions on some of the enum fields', () => {
    const entities = initials.flatMap((schema) => schema.entities);
    const types = new Set(entities.flatMap(({ fields }) => fields.map(({ type }) => type)));
    expect(types).toEqual(new Set(fieldShape.options.map((option) => option.shape.type.value)));
    const enumFields = entities.flatMap(({ fields }) =>
      fields.filter(({ type }) => type === 'enum'),
    );
    const acting = new Set(
      entities.flatMap(({ name, actions }) => actions.map(({ field }) => `${name}.${field}`)),
    );
    expect(acting.size / enumFields.length).toBeGreaterThan(0.35);
    expect(acting.size / enumFields.length).toBeLessThan(0.85);
  });
});

/** One line per change: what a reviewer sees of a difference in sampling. */
function story({ name, initial, turns }: Scenario, length: number): string {
  const entities = initial.entities.map((entity) => entity.name).join(', ');
  const lines = turns
    .slice(0, length)
    .flatMap(({ changes }, index) => [
      `turn ${String(index + 1)}`,
      ...changes.map((change) => `  ${describeChange(change)}`),
    ]);
  return [`${name}: ${entities}`, ...lines, ''].join('\n');
}

function kindsOf(scenario: Scenario | undefined): readonly string[] {
  return scenario?.turns.flatMap(({ changes }) => changes.map(({ kind }) => kind)) ?? [];
}

function operandForm(operand: Operand): string {
  if ('count' in operand) return 'count';
  if ('sum' in operand) return 'sum';
  if ('op' in operand) return 'arithmetic';
  return 'field' in operand ? 'field' : 'literal';
}

function guardForms(guard: Guard): readonly string[] {
  if (guard.kind === 'null') return [guard.is];
  if (guard.kind === 'quantifier') return [guard.quantifier];
  return [operandForm(guard.left), operandForm(guard.right)];
}

function effectForms(effect: Effect): readonly string[] {
  switch (effect.kind) {
    case 'increment':
      return [effect.by > 0 ? 'increase' : 'decrease'];
    case 'set':
      if (!('value' in effect.value)) return [`set ${operandForm(effect.value)}`];
      if (effect.value.value === null) return ['set null'];
      return [Array.isArray(effect.value.value) ? 'set []' : 'set literal'];
    case 'on_reference':
    case 'for_each':
      return [effect.kind, ...effectForms(effect.effect)];
    default:
      return effect satisfies never;
  }
}
