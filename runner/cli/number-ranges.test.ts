import { expect, test } from 'vitest';
import { UsageError } from './exit-code.ts';
import { parseRanges } from './number-ranges.ts';

test.each([
  ['0', [0]],
  ['0-2,5', [0, 1, 2, 5]],
  ['5, 0-2', [0, 1, 2, 5]],
  ['3,1-4,2', [1, 2, 3, 4]],
  ['7-7', [7]],
])('%s', (value, numbers) => {
  expect(parseRanges('scenarios', value)).toEqual(numbers);
});

test.each([
  ['2-0', '--scenarios: the range 2-0 runs backwards'],
  ['1,,2', '--scenarios must be numbers and ranges such as 0-2,5; "" is neither'],
  ['a', '--scenarios must be numbers and ranges such as 0-2,5; "a" is neither'],
  ['-1', '--scenarios must be numbers and ranges such as 0-2,5; "-1" is neither'],
  ['0-2-4', '--scenarios must be numbers and ranges such as 0-2,5; "0-2-4" is neither'],
  ['1.5', '--scenarios must be numbers and ranges such as 0-2,5; "1.5" is neither'],
  ['0-99999999', '--scenarios: the range 0-99999999 is too long'],
])('%s is refused', (value, message) => {
  expect(() => parseRanges('scenarios', value)).toThrow(new UsageError(message));
});
