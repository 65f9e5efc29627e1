import { expect, test } from 'vitest';
import fc from 'fast-check';
import { feedback } from './feedback.ts';
import type { FailedVerdict } from './feedback.ts';
import { feedbackLevels } from './settings.ts';
import { failureOf } from './verdict.ts';
import type { TestResult } from './verdict.ts';

const passed = (id: string): TestResult => ({ ...about(id), status: 'passed', durationMs: 1 });
const failed = (id: string, message: string, clause = 'values.enum'): TestResult => ({
  ...about(id),
  clauses: [clause],
  ...failureOf(message),
  durationMs: 1,
});
const notRun = (id: string): TestResult => ({
  ...about(id),
  status: 'not_run',
  reason: 'server_gone',
  durationMs: 0,
});

function about(id: string) {
  return {
    id,
    title: `says ${id}`,
    family: 'values',
    file: 'tests/dog.spec.ts',
    clauses: ['values.types'],
    isNew: false,
  } as const;
}

const results = [
  passed('a'),
  failed(
    'dog.rank.rejects-text',
    'POST /dog returned 201, expected 400 or 422: rank must be an integer. Content: {"id":"dog-1"}',
  ),
  passed('b'),
];
const verdict: FailedVerdict = { kind: 'tests_failed', results };
const limit = 8_000;

test('detailed feedback tells what each failing test met, with reminders', () => {
  expect(feedback(verdict, { level: 'detailed', limit }))
    .toBe(`Your server was tested, and not everything is as it should be:

1/3 tests failed.

- dog.rank.rejects-text (says dog.rank.rejects-text): POST /dog returned 201, expected 400 or 422: rank must be an integer. Content: {"id":"dog-1"}

The cause may lie somewhere else than the failing test suggests, so look beyond the place that it names.

Keep in mind:
- Check everything that comes in before you store it.
- \`run_server.sh\` has to take care of whatever the server depends on.
`);
});

test('medium feedback names the failing tests and nothing that they met', () => {
  expect(feedback(verdict, { level: 'medium', limit }))
    .toBe(`Your server was tested, and not everything is as it should be:

1/3 tests failed.

Failed tests:
- dog.rank.rejects-text

The cause may lie somewhere else than the failing test suggests, so look beyond the place that it names.
`);
});

test('minimal feedback says the same whatever failed', () => {
  const tests = feedback(verdict, { level: 'minimal', limit });
  const server = feedback(
    { kind: 'server_failed', fault: 'exited', message: 'It ended.', logTail: 'Traceback' },
    { level: 'minimal', limit },
  );
  expect(tests).toBe(server);
  expect(tests).not.toContain('rank');
});

test('every kind of failure keeps an example when hundreds of one kind precede it', () => {
  const many = Array.from({ length: 300 }, (_, index) =>
    failed(
      `enum.${String(index)}`,
      `POST /dog returned 201, expected 400 or 422: ${'x'.repeat(200)}`,
    ),
  );
  const rare = failed(
    'dog.count',
    'GET /analytics/dog/count answered result 1, expected 2: two dogs. Content: {}',
    'analytics.count',
  );
  const text = feedback(
    { kind: 'tests_failed', results: [...many, rare] },
    { level: 'detailed', limit },
  );
  expect(text.length).toBeLessThanOrEqual(limit);
  expect(text).toContain('301/301 tests failed.');
  expect(text).toContain(
    '- dog.count (says dog.count): GET /analytics/dog/count answered result 1, expected 2',
  );
  expect(text).toMatch(/… and 2\d\d more like this: enum\.\d+, enum\.\d+, enum\.\d+, …/);
  expect(text.length).toBeGreaterThan(limit - 500);
});

test('when the kinds alone are too many their messages are cut, not the kinds', () => {
  const kinds = Array.from({ length: 40 }, (_, index) =>
    failed(
      `t${String(index)}`,
      `POST /dog returned 500, expected 201: ${'y'.repeat(500)}`,
      `clause.${String(index)}`,
    ),
  );
  const text = feedback({ kind: 'tests_failed', results: kinds }, { level: 'detailed', limit });
  expect(text.length).toBeLessThanOrEqual(limit);
  for (const { id } of kinds) expect(text).toContain(`- ${id} (`);
});

test('tests that fail at the reset are one kind, and those that did not run are counted', () => {
  const down = Array.from({ length: 5 }, (_, index) =>
    failed(
      `t${String(index)}`,
      'POST /reset got no answer (connection refused): every test starts with a reset',
      `clause.${String(index)}`,
    ),
  );
  const text = feedback(
    { kind: 'tests_failed', results: [...down, notRun('u'), notRun('v')] },
    { level: 'detailed', limit: 800 },
  );
  expect(text).toContain(
    '7/7 tests failed. 2 of them did not run, because the server stopped answering.',
  );
  expect(text).toContain('more like this: ');
  expect(text).not.toContain('- u');
});

