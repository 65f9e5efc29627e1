import { describe, expect, test } from 'vitest';
import { neighboursOf, roundNumbers, roundStep } from './round-numbers.ts';

describe('round numbers', () => {
  test.each([
    [{ low: 0, high: 1200 }, 100],
    [{ low: 60, high: 100 }, 5],
    [{ low: 0, high: 20 }, 2],
    [{ low: 0, high: 5 }, 1],
    [{ low: 0, high: 900_000 }, 100_000],
  ])('%j goes by %d', (scale, step) => {
    expect(roundStep(scale)).toBe(step);
  });

  test('lie within a scale, its ends left out', () => {
    expect(roundNumbers({ low: 60, high: 100 })).toEqual([65, 70, 75, 80, 85, 90, 95]);
    expect(roundNumbers({ low: -10, high: 10 })).toEqual([-8, -6, -4, -2, 0, 2, 4, 6, 8]);
    expect(roundNumbers({ low: 0, high: 1 })).toEqual([]);
  });

  test('close to a bound stay close to it', () => {
    expect(neighboursOf(1200, { low: 0, high: 1200 })).toEqual([1000, 1100, 1300, 1400]);
    expect(neighboursOf(97, { low: 60, high: 97 })).toEqual([85, 90, 95, 100, 105]);
  });
});
