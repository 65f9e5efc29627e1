import { execFileSync } from 'node:child_process';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  assignment,
  call,
  collection,
  ifAny,
  ifNot,
  importLines,
  pythonLiteral,
  tuple,
} from './python.ts';

/** The values that Python reads from literals, through JSON with everything but ASCII escaped. */
function readByPython(literals: readonly string[]): unknown {
  const program =
    'import ast, json, sys; print(json.dumps([ast.literal_eval(text) for text in json.load(sys.stdin)]))';
  const input = JSON.stringify(literals);
  return JSON.parse(execFileSync('python3', ['-c', program], { input, encoding: 'utf8' }));
}

describe('pythonLiteral', () => {
  test('is read back by Python as the same text, whatever the text', () => {
    const nasty = [
      '"',
      "'",
      `"'`,
      `""'`,
      '\\',
      '\\"',
      "\\'",
      '\\\\"',
      '"""',
      "'''",
      '\n\r\t\b\f\0',
      '\u2028\u2029\u0085\u007f\ufeff\u202e',
      '\ud800',
      '\udc00x',
      '😀👩‍👩‍👧',
      '\u{e0001}\u{10ffff}',
      '\\n',
      '\\u0041',
      '{x} {{y}} %s',
      'é\u0301',
    ];
    const random = fc.sample(fc.string({ unit: 'binary', maxLength: 30 }), {
      numRuns: 500,
      seed: 1,
    });
    const texts = [...nasty, ...random];
    expect(readByPython(texts.map(pythonLiteral))).toEqual(texts);
  });

  test('shows every character or its escape', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(pythonLiteral(text)).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u);
      }),
    );
  });

  test.each([
    ['rex', '"rex"'],
    ['say "hi"', `'say "hi"'`],
    ["it's", `"it's"`],
    [`it's "x"`, String.raw`'it\'s "x"'`],
    [true, 'True'],
    [false, 'False'],
    [null, 'None'],
    [[], '[]'],
    [-0.25, '-0.25'],
    [1000000, '1000000'],
  ])('%j is %s', (value, literal) => {
    expect(pythonLiteral(value as Parameters<typeof pythonLiteral>[0])).toBe(literal);
  });
});

describe('lines', () => {
  const long = 'x'.repeat(40);

  test('a tuple of one has its comma', () => {
    expect(tuple(['a'])).toBe('("a",)');
    expect(tuple(['a', 'b'])).toBe('("a", "b")');
  });

  test('a call stays on one line, or shares one, or takes one for each argument', () => {
    const parts = { depth: 1, open: 'check(', close: ')' };
    expect(call({ ...parts, items: ['a', 'b'] })).toBe('    check(a, b)');
    expect(call({ ...parts, items: [long, 'y'.repeat(36)] })).toBe(
      `    check(\n        ${long}, ${'y'.repeat(36)}\n    )`,
    );
    expect(call({ ...parts, items: [long, long] })).toBe(
      `    check(\n        ${long},\n        ${long},\n    )`,
    );
    expect(call({ ...parts, items: [long + long] })).toBe(
      `    check(\n        ${long}${long}\n    )`,
    );
  });

  test('a collection that does not fit has one item a line', () => {
    const parts = { depth: 0, open: '{', close: '},' };
    expect(collection({ ...parts, items: ['a', 'b'] })).toBe('{a, b},');
    expect(collection({ ...parts, items: [long, long, long] })).toBe(
      `{\n    ${long},\n    ${long},\n    ${long},\n},`,
    );
  });

  test('a condition that does not fit is broken before its operators', () => {
    expect(ifAny(1, [['a is None'], ['a', '<= 0']])).toBe('    if a is None or a <= 0:');
    expect(ifAny(1, [[`${long} is None`], [long, '<= 0']])).toBe(
      `    if (\n        ${long} is None\n        or ${long} <= 0\n    ):`,
    );
    expect(ifAny(1, [[long, `<= ${long}`]])).toBe(
      `    if (\n        ${long} <= ${long}\n    ):`.replace(` <=`, '\n        <='),
    );
  });

  test('a quantifier that does not fit has its loop on a line of its own', () => {
    expect(ifNot(1, 'all', { conditions: ['a > 1'], loop: 'for a in b' })).toBe(
      '    if not all(a > 1 for a in b):',
    );
    expect(ifNot(1, 'any', { conditions: [`${long} > 1`], loop: `for ${long} in b` })).toBe(
      `    if not any(\n        ${long} > 1\n        for ${long} in b\n    ):`,
    );
  });

  test('an assignment that does not fit has its value on a line of its own', () => {
    expect(assignment(1, 'a', 'b')).toBe('    a = b');
    expect(assignment(1, long, `${long} + 1`)).toBe(`    ${long} = (\n        ${long} + 1\n    )`);
  });

  test('imports are sorted, without repeats, and none where there is nothing', () => {
    expect(importLines('app.store', ['b_table', 'Record', 'b_table'])).toEqual([
      'from app.store import Record, b_table',
    ]);
    expect(importLines('app.store', [])).toEqual([]);
  });
});
