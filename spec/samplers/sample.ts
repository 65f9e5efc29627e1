/** Sampling whole scenarios. A turn depends only on the seed and the state before it, so a prefix is a shorter scenario. */
import { canonicalSchema } from '../canonical.ts';
import type { Change } from '../changes/table.ts';
import { applyChange, sampleChange } from '../changes/table.ts';
import { conflictsOf } from '../conflicts.ts';
import { bringsBack, removedAfter } from '../removed.ts';
import { scenarioShape } from '../scenario.ts';
import type { SamplerSettings, Scenario, Turn } from '../scenario.ts';
import type { Schema } from '../schema.ts';
import type { Snapshot } from '../snapshot.ts';
import { stream } from '../stream.ts';
import type { Stream } from '../stream.ts';
import { initialSnapshot, nextSnapshot } from '../trajectory.ts';
import { exerciseProblems } from '../well-formed/exercisable.ts';
import { kindWeights } from './kind-weights.ts';
import { programmaticVocabulary } from './programmatic.ts';
import { sampleInitial } from './sample-initial.ts';

/** What to sample. Five changes a turn, as in the paper's section 3.2, unless told otherwise. */
export interface SampleRequest {
  readonly seed: string;
  readonly turns: number;
  readonly changesPerTurn?: number;
  readonly sampler?: 'programmatic';
}

/** How often one slot of a turn proposes a change before it stays empty. */
const PROPOSALS = 60;

/** A scenario with the given number of turns. Throws a RangeError for numbers that make no scenario. */
export function sampleScenario({
  seed,
  turns,
  changesPerTurn = 5,
  sampler = 'programmatic',
}: SampleRequest): Scenario {
  if (!Number.isInteger(turns) || turns < 0)
    throw new RangeError(`a scenario has a whole number of turns, 0 or more; not ${String(turns)}`);
  if (!Number.isInteger(changesPerTurn) || changesPerTurn < 1)
    throw new RangeError(
      `a turn has a whole number of changes, 1 or more; not ${String(changesPerTurn)}`,
    );
  const bare: Scenario = {
    name: scenarioName(seed),
    seed,
    sampler: { name: sampler, version: 1, changesPerTurn },
    initial: sampleInitial(seed),
    turns: [],
  };
  return extendScenario(bare, turns);
}

/** `seed-0`: lower case, digits and hyphens, whatever the seed is made of. */
function scenarioName(seed: string): string {
  return ['seed', ...(seed.toLowerCase().match(/[a-z0-9]+/g) ?? [])].join('-');
}

/**
 * The scenario with further turns from its seed, up to the given number; one that is long enough stays as it is. Its keys
 * are in the order that a parsed file has, so that sampled and reread scenarios give the same bytes.
 */
export function extendScenario(scenario: Scenario, turns: number): Scenario {
  const sampled: Turn[] = [...scenario.turns];
  let snapshot = sampled.reduce<Snapshot>(
    (state, { changes }) => nextSnapshot(state, changes),
    initialSnapshot(scenario.initial),
  );
  while (sampled.length < turns) {
    const changes = sampleTurn(scenario, snapshot);
    sampled.push({ changes });
    snapshot = nextSnapshot(snapshot, changes);
  }
  return scenarioShape.parse({ ...scenario, turns: sampled });
}

/** The turn so far: what was accepted and where it led. */
interface Draft {
  readonly changes: readonly Change[];
  readonly schema: Schema;
}

/** The changes of the turn after a snapshot: the action selection policy of the paper (section 3.1). */
function sampleTurn(
  { seed, sampler }: { readonly seed: string; readonly sampler: SamplerSettings },
  start: Snapshot,
): readonly Change[] {
  let draft: Draft = { changes: [], schema: start.schema };
  for (let slot = 0; slot < sampler.changesPerTurn; slot += 1)
    draft = withSlot(draft, start, stream(seed, 'turn', start.turn + 1, 'change', slot));
  return draft.changes;
}

function withSlot(draft: Draft, start: Snapshot, random: Stream): Draft {
  const { schema, changes } = draft;
  const removed = removedAfter(start.removed, { before: start.schema, changes });
  const vocabulary = programmaticVocabulary({ schema, removed });
  for (let tries = 0; tries < PROPOSALS; tries += 1) {
    const kind = random.weighted(kindWeights(schema));
    const change = sampleChange(kind, { schema, random, vocabulary });
    const next = change && accept(draft, start, change);
    if (next && !bringsBack(removed, next.schema)) return next;
  }
  return draft;
}

/** The draft with the change, or `null` where it conflicts with the turn so far or leaves an action untestable. */
function accept(draft: Draft, start: Snapshot, change: Change): Draft | null {
  const changes = [...draft.changes, change];
  if (conflictsOf(start.schema, changes).length > 0) return null;
  const schema = canonicalSchema(applyChange(draft.schema, change));
  return exerciseProblems(schema).length > 0 ? null : { changes, schema };
}
