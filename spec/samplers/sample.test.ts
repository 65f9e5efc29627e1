import { readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { canonicalText } from '../canonical.ts';
import { changeShape, describeChange } from '../changes/table.ts';
import type { Change } from '../changes/table.ts';
import { appearancesOf } from '../inspection/appearances.ts';
import { resample } from '../inspection/resample.ts';
import { must } from '../lookup.ts';
import { parseScenario } from '../parse-scenario.ts';
import type { Scenario } from '../scenario.ts';
import { fieldShape } from '../schema.ts';
import { broughtBack } from '../removed.ts';
import type { Schema } from '../schema.ts';
import type { Snapshot } from '../snapshot.ts';
import { nextSnapshot, replay } from '../trajectory.ts';
import { turnProblems } from '../turn.ts';
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

  test('show every kind of change and every form of guard and effect', () => {
    const turns = scenarios.flatMap((scenario) => scenario.turns);
    const { kinds, guards, effects } = appearancesOf(turns);
    expect([...kinds, ...guards, ...effects].filter(({ times }) => times < seeds.length)).toEqual(
      [],
    );
  });

  test.each(seeds.slice(0, 4))('seed %s: what was refused was refused for a reason', (seed) => {
    const scenario = must(scenarios[Number(seed)], 'a scenario');
    let judged = 0;
    const snapshots = states[Number(seed)] ?? [];
    for (const { turn, slots } of resample(scenario).turns) {
      const start = must(snapshots[turn - 1], 'the state before');
      const accepted: Change[] = [];
      for (const { change, refusals } of slots) {
        for (const { proposal, problems } of refusals) {
          const changes = [...accepted, changeShape.parse(proposal)];
          const faults = turnProblems(start.schema, changes);
          judged += 1;
          const codes = problems.map(({ code }) => code);
          if (codes.includes('NAME_GONE')) expect(broughtBackBy(start, changes)).not.toEqual([]);
          else expect(faults.map(({ code }) => code)).toEqual(codes);
        }
        if (change) accepted.push(change);
      }
      expect(turnProblems(start.schema, accepted)).toEqual([]);
    }
    expect(judged).toBeGreaterThan(0);
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

  test('go on only by the sampler and the version that began them', () => {
    const scenario = sampleScenario({ seed: '0', turns: 1 });
    const older: Scenario = { ...scenario, sampler: { ...scenario.sampler, version: 1 } };
    const replayed: Scenario = {
      ...scenario,
      sampler: { name: 'replay', version: 1, changesPerTurn: 5 },
    };
    expect(extendScenario(older, 1)).toEqual(older);
    expect(() => extendScenario(older, 2)).toThrow(
      'the scenario seed-0 cannot be used:\n  sampler: it was sampled by version 1 of programmatic, and this is version 2, which gives other turns, so that nothing can go on with it; ask for fewer turns, or sample it anew [SAMPLER_CANNOT_GO_ON]',
    );
    expect(() => extendScenario(replayed, 2)).toThrow(
      'sampler: its turns were written by hand, so that nothing can go on with it',
    );
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

/** The names that are gone at the start of a turn and that its changes bring back. */
function broughtBackBy(start: Snapshot, changes: readonly Change[]): readonly string[] {
  return broughtBack(start.removed, nextSnapshot(start, changes).schema);
}
