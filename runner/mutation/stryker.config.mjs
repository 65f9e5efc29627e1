// @ts-check
import surveys from './surveys.json' with { type: 'json' };

/** What is mutated, and which tests must notice: a row of `surveys.json`. */
const name = process.env['SURVEY'] ?? '';
const survey = surveys[name];
if (!survey) throw new Error(`SURVEY must be one of ${Object.keys(surveys).join(', ')}`);

/** @type {import('@stryker-mutator/api/core').PartialStrykerOptions} */
export default {
  testRunner: 'vitest',
  vitest: { configFile: 'runner/mutation/vitest.config.ts', related: false },
  plugins: ['@stryker-mutator/vitest-runner', './runner/mutation/messages.mjs'],
  ignorers: ['messages-of-must'],
  coverageAnalysis: 'perTest',
  // A mutant that is switched on while modules load needs a fresh process; see kept-thread.ts.
  ignoreStatic: true,
  disableTypeChecks: true,
  mutate: [...survey.mutate, '!**/*.test.ts', '!**/fixtures/**'],
  ignorePatterns: [
    'emitted/*/turn-*',
    'emitted/*/agent',
    'runner/*',
    '!runner/mutation',
    'templates',
    'reports',
    'runs',
  ],
  concurrency: 2,
  timeoutMS: 30_000,
  incremental: true,
  incrementalFile: `reports/mutation/${name}.incremental.json`,
  reporters: ['clear-text', 'progress-append-only', 'json'],
  clearTextReporter: { allowColor: false, reportTests: false, reportMutants: false },
  jsonReporter: { fileName: `reports/mutation/${name}.json` },
};
