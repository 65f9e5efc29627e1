import { expect, test } from 'vitest';
import { renderTable } from './table.ts';

const content = {
  head: ['turn', 'verdict', 'lines'],
  rows: [
    [0, 'passed', 96],
    [10, 'failed: 2 tests failed', 1204],
  ],
};

test('outside a terminal a table is aligned text without rules or trailing blanks', () => {
  expect(renderTable(content, false)).toBe(
    [
      'turn  verdict                 lines',
      '   0  passed                     96',
      '  10  failed: 2 tests failed   1204',
    ].join('\n'),
  );
});

test('on a terminal it has rules, and no colour', () => {
  const text = renderTable(content, true);
  expect(text.split('\n')[1]).toBe('│ turn │ verdict                │ lines │');
  expect(text).not.toContain('\u001b');
});
