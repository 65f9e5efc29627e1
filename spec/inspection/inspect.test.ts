import { describe, expect, test } from 'vitest';
import type { Change } from '../changes/table.ts';
import { kennel } from '../fixtures/edit-kennel.ts';
import { extendScenario, sampleScenario } from '../samplers/sample.ts';
import type { Scenario } from '../scenario.ts';
import { inspectScenario } from './inspect.ts';
import { resample } from './resample.ts';

const byHand: Scenario = {
  name: 'kennel',
  seed: '0',
  sampler: { name: 'replay', version: 1, changesPerTurn: 3 },
  initial: kennel,
  turns: [
    [
      { kind: 'rename_entity', entity: 'Toy', to: 'Thing' },
      { kind: 'rename_field', entity: 'Person', field: 'email', to: 'mail' },
    ],
    [{ kind: 'add_enum_value', enum: 'Mood', value: 'sleepy' }],
    [
      { kind: 'rename_field', entity: 'Person', field: 'mail', to: 'address' },
      { kind: 'delete_analytics', analytics: { entity: 'Dog', operation: 'count' } },
      {
        kind: 'add_condition',
        entity: 'Dog',
        action: 'restart',
        guard: { kind: 'null', field: 'owner', is: 'null' },
      },
    ],
  ].map((changes) => ({ changes: changes as readonly Change[] })),
};

describe('a scenario written by hand', () => {
  const inspection = inspectScenario(byHand);

  test('tells how large each state is, and what depends on what changed', () => {
    expect(inspection.turns).toEqual([
      { turn: 0, entities: 3, fields: 16, actions: 3, analytics: 5, changes: [] },
      {
        ...{ turn: 1, entities: 3, fields: 16, actions: 3, analytics: 5 },
        changes: [
          { kind: 'rename_entity', dependedOn: true },
          { kind: 'rename_field', dependedOn: false },
        ],
      },
      {
        ...{ turn: 2, entities: 3, fields: 16, actions: 3, analytics: 5 },
        changes: [{ kind: 'add_enum_value', dependedOn: true }],
      },
      {
        ...{ turn: 3, entities: 3, fields: 16, actions: 3, analytics: 4 },
        changes: [
          { kind: 'rename_field', dependedOn: false },
          { kind: 'delete_analytics', dependedOn: false },
          { kind: 'add_condition', dependedOn: false },
        ],
      },
    ]);
    expect(inspection.dependedOn).toEqual([
      { entity: 'Thing', dependents: 8 },
      { entity: 'Person', dependents: 2 },
      { entity: 'Dog', dependents: 1 },
    ]);
  });

  test('tells when each kind and form came, and the longest time between', () => {
    const { kinds, guards, effects } = inspection.appearances;
    expect(kinds.filter(({ times }) => times > 0)).toEqual([
      { what: 'rename_entity', times: 1, lastSeen: 1, longestGap: 3 },
      { what: 'rename_field', times: 2, lastSeen: 3, longestGap: 2 },
      { what: 'delete_analytics', times: 1, lastSeen: 3, longestGap: 3 },
      { what: 'add_condition', times: 1, lastSeen: 3, longestGap: 3 },
      { what: 'add_enum_value', times: 1, lastSeen: 2, longestGap: 2 },
    ]);
    expect(kinds).toHaveLength(16);
    expect(guards).toContainEqual({ what: 'null', times: 1, lastSeen: 3, longestGap: 3 });
    expect(effects.every((effect) => effect.lastSeen === null && effect.longestGap === 4)).toBe(
      true,
    );
  });

  test('tells the longest chain of renames and the names that are gone', () => {
    expect(inspection.longestRenames).toEqual([
      { id: 'field Person.email @0', names: ['email', 'mail', 'address'] },
    ]);
    expect(inspection.gone).toMatchObject({
      endpoints: [{ path: '/toy', by: 'rename_entity', now: '/thing' }],
      fields: [
        { entity: 'Person', field: 'email' },
        { entity: 'Person', field: 'mail' },
      ],
    });
  });

  test('has no sampler to ask', () => {
    expect(inspection.resampling).toEqual({
      initial: false,
      turns: [],
      endedBy: 'its turns were written by hand',
    });
  });
});

describe('a sampled scenario', () => {
  const scenario = sampleScenario({ seed: 'inspected', turns: 6 });

  test('is sampled again, slot by slot', () => {
    const { initial, turns, endedBy } = resample(scenario);
    expect({ initial, endedBy }).toEqual({ initial: true, endedBy: null });
    expect(
      turns.map(({ slots }) => ({ changes: slots.flatMap(({ change }) => change ?? []) })),
    ).toEqual(scenario.turns);
  });

  test('is recognised up to the turn that was edited', () => {
    const turns = scenario.turns.map(({ changes }, index) => ({
      changes: index === 3 ? changes.slice(1) : changes,
    }));
    const { turns: known, endedBy } = resample({ ...scenario, turns });
    expect(known.map(({ turn }) => turn)).toEqual([1, 2, 3]);
    expect(endedBy).toBe('turn 4 is not what the sampler gives');
  });

  test('that was edited and then extended is known to begin otherwise', () => {
    const { initial, ...bare } = { ...scenario, turns: [] };
    const edited = { ...bare, initial: { ...initial, analytics: [] } };
    expect(resample(extendScenario(edited, 2))).toMatchObject({ initial: false, endedBy: null });
  });

  test('of another version is shown without its proposals', () => {
    const older: Scenario = { ...scenario, sampler: { ...scenario.sampler, version: 1 } };
    expect(resample(older)).toEqual({
      initial: false,
      turns: [],
      endedBy: expect.stringContaining('sampled by version 1 of programmatic') as string,
    });
  });
});
