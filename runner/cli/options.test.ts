import { expect, test } from 'vitest';
import { UsageError } from './exit-code.ts';
import { oneOf, text, wholeNumber } from './options.ts';

const details = { describe: '' };
const options = {
  text: text('out', details),
  wholeNumber: wholeNumber('every', { min: 1, max: 10 }, details),
  oneOf: oneOf('profile', ['paper', 'strict'], details),
};

test('of values that repeat the last one counts', () => {
  expect(options.text.coerce(['a', 'b'])).toBe('b');
  expect(options.wholeNumber.coerce(['5', '10'])).toBe(10);
  expect(options.oneOf.coerce(['strict', 'paper'])).toBe('paper');
});

test('what is wrong with the last one is told of that alone', () => {
  expect(() => options.text.coerce(['a', ''])).toThrow(new UsageError('--out must not be empty'));
  expect(() => options.wholeNumber.coerce(['5', '11'])).toThrow(
    new UsageError('--every must be a whole number, 1 to 10, not "11"'),
  );
  expect(() => options.oneOf.coerce(['paper', 'lax'])).toThrow(
    new UsageError('--profile must be one of paper, strict, not "lax"'),
  );
});
