import { expect, test } from 'vitest';
import { comparisonLine } from './comparison.ts';

test('a comparison is one line with the ratios by clock and by processor', () => {
  const line = comparisonLine({
    what: 'sprint',
    cost: { wallMs: 3000, cpuMs: 1000 },
    beside: 'walk',
    besideCost: { wallMs: 2000, cpuMs: 500 },
    atMost: 2,
  });
  expect(line).toBe(
    'sprint: 3.00 s (CPU 1.00 s); walk: 2.00 s (CPU 0.50 s); ratio 1.50 (CPU 2.00), aim at most 2.0',
  );
});
