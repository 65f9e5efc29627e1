import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { byMember, byTag, choice, converted, word } from './choice.ts';
import { decoration } from './decorations.ts';
import { many, optional, several } from './lists.ts';
import { describeLiteral, integer, number, quotedText, scalar, value } from './literals.ts';
import { inCode, memberName, typeName } from './names.ts';
import { read, ReadingError, readWith } from './phrase.ts';
import type { Phrase } from './phrase.ts';
import { between, fixed, sentence } from './sentence.ts';

/** What is wrong with a text, in one line. */
function faultOf<T>(phrase: Phrase<T>, text: string): string {
  try {
    return `understood as ${JSON.stringify(read(phrase, text))}`;
  } catch (error) {
    if (error instanceof ReadingError) return error.message;
    throw error;
  }
}

describe('a sentence', () => {
  const renaming = sentence`Rename ${{ from: typeName }} to ${{ to: typeName }}${({ to }: { readonly to: string }) => ` (at /${to.toLowerCase()})`}.`;

  test('is written and read by the same words, also by those that depend on others', () => {
    const said = { from: 'Dog', to: 'Cat' };
    expect(renaming.write(said)).toBe('Rename Dog to Cat (at /cat).');
    expect(read(renaming, 'Rename Dog to Cat (at /cat).')).toEqual(said);
  });

  test.each([
    ['Rename Dog', 'line 1, column 11: expected " to", found the end of the text'],
    [
      'Rename dog to Cat (at /cat).',
      'line 1, column 8: expected a name such as DogPhase, found "dog to Cat (at /cat)."',
    ],
    ['Rename Dog to Cat (at /dog).', 'line 1, column 23: expected "/cat)", found "/dog)."'],
    [
      'Rename Dog to Cat (at /cat).\n',
      'line 1, column 29: expected the end of the text, found the end of the line',
    ],
    ['Rename Dog\nto Cat', 'line 1, column 11: expected " to", found the end of the line'],
  ])('%j is not understood', (text, fault) => {
    expect(faultOf(renaming, text)).toBe(fault);
  });

  test('can hold one thing alone', () => {
    expect(read(between('<', inCode(memberName), '>'), '<`born_at`>')).toBe('born_at');
  });
});

describe('choices', () => {
  type Shape =
    | { readonly kind: 'round'; readonly radius: number }
    | { readonly kind: 'square'; readonly side: number };
  const shape = byTag<Shape, 'kind'>('kind', {
    round: sentence`radius ${{ radius: integer }}`,
    square: sentence`side ${{ side: integer }}`,
  });
  const size = byMember<{ readonly length: number } | { readonly name: string }>({
    length: sentence`${{ length: integer }}`,
    name: sentence`${{ name: memberName }}`,
  });

  test('are told apart by a tag, or by a member', () => {
    for (const each of [
      { kind: 'round', radius: 2 },
      { kind: 'square', side: 3 },
    ] as const)
      expect(read(shape, shape.write(each))).toEqual(each);
    for (const each of [{ length: 2 }, { name: 'large' }])
      expect(read(size, size.write(each))).toEqual(each);
  });

  test('name all that was expected at the furthest place', () => {
    expect(faultOf(shape, 'sode 1')).toBe(
      'line 1, column 1: expected "radius" or "side", found "sode 1"',
    );
    expect(faultOf(shape, 'side x')).toBe('line 1, column 6: expected an integer, found "x"');
  });

  test('have words for what they know only', () => {
    const yesNo = word([
      ['yes', true],
      ['no', false],
    ]);
    expect([read(yesNo, 'no'), yesNo.write(true)]).toEqual([false, 'yes']);
    expect(faultOf(yesNo, 'maybe')).toContain('expected "yes" or "no", found "maybe"');
    expect(() => (yesNo as Phrase<unknown>).write('maybe')).toThrow('no word for "maybe"');
    expect(() => choice<number>([]).write(1)).toThrow('no words for 1');
  });

  test('a value that makes no sense is named where its words begin', () => {
    const even = converted(sentence`twice ${{ half: integer }}`, {
      said: (whole: number) => ({ half: whole / 2 }),
      understood: ({ half }) => (half < 0 ? undefined : half * 2),
      what: 'an even number that is not negative',
    });
    expect(read(even, even.write(8))).toBe(8);
    expect(faultOf(sentence`is ${{ even }}!`, 'is twice -4!')).toBe(
      'line 1, column 4: expected an even number that is not negative, found "twice -4!"',
    );
  });
});

describe('lists', () => {
  const list = many(integer, { before: fixed('numbers: '), separator: ', ', none: 'no numbers' });

  test.each([[[]], [[1]], [[1, 2, 30]]])('%j', (items) => {
    expect(read(list, list.write(items))).toEqual(items);
  });

  test('what follows a separator must be an item', () => {
    expect(faultOf(list, 'numbers: 1, x')).toBe(
      'line 1, column 13: expected an integer, found "x"',
    );
    expect(faultOf(several(integer, ' '), '')).toContain('expected an integer, found the end');
  });

  test('a member that is not there has no words', () => {
    const limited = sentence`size${optional('most', sentence` up to ${{ most: integer }}`)}`;
    expect([limited.write({}), limited.write({ most: 3 })]).toEqual(['size', 'size up to 3']);
    expect(read(limited, 'size')).toEqual({});
  });
});

describe('literals', () => {
  test('any text, number or value is read back as it was', () => {
    const anything = fc.oneof(fc.string({ unit: 'binary' }), fc.boolean(), fc.integer());
    fc.assert(
      fc.property(anything, (literal) => {
        expect(read(scalar, describeLiteral(literal))).toBe(literal);
        expect(read(value, describeLiteral(literal))).toBe(literal);
      }),
    );
    expect(['null', '[]', '-0.25'].map((text) => read(value, text))).toEqual([null, [], -0.25]);
  });

  test.each([
    [quotedText, '"a`b"'],
    [quotedText, '"\\x"'],
    [quotedText, "'a'"],
    [number, '1.50'],
    [number, '-0'],
    [integer, '1.5'],
    [scalar, 'null'],
  ])('have one spelling: %o does not read %s', (phrase, text) => {
    expect(faultOf(phrase as Phrase<unknown>, text)).toContain('expected');
  });
});

test('decorations are found where they are, and not needed', () => {
  const phrase = sentence`The ${{ thing: memberName }}${decoration('rule', fixed(', of course'))}.`;
  const text = 'The ball, of course.';
  expect(phrase.write({ thing: 'ball' })).toBe(text);
  expect(readWith(phrase, text)).toMatchObject({
    value: { thing: 'ball' },
    decorations: [{ id: 'rule', from: 8, end: 19 }],
  });
  expect(readWith(phrase, 'The ball.')).toMatchObject({
    value: { thing: 'ball' },
    decorations: [],
  });
  expect(faultOf(phrase, 'The ball, of.')).toContain('expected "of course", found "of."');
});
