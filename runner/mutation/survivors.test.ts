import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import record from './survivors.json' with { type: 'json' };
import { idleLines, unexplained } from './survivors.ts';
import type { Report, Survivor } from './survivors.ts';

describe('the record', () => {
  test.each(record)('$file: $code', ({ file, code, becomes, why }) => {
    expect(readFileSync(file, 'utf8')).toContain(code);
    expect(becomes).not.toEqual([]);
    expect(why).toMatch(/\w/);
  });

  test('speaks of each place once', () => {
    const places = record.map(({ file, code }) => `${file}: ${code}`);
    expect(places.filter((place, index) => places.indexOf(place) !== index)).toEqual([]);
  });
});

const source = 'const a = 1;\nconst b = a > 1 || a > 1;\n';
type Mutant = Report['files'][string]['mutants'][number];
const mutant = (column: number, rest: Partial<Mutant>): Mutant => ({
  id: String(column),
  mutatorName: 'ConditionalExpression',
  location: { start: { line: 2, column }, end: { line: 2, column: column + 5 } },
  status: 'Survived',
  replacement: 'true',
  ...rest,
});
const reportOf = (...mutants: Mutant[]): Report => ({
  files: { 'a.ts': { language: 'typescript', source, mutants } },
});
const line: Survivor = { file: 'a.ts', code: 'a > 1 ||', becomes: ['true'], why: 'a is 1' };

describe('a mutant', () => {
  const alive = { file: 'a.ts', line: 2, original: 'a > 1', becomes: 'true' };
  test.each<[string, Report, readonly object[]]>([
    ['in the place on record is explained', reportOf(mutant(11, {})), []],
    ['in a place that reads the same is not', reportOf(mutant(20, {})), [alive]],
    [
      'that becomes something else is not',
      reportOf(mutant(11, { replacement: 'false' })),
      [{ ...alive, becomes: 'false' }],
    ],
    [
      'that no test runs is none the less alive',
      reportOf(mutant(20, { status: 'NoCoverage' })),
      [alive],
    ],
    ['that a test notices is not', reportOf(mutant(20, { status: 'Killed' })), []],
  ])('%s', (_name, report, expected) => {
    expect(unexplained(report, [line])).toEqual(expected);
  });

  test('in another file is not explained', () => {
    expect(unexplained(reportOf(mutant(11, {})), [{ ...line, file: 'b.ts' }])).toEqual([alive]);
  });
});

test('a line is idle when nothing survives in its place', () => {
  expect(idleLines(reportOf(mutant(11, {})), [line])).toEqual([]);
  expect(idleLines(reportOf(mutant(20, {}), mutant(11, { status: 'Killed' })), [line])).toEqual([
    line,
  ]);
});
