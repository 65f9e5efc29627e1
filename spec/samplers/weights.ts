/** How often which change is asked for: a file that a person can edit, or one of two that are built in. */
import { z } from 'zod';
import { changeKinds } from '../changes/table.ts';
import { effectForms, guardForms } from '../forms.ts';
import type { DeepReadonly } from '../schema.ts';
import defaultWeights from './weights/default.json' with { type: 'json' };
import uniformWeights from './weights/uniform.json' with { type: 'json' };

const weightShape = z.number().min(0);

/** The size that something shall have at some turns; straight lines lead from one to the next, and the last one stays. */
const courseShape = z
  .array(z.strictObject({ turn: z.int().min(0), size: z.number().positive() }))
  .min(1)
  .refine(
    (course) => course.every(({ turn }, index) => turn > (course[index - 1]?.turn ?? -1)),
    'a list in ascending order of the turns',
  );

export const sizeNames = [
  'entities',
  'fieldsPerEntity',
  'actionsPerEntity',
  'analyticsPerEntity',
  'conditionsPerAction',
  'effectsPerAction',
] as const;
export type SizeName = (typeof sizeNames)[number];

export const weightsShape = z.strictObject({
  /** How often each kind is drawn, next to the others; 0 is never. */
  kinds: z
    .record(z.enum(changeKinds), weightShape)
    .refine(
      (kinds) => Object.values(kinds).some((weight) => weight > 0),
      'weights of which at least one is above 0',
    ),
  /** How often a new guard or effect has which form. */
  guards: z.record(z.enum(guardForms), weightShape),
  effects: z.record(z.enum(effectForms), weightShape),
  /** How large states shall be: kinds that add count for more below it, kinds that remove above it. */
  sizes: z.partialRecord(z.enum(sizeNames), courseShape).exactOptional(),
  /** What has not come for more than `after` turns counts for twice as much with every `doublesEvery` turns more. */
  overdue: z.strictObject({ after: z.int().min(1), doublesEvery: z.int().min(1) }).exactOptional(),
  /** How much likelier than others the parts are picked that other parts depend on. */
  dependedOn: z.number().min(1).exactOptional(),
});

export type Weights = DeepReadonly<z.infer<typeof weightsShape>>;

export const weightsNames = ['default', 'uniform'] as const;
export type WeightsName = (typeof weightsNames)[number];

/** How a scenario records its weights: the name of those built in, the whole content of a file. */
export const weightsChoiceShape = z.union([z.enum(weightsNames), weightsShape]);
export type WeightsChoice = WeightsName | Weights;

const builtIn: Readonly<Record<WeightsName, Weights>> = {
  default: defaultWeights,
  uniform: uniformWeights,
};

/** The weights that are meant; the default ones where nothing is said. */
export function weightsOf(choice: WeightsChoice = 'default'): Weights {
  return typeof choice === 'string' ? builtIn[choice] : choice;
}
