import fc from 'fast-check';
import { expect, test } from 'vitest';
import { foldedIds } from './folded-ids.ts';

test('ids share what they have in common, at their beginning and at their end', () => {
  expect(
    foldedIds([
      'dog.name.rejects-null',
      'dog.list.answers-all',
      'dog.rank.rejects-null',
      'analytics.dog.count',
      'dog.list.is-empty',
    ]),
  ).toEqual([
    'dog.{{name, rank}.rejects-null, list.{answers-all, is-empty}}',
    'analytics.dog.count',
  ]);
});

test('an id may be the beginning of another', () => {
  expect(foldedIds(['dog.act', 'dog.act.twice'])).toEqual(['dog.act.{, twice}']);
});

test('the ids can be read again, and no two sets look alike', () => {
  const part = fc.constantFrom('a', 'b', 'c-d');
  const id = fc.array(part, { minLength: 1, maxLength: 4 }).map((parts) => parts.join('.'));
  fc.assert(
    fc.property(fc.uniqueArray(id, { maxLength: 20 }), (ids) => {
      const read = foldedIds(ids).flatMap(unfolded);
      expect(read.map((one) => one.replace(/\.$/, '')).sort()).toEqual([...ids].sort());
    }),
  );
});

/** All that a folded text stands for; an id that ends where others go on keeps a point at its end. */
function unfolded(text: string): readonly string[] {
  return split(text, '.')
    .reduce<readonly string[]>(
      (begun, part) => {
        const choices = part.startsWith('{')
          ? split(part.slice(1, -1), ',').flatMap((choice) => unfolded(choice.trim()))
          : [part];
        return begun.flatMap((before) => choices.map((choice) => `${before}.${choice}`));
      },
      [''],
    )
    .map((id) => id.slice(1));
}

/** What stands between the separators that are in no braces. */
function split(text: string, separator: string): readonly string[] {
  let depth = 0;
  const signs = Array.from(text).map((sign) => {
    if (sign === '{') depth += 1;
    if (sign === '}') depth -= 1;
    return sign === separator && depth === 0 ? '\n' : sign;
  });
  return signs.join('').split('\n');
}
