import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { format } from 'prettier';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { formatOptions } from '../format.ts';
import { exampleName, TAKEN_NAMES } from '../plan/naming.ts';
import type { Json } from '../plan/plan.ts';
import { commentLines, identifier, literal } from './literal.ts';
import { constant, printed } from './source.ts';

/** What a source text evaluates to, as JSON. Throws when it does not parse. */
function evaluate(source: string): string {
  const { outputText, diagnostics } = ts.transpileModule(source, { reportDiagnostics: true });
  if (diagnostics && diagnostics.length > 0)
    throw new Error(JSON.stringify(diagnostics[0]?.messageText));
  return runInNewContext(`${outputText};JSON.stringify(value)`) as string;
}

const nastyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({
    unit: fc.constantFrom(
      '"',
      "'",
      '`',
      '${',
      '\\',
      '*/',
      '//',
      '\n',
      '\r',
      '\u2028',
      '\u2029',
      '\u0000',
      '\u202e',
      '\ud800',
      '{{',
      '}}',
      '<!--',
      '🐕',
    ),
  }),
);
const jsonWithKeys = (keys: fc.Arbitrary<string>): fc.Arbitrary<Json> =>
  fc.letrec<{ json: Json }>((tie) => ({
    json: fc.oneof(
      { maxDepth: 4 },
      nastyText,
      fc
        .double({ noNaN: true, noDefaultInfinity: true })
        .map((number) => (number === 0 ? 0 : number)),
      fc.boolean(),
      fc.constant(null),
      fc.array(tie('json'), { maxLength: 6 }),
      fc.array(fc.integer(), { maxLength: 40 }),
      fc.dictionary(keys, tie('json'), { maxKeys: 6 }),
    ),
  })).json;
const nastyJson = jsonWithKeys(
  fc.oneof(nastyText, fc.constantFrom('__proto__', 'constructor', '1')),
);
/** Keys as schemas have them, short and long. */
const plainJson = jsonWithKeys(fc.stringMatching(/^[a-z][a-z0-9_]{0,40}$/));

describe('literal', () => {
  test('evaluates to the value', () => {
    fc.assert(
      fc.property(nastyJson, (value) => {
        const source = printed(constant('value', literal(value)));
        expect(JSON.parse(evaluate(source))).toEqual(JSON.parse(JSON.stringify(value)));
      }),
      { numRuns: 60 },
    );
  });
  test('is laid out as prettier does', async () => {
    await fc.assert(
      fc.asyncProperty(plainJson, async (value) => {
        const source = printed(constant('value', literal(value)));
        expect(`${source}\n`).toBe(
          await format(source, { ...formatOptions, parser: 'typescript' }),
        );
      }),
      { numRuns: 100 },
    );
  });
  test('shows no character that a reader cannot see', () => {
    expect(printed(literal('a\u202eb\u2028c\u0000d').layout)).toBe("'a\\u202eb\\u2028c\\u0000d'");
  });
});

describe('commentLines', () => {
  test('whatever the text, only comments come out of it', () => {
    fc.assert(
      fc.property(nastyText, (text) => {
        const source = [...commentLines(text, 40), 'const value = 1;'].join('\n');
        expect(evaluate(source)).toBe('1');
        expect(source).not.toContain('*/');
      }),
    );
  });
  test('breaks at words, within the width', () => {
    expect(commentLines('one two three four', 10)).toEqual([
      '// one two',
      '//   three',
      '//   four',
    ]);
  });
});

describe('identifier', () => {
  test('takes the example of an entity, whatever its name', () => {
    const entities = [...TAKEN_NAMES, 'base', 'dog'].map(
      (name) => name.charAt(0).toUpperCase() + name.slice(1),
    );
    for (const name of entities.map(exampleName)) expect(identifier(name)).toBe(name);
  });
  test.each(['dog', 'userProfile', '$x', '_1'])('%s', (name) => {
    expect(identifier(name)).toBe(name);
  });
  test.each(['class', 'test', 'api', 'without', '1a', 'a-b', 'a b', '', 'await'])(
    'not %j',
    (name) => {
      expect(() => identifier(name)).toThrow('cannot name a constant');
    },
  );
});
