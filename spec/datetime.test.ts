import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isDateTime, secondsBetween, shiftDateTime } from './datetime.ts';

const moments = fc
  .date({
    min: new Date('0001-01-01T00:00:00Z'),
    max: new Date('9999-12-31T23:59:59Z'),
    noInvalidDate: true,
  })
  .map((date) => date.toISOString().slice(0, 19).replace('T', ' '));

describe('isDateTime', () => {
  it.each([
    '2024-02-29 00:00:00',
    '2000-02-29 23:59:59',
    '0001-01-01 00:00:00',
    '9999-12-31 23:59:59',
  ])('accepts %s', (text) => {
    expect(isDateTime(text)).toBe(true);
  });
  it.each([
    '2023-02-29 00:00:00',
    '1900-02-29 00:00:00',
    '2024-04-31 00:00:00',
    '2024-13-01 00:00:00',
    '2024-00-01 00:00:00',
    '2024-01-00 00:00:00',
    '2024-01-01 24:00:00',
    '2024-01-01 00:60:00',
    '2024-01-01 00:00:60',
    '0000-01-01 00:00:00',
    '2024-1-1 00:00:00',
    '2024-01-01T00:00:00',
    '2024-01-01 00:00:00Z',
    '2024-01-01 00:00:00\n',
    '2024-01-01',
    '',
  ])('refuses %j', (text) => {
    expect(isDateTime(text)).toBe(false);
  });
  it('accepts every moment of the calendar', () => {
    fc.assert(fc.property(moments, isDateTime));
  });
});

describe('shiftDateTime', () => {
  it.each([
    ['2024-02-28 23:59:59', 1, '2024-02-29 00:00:00'],
    ['2023-03-01 00:00:00', -1, '2023-02-28 23:59:59'],
    ['2023-12-31 23:59:59', 1, '2024-01-01 00:00:00'],
    ['0001-01-01 00:00:00', -1, '0001-01-01 00:00:00'],
    ['9999-12-31 23:59:59', 1, '9999-12-31 23:59:59'],
  ])('%s moved by %i s is %s', (text, seconds, moved) => {
    expect(shiftDateTime(text, seconds)).toBe(moved);
  });
  it('goes as far as secondsBetween says, in the order of the texts', () => {
    fc.assert(
      fc.property(moments, moments, (a, b) => {
        const seconds = secondsBetween(a, b);
        expect(shiftDateTime(a, seconds)).toBe(b);
        expect(Math.sign(seconds)).toBe(a < b ? 1 : a > b ? -1 : 0);
      }),
    );
  });
  it('refuses what is no date and time', () => {
    expect(() => shiftDateTime('2024-02-30 00:00:00', 1)).toThrow('not a date and time');
  });
});
