/** The scenario: a trajectory `s0, a1 … aN` as a file. It is all that is needed to rebuild every artifact of an episode. */
import { z } from 'zod';
import { changeShape } from './changes/table.ts';
import { schemaShape } from './schema.ts';
import type { DeepReadonly } from './schema.ts';

const samplerShape = z.strictObject({
  /** `replay`: the turns were written by hand and cannot be continued from the seed. */
  name: z.enum(['programmatic', 'replay']),
  version: z.int().min(1),
  changesPerTurn: z.int().min(1),
});

export const scenarioShape = z.strictObject({
  /** It names folders. */
  name: z
    .string()
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'lower case, digits and single hyphens, such as coffee-000'),
  seed: z.string(),
  sampler: samplerShape,
  initial: schemaShape,
  turns: z.array(z.strictObject({ changes: z.array(changeShape).min(1) })),
});

export type Scenario = DeepReadonly<z.infer<typeof scenarioShape>>;
export type SamplerSettings = Scenario['sampler'];
export type Turn = Scenario['turns'][number];
