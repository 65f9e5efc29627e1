/** The boundary for weights that a person wrote. */
import { InputError } from '../problem.ts';
import { shapeProblems } from '../shape-problems.ts';
import { weightsShape } from './weights.ts';
import type { Weights } from './weights.ts';

/** The weights in a document. Throws an `InputError` with every fault; `source` names the document. */
export function parseWeights(value: unknown, source: string): Weights {
  const parsed = weightsShape.safeParse(value);
  if (!parsed.success) throw new InputError(source, shapeProblems(parsed.error, value));
  return parsed.data;
}
