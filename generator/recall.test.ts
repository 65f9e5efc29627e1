import { expect, test } from 'vitest';
import { recall } from './recall.ts';

test('makes each thing once, for as long as it is among those used last', () => {
  const made: string[] = [];
  const known = recall<string>(2);
  const ask = (key: string): string =>
    known(key, () => {
      made.push(key);
      return key.toUpperCase();
    });
  expect(['a', 'b', 'a', 'c', 'a', 'b'].map(ask)).toEqual(['A', 'B', 'A', 'C', 'A', 'B']);
  expect(made).toEqual(['a', 'b', 'c', 'b']);
});
