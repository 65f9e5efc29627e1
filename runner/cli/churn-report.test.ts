import { expect, test } from 'vitest';
import type { ChangeKind } from '../../spec/changes/table.ts';
import { renderChurn } from './churn-report.ts';
import type { MeasuredChange } from './churn-report.ts';

const change = (kind: ChangeKind, added: number, changedFiles: number): MeasuredChange => ({
  kind,
  ...{ files: 4, changedFiles, lines: 1_000, added, removed: 10 },
});

test('a row for each kind, with the median and the nine in ten of its lines, and the files', () => {
  const fields = [10, 20, 30, 40, 50, 60, 70, 80, 90, 1_000].map((added) =>
    change('add_field', added, 1),
  );
  const text = renderChurn([change('delete_entity', 0, 4), ...fields], false);
  expect(text)
    .toBe(`kind of change  changes  lines, median  9 of 10 within  files, median  % of files
delete_entity         1             10              10              4         100
add_field            10             60             100              1          25
all                  11             60             100              1          32

A change leaves 68 % of the spec files as they are, to the byte.
45 % of the changes touch at most a twentieth of the lines of their suite.`);
});

test('a scenario without turns has nothing to measure', () => {
  expect(renderChurn([], false)).toBe('Nothing changes: there is no turn after the initial one.');
});
