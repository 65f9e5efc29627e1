/** The scenario: a trajectory `s0, a1 … aN` as a file. It is all that is needed to rebuild every artifact of an episode. */
import type { Change } from './changes/table.ts';
import type { Schema } from './schema.ts';

export interface SamplerSettings {
  readonly name: 'programmatic' | 'replay';
  readonly version: number;
  readonly changesPerTurn: number;
}

export interface Turn {
  readonly changes: readonly Change[];
}

export interface Scenario {
  /** Lower case, digits and hyphens: it names folders. */
  readonly name: string;
  readonly seed: string;
  readonly sampler: SamplerSettings;
  readonly initial: Schema;
  readonly turns: readonly Turn[];
}
