import fc from 'fast-check';
import { expect, test } from 'vitest';
import { jsonFault } from './json-fault.ts';

test.each([
  ['', 1, 1, 'a value', 'the end'],
  ['{\n  "a": }', 2, 8, 'a value', '"}"'],
  ['{"a": 1,}', 1, 9, 'a name in double quotes', '"}"'],
  ['{a: 1}', 1, 2, 'a name in double quotes or "}"', '"a"'],
  ['{"a" 1}', 1, 6, '":"', '"1"'],
  ['[1, 2', 1, 6, '"," or "]"', 'the end'],
  ['[1, 2}', 1, 6, '"," or "]"', '"}"'],
  ['[1,\n\n  tru]', 3, 3, 'a value', '"tru"'],
  ['{"a": 1 "b": 2}', 1, 9, '"," or "}"', '"\\"b\\": 2}"'],
  ['{"a": "\\x"}', 1, 7, 'a value', '"\\"\\\\x\\"}"'],
  ['[01]', 1, 2, 'a value or "]"', '"01"'],
  ['{} {}', 1, 4, 'the end', '"{"'],
  ["['a']", 1, 2, 'a value or "]"', '"\'"'],
] as const)(
  '%j: line %i, column %i, expected %s, found %s',
  (text, line, column, expected, found) => {
    expect(jsonFault(text)).toEqual({ line, column, expected, found });
  },
);

const jsonText = fc
  .tuple(fc.jsonValue(), fc.constantFrom(undefined, 2))
  .map(([value, indent]) => JSON.stringify(value, null, indent));

test('there is a fault exactly where the language’s own parser refuses', () => {
  const parses = (text: string): boolean => {
    try {
      JSON.parse(text);
      return true;
    } catch {
      return false;
    }
  };
  fc.assert(
    fc.property(
      jsonText,
      fc.nat(),
      fc.constantFrom('', ',', '"', '}', '0', '-', '\n', '\\', 'e', '.'),
      fc.boolean(),
      (text, position, inserted, removes) => {
        const at = position % (text.length + 1);
        const changed = text.slice(0, at) + inserted + text.slice(removes ? at + 1 : at);
        expect(jsonFault(changed) === undefined).toBe(parses(changed));
      },
    ),
    { numRuns: 2000 },
  );
});
