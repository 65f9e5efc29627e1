/**
 * The seam at which samplers plug in: a slot of a turn asks a proposer for a change, and what the proposer gives is
 * checked in one place (`fill-turn.ts`); a refusal goes back to it, with all its reasons, at the next try for the slot.
 */
import type { Change } from '../changes/table.ts';
import type { Problem } from '../problem.ts';
import type { SamplerSettings } from '../scenario.ts';
import type { Schema } from '../schema.ts';
import type { Removed, Snapshot } from '../snapshot.ts';
import type { History } from './history.ts';

/** One try for one slot: all that a proposer may look at. Equal slots get equal proposals. */
export interface Slot {
  /** The proposer that is asked. */
  readonly asked: string;
  readonly seed: string;
  readonly sampler: SamplerSettings;
  /** The turn that is being filled; the first is 1. */
  readonly turn: number;
  /** Which change of the turn, from 0. */
  readonly position: number;
  /** The state at the start of the turn. */
  readonly start: Snapshot;
  /** What the turn has accepted so far. */
  readonly changes: readonly Change[];
  /** Where that led: the state that the proposal is applied to. */
  readonly schema: Schema;
  /** The names that are gone in it: no proposal may bring one back. */
  readonly removed: Removed;
  /** What the scenario has shown up to here, the turn so far included. */
  readonly history: History;
  /** What was proposed for this slot and refused, oldest first, by whichever proposer. */
  readonly refusals: readonly Refusal[];
}

/** A proposal that was not accepted, and everything that is wrong with it. */
export interface Refusal {
  readonly by: string;
  readonly proposal: unknown;
  readonly problems: readonly Problem[];
}

/** Proposes a change for a slot, which may be refused, or `null` when it has nothing to propose. */
export type Proposer = (slot: Slot) => Change | null;

/** A proposer with its name and how often it is asked for one slot before the next one is. */
export interface Turnstile {
  readonly name: string;
  readonly tries: number;
}
