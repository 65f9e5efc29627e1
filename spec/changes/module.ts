/** What every change kind says about itself. One file per kind implements this; `table.ts` joins them. */
import type { EffectForm, GuardForm } from '../forms.ts';
import type { Problem } from '../problem.ts';
import type { Schema } from '../schema.ts';
import type { Stream } from '../stream.ts';
import type { FormDemand } from '../samplers/demand.ts';
import type { Vocabulary } from '../samplers/vocabulary.ts';
import type { Phrase } from '../wording/phrase.ts';
import type { Change, ChangeKind, ChangeOf } from './table.ts';

/**
 * The paths of a schema that a change touches, judged on the state at the start of the turn (see `paths.ts` for how
 * paths look and when they overlap).
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
  /** How much likelier than others the things are picked that other parts depend on; left out, no likelier. */
  readonly dependedOn?: number;
  /** How much each form of guard and effect is wanted; left out, all alike. */
  readonly forms?: FormDemand;
  /** The form that a new condition, or one of a new action, shall have; left out, any. */
  readonly guard?: GuardForm;
  /** The form that a new effect, or one of a new action, shall have; left out, any. */
  readonly effect?: EffectForm;
}

export interface ChangeModule<K extends ChangeKind> {
  readonly kind: K;
  /** A proposal of this kind, which may turn out not to be valid, or `null` when the state offers none. */
  readonly sample: (context: SampleContext) => ChangeOf<K> | null;
  /**
   * What keeps the change from meeting this state: targets missing, names taken, nothing to change. Paths are relative to
   * the change. Whether the state after it is sound is judged in one place for all kinds, see `aftermath.ts`.
   */
  readonly validate: (schema: Schema, change: ChangeOf<K>) => readonly Problem[];
  /** The state after a valid change. The input is not altered. */
  readonly apply: (schema: Schema, change: ChangeOf<K>) => Schema;
  /** The paths it touches, judged on the state at the start of the turn with what the turn adds; targets may be missing. */
  readonly touches: (schema: Schema, change: ChangeOf<K>) => Touches;
  /** One sentence for the change request, without a full stop: written from the change alone, and read back as it. */
  readonly sentence: Phrase<Omit<ChangeOf<K>, 'kind'>>;
}

export type { Change, ChangeKind, ChangeOf };
