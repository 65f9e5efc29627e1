/** After the surveys: tells which living mutants nobody has explained, and which explanations nothing needs any more. */
import { readFileSync } from 'node:fs';
import surveys from './surveys.json' with { type: 'json' };
import record from './survivors.json' with { type: 'json' };
import { idleLines, unexplained } from './survivors.ts';
import type { Report } from './survivors.ts';

const reports = Object.keys(surveys).map(
  (name) => JSON.parse(readFileSync(`reports/mutation/${name}.json`, 'utf8')) as Report,
);
const report: Report = {
  files: Object.assign({}, ...reports.map(({ files }) => files)) as Report['files'],
};

const lines = [
  ...unexplained(report, record).map(
    ({ file, line, original, becomes }) =>
      `${file}:${String(line)}: no test fails, and no line of runner/mutation/survivors.json says why, when\n  ${original}\nbecomes\n  ${becomes}\n`,
  ),
  ...idleLines(report, record).map(
    ({ file, code }) => `${file}: nothing survives in ${code}: its line can go\n`,
  ),
];
process.stdout.write(lines.join('\n') || 'every mutant that lives is explained\n');
process.exitCode = lines.length === 0 ? 0 : 1;
