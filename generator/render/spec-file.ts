/** A spec file of a suite: the tests of one entity, of the analytics, or of the removed names. */
import { clauses } from '../../spec/contract.ts';
import type { ClauseId } from '../../spec/contract.ts';
import { endpointOf } from '../../spec/naming.ts';
import { specPath } from '../plan/naming.ts';
import type { Example, Family, Plan, TestCase } from '../plan/plan.ts';
import { recallFor, recallOf } from '../recall.ts';
import { commentLines, identifier, literal } from './literal.ts';
import { constant, printed } from './source.ts';
import { omitsFields } from './step.ts';
import { template } from './template.ts';
import { createTestRenderer, examplesIn } from './test-case.ts';
import type { RenderTest } from './test-case.ts';
import { byFamily, byFile } from './test-groups.ts';

/** What `templates/spec.ts.hbs` shows. Every value is source, laid out as it stands in the file. */
export interface SpecView {
  readonly imports: string;
  readonly examples: readonly ExampleView[];
  readonly groups: readonly GroupView[];
}
interface ExampleView {
  readonly comment: string;
  readonly source: string;
}
interface GroupView {
  readonly title: string;
  /** The sentences of the contract that the tests name and that no group above has shown, with an empty line. */
  readonly comments: string;
  readonly tests: string;
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

/** Renders the spec files of plans, path → text, in the order of the plan. */
export type RenderSpecs = (plan: Plan) => ReadonlyMap<string, string>;

/** The spec files of a plan, made anew. */
export const renderSpecs: RenderSpecs = (plan) => createSpecRenderer()(plan);

/** A renderer that makes files again only where their tests are not the same objects, and tests only where they changed. */
export function createSpecRenderer(): RenderSpecs {
  const renderTest = createTestRenderer();
  const known = recallOf<TestCase | Example, string>();
  return (plan) =>
    new Map(
      [...byFile(plan.tests)].map(([file, tests]): [string, string] => {
        const shown = [...tests, ...examplesIn(plan, tests)];
        return [specPath(file), known(file, shown, () => spec(specView(plan, file, renderTest)))];
      }),
    );
}

/** The view of one spec file. */
export function specView(plan: Plan, file: string, renderTest: RenderTest): SpecView {
  const tests = plan.tests.filter((test) => test.file === file);
  const entity =
    plan.examples.find((example) => endpointOf(example.entity) === file)?.entity ?? file;
  const omits = tests.some(({ steps }) => steps.some(omitsFields));
  const shown = new Set<ClauseId>();
  return {
    imports: ['about', 'test', ...(omits ? ['without'] : [])].join(', '),
    examples: examplesIn(plan, tests).map(exampleView),
    groups: byFamily(tests).map(([family, own]) => ({
      title: printed(literal(titleOf(family, entity)).layout),
      comments: clauseComments(own, shown),
      tests: own.map((test) => renderTest(test, plan)).join('\n\n'),
    })),
  };
}

function titleOf(family: Family, entity: string): string {
  return aboutNoEntity.includes(family) ? headings[family] : `${entity}: ${headings[family]}`;
}

function exampleView({ name, entity, body }: Example): ExampleView {
  const remark = `A valid ${entity}, as the tests send it.`;
  return {
    comment: commentLines(remark, commentWidth).join(' '),
    source: printed(constant(identifier(name), literal(body))),
  };
}

/** The sentences that are not shown yet, as comments; from now on they are. */
function clauseComments(tests: readonly TestCase[], shown: Set<ClauseId>): string {
  const named = new Set(tests.flatMap((test) => test.clauses));
  const sentences = clauses.filter(({ id }) => named.has(id) && !shown.has(id)).map(sentenceOf);
  for (const id of named) shown.add(id);
  return sentences.length === 0 ? '' : `${sentences.join('')}\n`;
}

const sentenceOf = recallFor(({ id, text }: (typeof clauses)[number]): string =>
  commentLines(`${id}: ${text}`, commentWidth)
    .map((line) => `  ${line}\n`)
    .join(''),
);
