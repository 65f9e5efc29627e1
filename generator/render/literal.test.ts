import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { createFormatter } from '../format.ts';
import { exampleName, TAKEN_NAMES } from '../plan/naming.ts';
import type { Json } from '../plan/plan.ts';
import { commentLines, identifier, literal } from './literal.ts';

const format = createFormatter();

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
const nastyJson = fc.letrec<{ json: Json }>((tie) => ({
  json: fc.oneof(
    { depthSize: 'small' },
    nastyText,
    fc
      .double({ noNaN: true, noDefaultInfinity: true })
      .map((number) => (number === 0 ? 0 : number)),
    fc.boolean(),
    fc.constant(null),
    fc.array(tie('json')),
    fc.dictionary(
      fc.oneof(nastyText, fc.constantFrom('__proto__', 'constructor', '1')),
      tie('json'),
    ),
  ),
})).json;

describe('literal', () => {
  test('evaluates to the value, as it is and formatted', async () => {
    await fc.assert(
      fc.asyncProperty(nastyJson, async (value) => {
        const source = `const value = ${literal(value)};`;
        const formatted = await format('value.ts', source);
        expect(JSON.parse(evaluate(source))).toEqual(JSON.parse(JSON.stringify(value)));
        expect(JSON.parse(evaluate(formatted))).toEqual(JSON.parse(JSON.stringify(value)));
      }),
      { numRuns: 60 },
    );
  });
  test('shows no character that a reader cannot see', () => {
    expect(literal('a\u202eb\u2028c\u0000d')).toBe('"a\\u202eb\\u2028c\\u0000d"');
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
