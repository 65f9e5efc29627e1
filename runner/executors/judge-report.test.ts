import { expect, test } from 'vitest';
import { outputOf } from '../sandboxes/captured-output.ts';
import type { ProcessEnd } from '../sandboxes/sandbox.ts';
import type { ListedTest } from '../../generator/render/suite-manifest.ts';
import { judgeReport } from './judge-report.ts';
import { parseReport } from './report-lines.ts';
import type { ReportLine } from './report-lines.ts';

const test_ = (id: string): ListedTest => ({
  id,
  family: 'crud',
  file: 'tests/dog.spec.ts',
  isNew: true,
});
const listed = (id: string): ReportLine => ({
  kind: 'listed',
  id,
  title: `the title of ${id}`,
  clauses: ['values.types'],
});
const tests = [test_('a'), test_('b')];
const end: ProcessEnd = {
  endedBy: 'exit',
  exitCode: 1,
  signal: null,
  output: outputOf('Error: no tests found'),
  durationMs: 5,
};
const line = (id: string, status: 'passed' | 'failed' = 'passed'): ReportLine => ({
  kind: 'test',
  id,
  status,
  message: status === 'failed' ? 'wrong' : '',
  durationMs: 1,
});
const statuses = (ran: readonly ReportLine[], more: Partial<ProcessEnd> = {}): unknown => {
  const lines = ran.length === 0 ? [] : [listed('a'), listed('b'), ...ran];
  const run = judgeReport({ tests, lines, end: { ...end, ...more } });
  return run.kind === 'ran' ? run.results.map(({ status }) => status) : run.message;
};

test('every listed test has its result, in the order of the list', () => {
  expect(statuses([line('b', 'failed'), line('a'), { kind: 'end' }])).toEqual(['passed', 'failed']);
});

test('a test is described as it stands in its file', () => {
  const lines = [listed('b'), listed('a'), line('a'), line('b')];
  const run = judgeReport({ tests, lines, end });
  expect(run).toMatchObject({
    kind: 'ran',
    results: [
      { id: 'a', title: 'the title of a', clauses: ['values.types'], status: 'passed' },
      { id: 'b', title: 'the title of b' },
    ],
  });
});

test('a test that is listed and in no file is an error, whatever became of the server', () => {
  const lines: ReportLine[] = [listed('a'), line('a'), { kind: 'server_gone' }];
  const run = judgeReport({ tests, lines, end });
  expect(run).toMatchObject({ kind: 'infrastructure_error' });
  expect(JSON.stringify(run)).toContain('suite.json lists b, which is in no file');
});

test('tests that ran and are described nowhere are an error of ours, though all of them passed', () => {
  expect(judgeReport({ tests, lines: [line('a'), line('b'), { kind: 'end' }], end })).toMatchObject(
    {
      kind: 'infrastructure_error',
    },
  );
});

test('the exit code alone passes nothing', () => {
  expect(statuses([], { exitCode: 0 })).toContain('2 of 2 tests did not run, e.g. a');
  expect(statuses([line('a'), { kind: 'end' }], { exitCode: 0 })).toContain(
    '1 of 2 tests did not run, e.g. b',
  );
});

test('tests did not run for a reason of the server when it was gone or too slow', () => {
  expect(statuses([line('a', 'failed'), { kind: 'server_gone' }])).toEqual(['failed', 'not_run']);
  expect(statuses([line('a')], { endedBy: 'timeout' })).toEqual(['passed', 'not_run']);
});

test('what was no clean run is an error of ours, with the output of Playwright', () => {
  expect(
    statuses([{ kind: 'problem', message: 'cannot load dog.spec.ts' }, line('a'), line('b')]),
  ).toContain('cannot load dog.spec.ts');
  expect(statuses([line('a'), line('b'), line('c')])).toContain(
    'test c ran, but suite.json does not list it',
  );
  expect(statuses([line('a'), line('b'), line('b')])).toContain('test b ran twice');
  expect(statuses([])).toContain('Error: no tests found');
  expect(statuses([], { endedBy: 'timeout' })).toContain('Playwright ended by timeout');
});

test('a line that was cut off by a kill is no line', () => {
  expect(parseReport('{"kind":"end"}\n{"kind":"te')).toEqual([{ kind: 'end' }]);
  expect(parseReport('')).toEqual([]);
});
