/** The trajectory s0, a1 … aN of a scenario (paper, section 3.1), state by state. */
import { addedValuesAfter } from './added-values.ts';
import { canonicalSchema } from './canonical.ts';
import { applyChange } from './changes/table.ts';
import type { Change } from './changes/table.ts';
import { bornAt, lineageAfter } from './lineage.ts';
import { nothingRemoved, removedAfter } from './removed.ts';
import type { Scenario } from './scenario.ts';
import type { Schema } from './schema.ts';
import type { Snapshot } from './snapshot.ts';

/** A schema on its own, without history: its names are its ids. */
export function snapshotOf(schema: Schema): Snapshot {
  return {
    turn: 0,
    schema: canonicalSchema(schema),
    changes: [],
    lineage: {},
    removed: nothingRemoved,
    addedValues: [],
  };
}

/** The initial state of a trajectory: everything is born at turn 0. */
export function initialSnapshot(initial: Schema): Snapshot {
  const snapshot = snapshotOf(initial);
  return { ...snapshot, lineage: bornAt(0, snapshot.schema) };
}

/** The snapshot after one turn of valid changes that do not conflict. */
export function nextSnapshot(snapshot: Snapshot, changes: readonly Change[]): Snapshot {
  const turn = snapshot.turn + 1;
  const schema = canonicalSchema(
    changes.reduce((state, change) => applyChange(state, change), snapshot.schema),
  );
  return {
    turn,
    schema,
    changes,
    lineage: lineageAfter(snapshot.lineage, { turn, schema, changes }),
    removed: removedAfter(snapshot.removed, { before: snapshot.schema, changes }),
    addedValues: addedValuesAfter(snapshot.addedValues, { schema, changes }),
  };
}

/** Every snapshot of a valid scenario, turn 0 first, made as it is asked for. */
export function* replay(scenario: Pick<Scenario, 'initial' | 'turns'>): Generator<Snapshot, void> {
  let snapshot = initialSnapshot(scenario.initial);
  yield snapshot;
  for (const { changes } of scenario.turns) {
    snapshot = nextSnapshot(snapshot, changes);
    yield snapshot;
  }
}
