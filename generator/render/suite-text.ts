/** The layout of `suite.json`: a line for each test, so that a diff shows which tests came, went or changed. */
import { specPath } from '../plan/naming.ts';
import type { TestCase } from '../plan/plan.ts';
import { jsonLine, jsonText } from './json-text.ts';
import type { SuiteHead } from './suite-manifest.ts';
import { byFamily, byFile } from './test-groups.ts';

/** The text of the file. */
export function suiteText(head: SuiteHead, tests: readonly TestCase[]): string {
  const files = [...byFile(tests)].map(([file, ofFile]) => {
    const groups = byFamily(ofFile).map(
      ([family, own]) => `      "${family}": [\n${own.map(lineOf).join(',\n')}\n      ]`,
    );
    return `    ${JSON.stringify(specPath(file))}: {\n${groups.join(',\n')}\n    }`;
  });
  const opening = jsonText(head).replace(/\n\}\n$/, '');
  return `${opening},\n  "tests": {\n${files.join(',\n')}\n  }\n}\n`;
}

function lineOf({ id, isNew }: TestCase): string {
  return `        ${isNew ? jsonLine({ new: id }) : JSON.stringify(id)}`;
}
