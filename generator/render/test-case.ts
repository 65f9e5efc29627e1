/** A test of a spec file, laid out as it stands in its `test.describe`. Rendered once for as long as it stays as it is. */
import type { Example, Plan, TestCase } from '../plan/plan.ts';
import { recallFor } from '../recall.ts';
import { literal } from './literal.ts';
import { call, functionOf, printed } from './source.ts';
import { renderSteps } from './step.ts';

/** The text of a test of a plan with these examples. */
export type RenderTest = (test: TestCase, plan: Pick<Plan, 'examples'>) => string;

/** A test's text, made anew. */
export const renderTest: RenderTest = (test, plan) => {
  const { id, title, clauses, steps } = test;
  const sent = examplesIn(plan, [test]);
  const about = call('about', [id, ...clauses].map(literal));
  const body = functionOf('async ({ api }) =>', renderSteps(steps, sent));
  return printed([call('test', [literal(title), about, body]).layout, ';'], 1);
};

/** A renderer that knows tests again by their steps. */
export function createTestRenderer(): RenderTest {
  const known = new WeakMap<TestCase['steps'], { readonly sent: string; readonly text: string }>();
  return (test, plan) => {
    const sent = examplesIn(plan, [test]).map(exampleText).join('\n');
    const found = known.get(test.steps);
    if (found?.sent === sent) return found.text;
    const text = renderTest(test, plan);
    known.set(test.steps, { sent, text });
    return text;
  };
}

const exampleText = recallFor((example: Example) => JSON.stringify(example));

/** The examples of the plan that the tests send. */
export function examplesIn(
  { examples }: Pick<Plan, 'examples'>,
  tests: readonly TestCase[],
): readonly Example[] {
  const names = new Set(tests.flatMap(sentBy));
  return examples.filter(({ name }) => names.has(name));
}

const sentBy = recallFor(({ steps }: TestCase): readonly string[] =>
  steps.flatMap(({ body }) => body?.example ?? []),
);
