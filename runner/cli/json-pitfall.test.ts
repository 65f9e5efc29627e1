import fc from 'fast-check';
import { expect, test } from 'vitest';
import { jsonPitfall } from './json-pitfall.ts';

test.each([
  ['{"a": 1,\n  "a": 2}', 'line 2, column 3: the name "a" stands twice'],
  ['{"a": {"b": []}, "\\u0061": 2}', 'line 1, column 18: the name "\\u0061" stands twice'],
  ['[{"__proto__": 1, "__proto__": 2}]', 'line 1, column 19: the name "__proto__" stands twice'],
  ['['.repeat(100_000) + ']'.repeat(100_000), 'line 1, column 101: nests more than 100 levels'],
])('%.40s', (text, message) => {
  expect(jsonPitfall(text)).toContain(message);
});

test('a name may stand in several objects, and be a value as well', () => {
  expect(jsonPitfall('[{"a": "a", "b": {"a": ["a", "a"]}}, {"a": 1}, "a", "a"]')).toBeUndefined();
});

test('what the language writes has no pitfall', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 8 }), fc.constantFrom(undefined, 2), (value, indent) => {
      expect(jsonPitfall(JSON.stringify(value, null, indent))).toBeUndefined();
    }),
  );
});
