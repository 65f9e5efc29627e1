import { expect, test } from 'vitest';
import { python } from './suite.ts';

test('JSON becomes Python', () => {
  const value = { a: [null, true, false], b: 'say \"hi\"\né', c: -1.5, d: {}, e: [] };
  expect(python(value)).toBe(
    String.raw`{"a": [None, True, False], "b": "say \"hi\"\né", "c": -1.5, "d": {}, "e": []}`,
  );
});
