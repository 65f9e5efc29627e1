/** The layout of `suite.json`: a line for each test, so that a diff shows which tests came, went or changed. */
import { specPath } from '../plan/naming.ts';
import { families } from '../plan/plan.ts';
import type { TestCase } from '../plan/plan.ts';
import { jsonLine, jsonText } from './json-text.ts';
import type { SuiteHead } from './suite-manifest.ts';

/** The text of the file. */
export function suiteText(head: SuiteHead, tests: readonly TestCase[]): string {
  const files = [...new Set(tests.map(({ file }) => file))].map((file) => {
    const own = tests.filter((test) => test.file === file);
    const groups = families
      .map((family) => ({ family, lines: own.filter((test) => test.family === family).map(line) }))
      .filter(({ lines }) => lines.length > 0)
      .map(({ family, lines }) => `      "${family}": [\n${lines.join(',\n')}\n      ]`);
    return `    ${JSON.stringify(specPath(file))}: {\n${groups.join(',\n')}\n    }`;
  });
  const opening = jsonText(head).replace(/\n\}\n$/, '');
  return `${opening},\n  "tests": {\n${files.join(',\n')}\n  }\n}\n`;
}

/** Most tests are those of the turn before. */
const known = new WeakMap<TestCase, string>();

function line(test: TestCase): string {
  const { id, title, clauses, isNew } = test;
  const text =
    known.get(test) ?? `        ${jsonLine({ id, title, clauses, ...(isNew && { isNew }) })}`;
  known.set(test, text);
  return text;
}
