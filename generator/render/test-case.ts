/** A test of a spec file, laid out as it stands in its `test.describe`. Rendered once for as long as it stays as it is. */
import type { Example, Plan, TestCase } from '../plan/plan.ts';
import { recall } from '../recall.ts';
import { literal } from './literal.ts';
import { call, functionOf, printed } from './source.ts';
import { renderStep } from './step.ts';

/** The text of a test of a plan with these examples. */
export type RenderTest = (test: TestCase, plan: Pick<Plan, 'examples'>) => string;

/** A test's text, made anew. */
export const renderTest: RenderTest = (test, plan) => {
  const { id, title, clauses, steps } = test;
  const sent = examplesIn(plan, [test]);
  const about = call('about', [id, ...clauses].map(literal));
  const body = functionOf(
    'async ({ api }) =>',
    steps.map((step) => renderStep(step, sent)),
  );
  return printed([call('test', [literal(title), about, body]).layout, ';'], 1);
};

/** More tests than the suite of a turn has. */
const REMEMBERED = 10_000;

/**
 * A renderer that knows tests again: by themselves, or, where they were planned anew, by what they say. Make one for each
 * scenario, as a test that is the same object must be of plans whose examples it sends are the same.
 */
export function createTestRenderer(): RenderTest {
  const byTest = new WeakMap<TestCase, string>();
  const byContent = recall<string>(REMEMBERED);
  return (test, plan) => {
    const known = byTest.get(test);
    if (known !== undefined) return known;
    const { id, title, clauses, steps } = test;
    const content = JSON.stringify([id, title, clauses, steps, examplesIn(plan, [test])]);
    const text = byContent(content, () => renderTest(test, plan));
    byTest.set(test, text);
    return text;
  };
}

/** The examples of the plan that the tests send. */
export function examplesIn(
  { examples }: Pick<Plan, 'examples'>,
  tests: readonly TestCase[],
): readonly Example[] {
  const names = new Set(tests.flatMap(({ steps }) => steps.map(({ body }) => body?.example)));
  return examples.filter(({ name }) => names.has(name));
}
