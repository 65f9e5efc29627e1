/** Tells the creates that only make what a test needs from those that a test is about. */
import { collectionPath } from '../../spec/naming.ts';
import type { Example, Step } from './plan.ts';

/**
 * The entity whose create the step is, where nothing but its success matters: `api.create` of the emitted suites. When it
 * fails, the test is blocked and has learnt nothing of what it is about. `undefined` for every other step.
 */
export function preconditionOf(step: Step, examples: readonly Example[]): string | undefined {
  const { method, path, body, status, answer, absent, because } = step;
  const plain =
    method === 'POST' &&
    status.join() === '200,201' &&
    answer === undefined &&
    absent === undefined &&
    because === 'the body is valid';
  const entity = examples.find(({ name }) => name === body?.example)?.entity;
  return plain && entity !== undefined && path === collectionPath(entity) ? entity : undefined;
}
