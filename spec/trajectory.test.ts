import { describe, expect, test } from 'vitest';
import { canonicalSchema } from './canonical.ts';
import { kennel } from './fixtures/edit-kennel.ts';
import { sampleScenario } from './samplers/sample.ts';
import { replay, snapshotOf } from './trajectory.ts';
import { schemaProblems } from './well-formed.ts';

const scenario = sampleScenario({ seed: 'trajectory', turns: 6 });

describe('replay', () => {
  test('gives the initial state and one state per turn', () => {
    const snapshots = [...replay(scenario)];
    expect(snapshots.map(({ turn }) => turn)).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect(snapshots[0]?.schema).toEqual(scenario.initial);
    expect(snapshots.slice(1).map(({ changes }) => changes)).toEqual(
      scenario.turns.map(({ changes }) => changes),
    );
  });

  test('keeps every state well-formed and in canonical order', () => {
    for (const { schema } of replay(scenario)) {
      expect(schemaProblems(schema)).toEqual([]);
      expect(canonicalSchema(schema)).toEqual(schema);
    }
  });

  test('does not depend on the order in which sets are written', () => {
    const shuffled = {
      ...scenario,
      initial: {
        ...scenario.initial,
        entities: scenario.initial.entities
          .map((entity) => ({ ...entity, fields: entity.fields.toReversed() }))
          .toReversed(),
      },
    };
    expect(JSON.stringify([...replay(shuffled)])).toBe(JSON.stringify([...replay(scenario)]));
  });

  test('is made as it is asked for', () => {
    const [first] = replay({
      initial: kennel,
      turns: [{ changes: [{ kind: 'delete_entity', entity: 'Toy' }] }],
    });
    expect(first?.schema.entities).toHaveLength(3);
  });
});

describe('a schema on its own', () => {
  test('is turn 0 without changes', () => {
    expect(snapshotOf(kennel)).toEqual({
      turn: 0,
      schema: canonicalSchema(kennel),
      changes: [],
      lineage: {},
      removed: { endpoints: [], analytics: [], actions: [], fields: [] },
      addedValues: [],
    });
  });
});
