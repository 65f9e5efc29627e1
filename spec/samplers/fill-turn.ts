/**
 * Fills the slots of a turn: the action selection policy of the paper (section 3.1) without the proposers. It is a
 * coroutine, so that proposers may be functions, language models behind a network, or people.
 */
import { canonicalSchema } from '../canonical.ts';
import { applyChange, changeShape } from '../changes/table.ts';
import type { Change } from '../changes/table.ts';
import type { Problem } from '../problem.ts';
import { removedAfter } from '../removed.ts';
import type { SamplerSettings } from '../scenario.ts';
import type { Schema } from '../schema.ts';
import { shapeProblems } from '../shape-problems.ts';
import type { Snapshot } from '../snapshot.ts';
import { historyAfter } from './history.ts';
import type { History } from './history.ts';
import { proposalProblems } from './proposal-problems.ts';
import type { Refusal, Slot, Turnstile } from './proposer.ts';

/** Where a turn starts, and whom its slots ask, in this order. */
export interface TurnRequest {
  readonly seed: string;
  readonly sampler: SamplerSettings;
  readonly start: Snapshot;
  readonly history: History;
  readonly proposers: readonly Turnstile[];
}

/** How a slot was filled: by whom and with what, or by nobody; and what was refused before. */
export interface FilledSlot {
  readonly by: string | null;
  readonly change: Change | null;
  readonly refusals: readonly Refusal[];
}

/** The turn so far. */
interface Draft {
  readonly changes: readonly Change[];
  readonly schema: Schema;
}

/**
 * The slots of the turn after a snapshot. Each request that it yields is to be answered with a proposal, which may be
 * anything at all, or with `null`, which passes the slot on to the next proposer. A slot that all give up stays empty.
 */
export function* fillTurn(request: TurnRequest): Generator<Slot, readonly FilledSlot[], unknown> {
  const filled: FilledSlot[] = [];
  let draft: Draft = { changes: [], schema: request.start.schema };
  for (let position = 0; position < request.sampler.changesPerTurn; position += 1) {
    const slot = yield* fillSlot(request, draft, position);
    filled.push(slot);
    if (slot.change !== null) draft = withChange(draft, slot.change);
  }
  return filled;
}

function* fillSlot(
  { seed, sampler, start, history, proposers }: TurnRequest,
  { changes, schema }: Draft,
  position: number,
): Generator<Slot, FilledSlot, unknown> {
  const turn = start.turn + 1;
  const removed =
    changes.length === 0
      ? start.removed
      : removedAfter(start.removed, { before: start.schema, changes });
  const shown = historyAfter(history, turn, changes);
  const refusals: Refusal[] = [];
  for (const { name, tries } of proposers)
    for (let left = tries; left > 0; left -= 1) {
      const proposal = yield {
        ...{ asked: name, seed, sampler, turn, position },
        ...{ start, changes, schema, removed, history: shown, refusals: [...refusals] },
      };
      if (proposal === null) break;
      const parsed = changeShape.safeParse(proposal);
      const problems: readonly Problem[] = parsed.success
        ? proposalProblems({ start, changes, schema, removed }, parsed.data)
        : shapeProblems(parsed.error, proposal);
      if (parsed.success && problems.length === 0)
        return { by: name, change: parsed.data, refusals };
      refusals.push({ by: name, proposal, problems });
    }
  return { by: null, change: null, refusals };
}

function withChange({ changes, schema }: Draft, change: Change): Draft {
  return {
    changes: [...changes, change],
    schema: canonicalSchema(applyChange(schema, change)),
  };
}
