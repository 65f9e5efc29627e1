import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stream } from './stream.ts';
import type { Stream } from './stream.ts';

const draws = (random: Stream): readonly number[] => Array.from({ length: 5 }, random.next);

describe('stream', () => {
  it('gives equal draws for equal paths and others for others', () => {
    expect(draws(stream('7', 'turn', 12))).toEqual(draws(stream('7', 'turn', 12)));
    const others = [
      stream('8', 'turn', 12),
      stream('7', 'turn', 13),
      stream('7', 'turn', '12'),
      stream('7', 'turn12'),
      stream('7'),
    ];
    for (const other of others) expect(draws(other)).not.toEqual(draws(stream('7', 'turn', 12)));
  });
  it('is the same on every machine and in every release', () => {
    const random = stream('0', 'fixed point');
    expect([random.integer(1, 1000), random.integer(1, 1000), random.pick(['a', 'b', 'c'])])
      .toMatchInlineSnapshot(`
      [
        933,
        976,
        "b",
      ]
    `);
  });
  it('draws integers of the range, both ends included', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: -50, max: 50 }), fc.nat(3), (seed, low, width) => {
        const random = stream(seed);
        const drawn = new Set(Array.from({ length: 200 }, () => random.integer(low, low + width)));
        expect([...drawn].sort((a, b) => a - b)).toEqual(
          Array.from({ length: width + 1 }, (_, index) => low + index),
        );
      }),
    );
  });
  it('shuffles into a permutation and leaves its input alone', () => {
    fc.assert(
      fc.property(fc.string(), fc.array(fc.nat()), (seed, items) => {
        const before = [...items];
        const byValue = (a: number, b: number): number => a - b;
        expect(stream(seed).shuffle(items).sort(byValue)).toEqual([...items].sort(byValue));
        expect(items).toEqual(before);
      }),
    );
  });
  it('draws by weight, and never what weighs nothing', () => {
    const random = stream('weights');
    const drawn = Array.from({ length: 1000 }, () =>
      random.weighted([
        ['never', 0],
        ['often', 3],
        ['seldom', 1],
      ]),
    );
    const often = drawn.filter((item) => item === 'often').length;
    expect(drawn).not.toContain('never');
    expect(often).toBeGreaterThan(650);
    expect(often).toBeLessThan(850);
  });
  it('is true as often as asked', () => {
    const random = stream('chance');
    expect(Array.from({ length: 100 }, () => random.chance(0))).not.toContain(true);
    expect(Array.from({ length: 100 }, () => random.chance(1))).not.toContain(false);
  });
  it('refuses to draw from nothing', () => {
    const random = stream('0');
    expect(() => random.pick([])).toThrow('nothing to pick from');
    expect(() => random.integer(2, 1)).toThrow('no integer between 2 and 1');
    expect(() => random.weighted([['never', 0]])).toThrow('no item has a weight');
  });
});
