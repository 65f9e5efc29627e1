/** What every change kind says about itself. One file per kind implements this; `table.ts` joins them. */
import type { Problem } from '../problem.ts';
import type { Schema } from '../schema.ts';
import type { Stream } from '../stream.ts';
import type { Vocabulary } from '../samplers/vocabulary.ts';
import type { Change, ChangeKind, ChangeOf } from './table.ts';

/**
 * The paths of a schema that a change touches, judged on the state at the start of the turn (see `conflicts.ts` for
 * how paths look and when they overlap).
 */
export interface Touches {
  readonly creates: readonly string[];
  readonly reads: readonly string[];
  readonly writes: readonly string[];
  readonly removes: readonly string[];
}

/** What a kind may look at when it proposes a change. */
export interface SampleContext {
  /** The state that the change will be applied to. */
  readonly schema: Schema;
  readonly random: Stream;
  /** Names for new things: unused, never used before, no keyword. */
  readonly vocabulary: Vocabulary;
}

export interface ChangeModule<K extends ChangeKind> {
  readonly kind: K;
  /** A valid change of this kind on the state, or `null` when the state offers none. */
  readonly sample: (context: SampleContext) => ChangeOf<K> | null;
  /** What is wrong with the change on this state, paths relative to the change; empty when it applies. */
  readonly validate: (schema: Schema, change: ChangeOf<K>) => readonly Problem[];
  /** The state after a valid change. The input is not altered. */
  readonly apply: (schema: Schema, change: ChangeOf<K>) => Schema;
  /** The paths it touches on the state at the start of the turn, which may lack what the same turn creates. */
  readonly touches: (schema: Schema, change: ChangeOf<K>) => Touches;
  /** One sentence for the change request, without a full stop. Needs the change alone. */
  readonly describe: (change: ChangeOf<K>) => string;
}

export type { Change, ChangeKind, ChangeOf };
