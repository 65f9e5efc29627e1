/** A spec file of a suite: the tests of one entity, of the analytics, or of the removed names. */
import { clauses } from '../../spec/contract.ts';
import { endpointOf } from '../../spec/naming.ts';
import { families } from '../plan/plan.ts';
import type { Example, Family, Plan, Step, TestCase } from '../plan/plan.ts';
import { commentLines, identifier, literal } from './literal.ts';
import { omitsFields, renderStep } from './step.ts';
import { template } from './template.ts';

/** What `templates/spec.ts.hbs` shows. Every value is source already. */
export interface SpecView {
  readonly imports: string;
  readonly examples: readonly ExampleView[];
  readonly groups: readonly GroupView[];
}
interface ExampleView {
  readonly comment: string;
  readonly name: string;
  readonly body: string;
}
interface GroupView {
  readonly title: string;
  /** The clauses that the tests of the group name, with their sentences. */
  readonly comments: readonly string[];
  readonly tests: readonly TestView[];
}
interface TestView {
  readonly title: string;
  readonly about: string;
  readonly steps: readonly string[];
}

const headings: Readonly<Record<Family, string>> = {
  crud: 'create, read, update and delete',
  collections: 'collections',
  required: 'required fields and defaults',
  nullability: 'null',
  values: 'types and bounds',
  enums: 'enums',
  references: 'references',
  analytics: 'Analytics',
  actions: 'actions',
  removed: 'Removed names',
};
const aboutNoEntity: readonly Family[] = ['analytics', 'removed'];
const commentWidth = 96;

const spec: (view: SpecView) => string = template('spec.ts');

/** The spec files of a plan, path → unformatted source, in the order of the plan. */
export function renderSpecFiles(plan: Plan): ReadonlyMap<string, string> {
  const files = [...new Set(plan.tests.map(({ file }) => file))];
  return new Map(
    files.map((file): [string, string] => [`tests/${file}.spec.ts`, spec(specView(plan, file))]),
  );
}

/** The view of one spec file. */
export function specView(plan: Plan, file: string): SpecView {
  const tests = plan.tests.filter((test) => test.file === file);
  const examples = examplesIn(plan, tests);
  const entity =
    plan.examples.find((example) => endpointOf(example.entity) === file)?.entity ?? file;
  const omits = tests.some(({ steps }) => steps.some(omitsFields));
  return {
    imports: ['about', 'test', ...(omits ? ['without'] : [])].join(', '),
    examples: examples.map((example) => ({
      comment: commentLines(`A valid ${example.entity}, as the tests send it.`, commentWidth).join(
        ' ',
      ),
      name: identifier(example.name),
      body: literal(example.body),
    })),
    groups: families
      .map((family) => ({ family, own: tests.filter((test) => test.family === family) }))
      .filter(({ own }) => own.length > 0)
      .map(({ family, own }) => ({
        title: literal(
          aboutNoEntity.includes(family) ? headings[family] : `${entity}: ${headings[family]}`,
        ),
        comments: clauseComments(own),
        tests: own.map((test) => testView(test, examplesIn(plan, [test]))),
      })),
  };
}

function testView(
  { id, title, clauses: named, steps }: TestCase,
  sent: readonly Example[],
): TestView {
  return {
    title: literal(title),
    about: [id, ...named].map((text) => literal(text)).join(', '),
    steps: steps.map((step) => renderStep(step, sent)),
  };
}

function clauseComments(tests: readonly TestCase[]): readonly string[] {
  const named = new Set<string>(tests.flatMap((test) => test.clauses));
  return clauses
    .filter(({ id }) => named.has(id))
    .flatMap(({ id, text }) => commentLines(`${id}: ${text}`, commentWidth));
}

function examplesIn(plan: Plan, tests: readonly TestCase[]): readonly Example[] {
  const steps: readonly Step[] = tests.flatMap((test) => test.steps);
  return plan.examples.filter(({ name }) => steps.some(({ body }) => body?.example === name));
}
