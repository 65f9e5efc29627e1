import { expect, test } from 'vitest';
import { acceptedStatuses } from '../plan/statuses.ts';
import type { Result } from '../plan/statuses.ts';
import { apiView, outcomeOf } from './outcomes.ts';

const results = {
  created: 'created',
  ok: 'ok',
  removed: 'removed',
  reset: 'removed',
  invalid: 'invalid',
  taken: 'taken',
  not_found: 'notFound',
  wrong_state: 'refused',
  guard: 'refused',
} as const satisfies Readonly<Record<Result, string>>;
const named = Object.entries(results) as readonly [Result, string][];

test.each(named)('%s is called %s', (result, name) => {
  expect(outcomeOf(acceptedStatuses('paper', result))).toBe(name);
});

test('the strict profile tells a wrong state from a condition', () => {
  expect(outcomeOf(acceptedStatuses('strict', 'wrong_state'))).toBe('badRequest');
  expect(outcomeOf(acceptedStatuses('strict', 'guard'))).toBe('conflict');
});

test('codes that no outcome accepts are an error of ours', () => {
  expect(() => outcomeOf([418])).toThrow('no outcome accepts just 418');
});

test('no two outcomes accept the same', () => {
  const codes = apiView.outcomes.map(({ codes: accepted }) => accepted);
  expect(new Set(codes).size).toBe(codes.length);
});