const noDog =
  'POST /dog returned 500, expected 200 or 201: the body is valid. Content: <h1>Internal Server Error</h1>';
const blocked = (id: string, create = 'Dog', happened = noDog): TestResult =>
  failed(id, `blocked by: create ${create}. ${happened}`);
const blockedByDog = Array.from({ length: 37 }, (_, index) => blocked(`dog.t${String(index)}`));
const ownFailure = failed('toy.price', 'PATCH /toy/toy-1 returned 500, expected 200: b. Content: ');
const detailsOf = (all: readonly TestResult[], most = limit): string =>
  feedback({ kind: 'tests_failed', results: all }, { level: 'detailed', limit: most });

test('blocked tests are one line for each create, after the failures of their own, with what the create met', () => {
  const text = detailsOf([...blockedByDog, blocked('cat.a', 'Cat'), ownFailure]);
  expect(text).toContain(`39/39 tests failed.

- toy.price (says toy.price): PATCH /toy/toy-1 returned 500, expected 200: b. Content:${' '}
- 37 tests blocked by: create Dog. ${noDog}
- 1 test blocked by: create Cat. ${noDog}
`);
  expect(text).not.toContain('dog.t');
});

test('what a create met is told once: by its own test where there is one', () => {
  const text = detailsOf([...blockedByDog, failed('dog.create', noDog)]);
  expect(text).toContain(
    `- dog.create (says dog.create): ${noDog}\n- 37 tests blocked by: create Dog\n`,
  );
  expect(text.split('Internal Server Error')).toHaveLength(2);
});

test('blocked tests never push out another failure', () => {
  const creates = Array.from({ length: 60 }, (_, index) => `Dog${String(index)}`);
  const own = Array.from({ length: 20 }, (_, index) =>
    failed(
      `own.${String(index)}`,
      `GET /x returned 500, expected 200: ${'y'.repeat(200)}`,
      `c${String(index)}`,
    ),
  );
  const alone = detailsOf(own);
  const text = detailsOf([
    ...creates.flatMap((name) => [blocked('a', name), blocked('b', name)]),
    ...own,
  ]);
  expect(text.length).toBeLessThanOrEqual(limit);
  const lines = (whole: string): readonly string[] =>
    whole.split('\n').filter((line) => line.startsWith('- own.'));
  expect(lines(text)).toEqual(lines(alone));
  for (const name of creates) expect(text).toContain(`- 2 tests blocked by: create ${name}`);
});

test('medium feedback folds blocked tests as well, and keeps them at the end of a long list', () => {
  const many = Array.from({ length: 900 }, (_, index) => failed(`own.${String(index)}`, 'wrong'));
  const text = feedback(
    { kind: 'tests_failed', results: [...blockedByDog, ...many] },
    { level: 'medium', limit },
  );
  expect(text.length).toBeLessThanOrEqual(limit);
  expect(text).toMatch(/\n- own\.\d+\n… and \d+ more\n- 37 tests blocked by: create Dog\n/);
  expect(text).not.toContain('returned');
});

test('a server that did not come up is told with the end of its log', () => {
  const broken: FailedVerdict = {
    kind: 'server_failed',
    fault: 'exited',
    message: 'It ended with exit code 1.',
    logTail: `${'.'.repeat(20_000)}ImportError: flask`,
  };
  const detailed = feedback(broken, { level: 'detailed', limit });
  expect(detailed).toContain('It ended with exit code 1. What it printed ends with:');
  expect(detailed).toContain('ImportError: flask\n```');
  expect(detailed.length).toBeLessThanOrEqual(limit);
  expect(feedback(broken, { level: 'medium', limit })).not.toContain('ImportError');
});

test('no feedback is longer than its limit', () => {
  const result = fc.record({
    id: fc.stringMatching(/^[a-z.]{1,30}$/),
    message: fc.string({ maxLength: 700 }),
    by: fc.option(fc.stringMatching(/^[A-Z][a-z]{1,5}$/)),
    clause: fc.stringMatching(/^[a-d]$/),
  });
  fc.assert(
    fc.property(
      fc.array(result, { minLength: 1, maxLength: 80 }),
      fc.constantFrom(...feedbackLevels),
      fc.integer({ min: 600, max: 9_000 }),
      (failures, level, bound) => {
        const text = feedback(
          {
            kind: 'tests_failed',
            results: failures.map(({ id, message, by, clause }) =>
              by === null ? failed(id, message, clause) : blocked(id, by, message),
            ),
          },
          { level, limit: bound },
        );
        return text.length <= bound;
      },
    ),
    { numRuns: 60 },
  );
});
