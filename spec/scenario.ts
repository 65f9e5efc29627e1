/** The scenario: a trajectory `s0, a1 … aN` as a file. It is all that is needed to rebuild every artifact of an episode. */
import { z } from 'zod';
import { changeShape } from './changes/table.ts';
import { weightsChoiceShape } from './samplers/weights.ts';
import { schemaShape } from './schema.ts';
import type { DeepReadonly } from './schema.ts';

const settings = {
  /** Of the sampler: another version may give other turns, so that it cannot go on where this one stopped. */
  version: z.int().min(1),
  changesPerTurn: z.int().min(1),
};
/** Left out, the default ones. */
const weights = weightsChoiceShape.exactOptional();

/** `replay`: the turns were written by hand and cannot be continued from the seed. */
const samplerShape = z.discriminatedUnion('name', [
  z.strictObject({ name: z.literal('replay'), ...settings }),
  z.strictObject({ name: z.literal('programmatic'), ...settings, weights }),
  /** `domain`: what the scenario is about. */
  z.strictObject({ name: z.literal('themed'), ...settings, weights, domain: z.string() }),
]);

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
export type Turn = Scenario['turns'][number];
/** What is recorded of a sampler that can go on. */
export type SamplerSettings = Exclude<Scenario['sampler'], { readonly name: 'replay' }>;
export type SamplerName = SamplerSettings['name'];
