/** What a scenario holds: sizes, kinds, dependencies, forms, renames, names that are gone, and how it came about. */
import { dependentsOf } from '../dependents.ts';
import { applyChange } from '../changes/table.ts';
import type { Change } from '../changes/table.ts';
import type { Scenario } from '../scenario.ts';
import type { Schema } from '../schema.ts';
import type { Removed, Snapshot } from '../snapshot.ts';
import { replay } from '../trajectory.ts';
import { dependedOnEntities } from './depended-on.ts';
import type { DependedOn } from './depended-on.ts';
import { appearancesOf } from './appearances.ts';
import type { Appearances } from './appearances.ts';
import { longestRenames } from './renames.ts';
import type { RenameChain } from './renames.ts';
import { resample } from './resample.ts';
import type { Resampling } from './resample.ts';

/** A turn: what led there, and how large the state is after it. Turn 0 is the initial state. */
export interface InspectedTurn {
  readonly turn: number;
  readonly entities: number;
  readonly fields: number;
  readonly actions: number;
  readonly analytics: number;
  readonly changes: readonly InspectedChange[];
}

export interface InspectedChange {
  readonly kind: Change['kind'];
  /** Whether it touches something that other parts depend on, as `dependents.ts` defines it. */
  readonly dependedOn: boolean;
}

export interface Inspection {
  readonly name: string;
  readonly seed: string;
  readonly sampler: Scenario['sampler'];
  readonly turns: readonly InspectedTurn[];
  /** The entities of the last state with the parts of others that depend on them, most first. */
  readonly dependedOn: readonly DependedOn[];
  readonly appearances: Appearances;
  /** The things that were renamed most often, in the order of their birth; none where nothing was renamed. */
  readonly longestRenames: readonly RenameChain[];
  /** The names that are gone after the last turn. */
  readonly gone: Removed;
  readonly resampling: Resampling;
}

/** Everything about a valid scenario that can be known from it, and from sampling it again. */
export function inspectScenario(scenario: Scenario): Inspection {
  const { name, seed, sampler } = scenario;
  const snapshots = [...replay(scenario)];
  const last = snapshots.at(-1);
  return {
    ...{ name, seed, sampler },
    turns: snapshots.map((snapshot, index) => inspectTurn(snapshots[index - 1], snapshot)),
    dependedOn: last ? dependedOnEntities(last.schema) : [],
    appearances: appearancesOf(scenario.turns),
    longestRenames: longestRenames(snapshots),
    gone: last?.removed ?? { endpoints: [], analytics: [], actions: [], fields: [] },
    resampling: resample(scenario),
  };
}

function inspectTurn(before: Snapshot | undefined, after: Snapshot): InspectedTurn {
  const { entities, analytics } = after.schema;
  const count = (size: (entity: Schema['entities'][number]) => number): number =>
    entities.reduce((sum, entity) => sum + size(entity), 0);
  return {
    turn: after.turn,
    entities: entities.length,
    fields: count(({ fields }) => fields.length),
    actions: count(({ actions }) => actions.length),
    analytics: analytics.length,
    changes: before ? inspectChanges(before.schema, after.changes) : [],
  };
}

/** Each change on the state that those before it in the turn lead to. */
function inspectChanges(start: Schema, changes: readonly Change[]): readonly InspectedChange[] {
  let schema = start;
  return changes.map((change) => {
    const dependedOn = dependentsOf(schema, change).length > 0;
    schema = applyChange(schema, change);
    return { kind: change.kind, dependedOn };
  });
}
