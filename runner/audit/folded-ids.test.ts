import fc from 'fast-check';
import { expect, test } from 'vitest';
import { foldedIds } from './folded-ids.ts';

test('ids that begin alike share what they have in common', () => {
  expect(
    foldedIds([
      'dog.name.rejects-null',
      'dog.list.answers-all',
      'analytics.dog.count',
      'dog.name.rejects-absence',
    ]),
  ).toEqual([
    'dog.{name.{rejects-null, rejects-absence}, list.answers-all}',
    'analytics.dog.count',
  ]);
});

test('an id may be the beginning of another', () => {
  expect(foldedIds(['dog.act', 'dog.act.twice'])).toEqual(['dog.act.{, twice}']);
});

test('no two sets of ids look alike', () => {
  const part = fc.constantFrom('a', 'b', 'c-d');
  const id = fc.array(part, { minLength: 1, maxLength: 4 }).map((parts) => parts.join('.'));
  fc.assert(
    fc.property(fc.uniqueArray(id), (ids) => {
      expect([...foldedIds(ids).flatMap(unfolded)].sort()).toEqual([...ids].sort());
    }),
  );
});

/** Reads a folded text: a list of parts, each with what follows it. */
function unfolded(text: string): readonly string[] {
  const brace = text.indexOf('{');
  if (brace < 0) return [text];
  const before = text.slice(0, brace);
  const inner = text.slice(brace + 1, -1);
  return items(inner)
    .flatMap(unfolded)
    .map((rest) => (rest === '' ? before.slice(0, -1) : before + rest));
}

/** What stands between the commas that are in no braces. */
function items(text: string): readonly string[] {
  let depth = 0;
  const signs = Array.from(text).map((sign) => {
    if (sign === '{') depth += 1;
    if (sign === '}') depth -= 1;
    return sign === ',' && depth === 0 ? '\n' : sign;
  });
  return signs
    .join('')
    .split('\n')
    .map((item) => item.trim());
}
