import { expect, test } from 'vitest';
import fc from 'fast-check';
import { withExponent, withPoint } from './number-spellings.ts';

const onePoint = (value: number): string => withPoint(value, { whole: '0', broken: '' });
const manyZeros = (value: number): string =>
  withPoint(value, { whole: '000000', broken: '000000' });

const finite = fc.oneof(
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.integer(),
  fc.constantFrom(0, -0, 1e-7, -1.5e-7, 1e21, 1.25e300, Number.MAX_VALUE, Number.MIN_VALUE),
);

test.each([
  ['a point', onePoint, /\./],
  ['zeros at the end', manyZeros, /\.\d*000000(e|$)/],
  ['an exponent', withExponent, /e/],
])('a number with %s is still the same number', (_name, spell, form) => {
  fc.assert(
    fc.property(finite, (value) => {
      const text = spell(value);
      expect(text).toMatch(form);
      expect(JSON.parse(text)).toBe(JSON.parse(JSON.stringify(value)));
    }),
  );
});

test('the usual numbers look as one expects', () => {
  expect([1, 1.5, -20].map(onePoint)).toEqual(['1.0', '1.5', '-20.0']);
  expect([1, 1.5].map(manyZeros)).toEqual(['1.000000', '1.5000000']);
  expect([1, 1.5].map(withExponent)).toEqual(['1e+0', '1.5e+0']);
});
