import { expect, test } from 'vitest';
import { nearestWord } from './nearest.ts';

const verbs = ['sample', 'emit', 'serve', 'test', 'run'];

test.each([
  ['emti', 'emit'],
  ['server', 'serve'],
  ['tests', 'test'],
  ['smaple', 'sample'],
  ['urn', 'run'],
  ['publish', undefined],
  ['x', undefined],
])('%s: probably %s', (word, meant) => {
  expect(nearestWord(word, verbs)).toBe(meant);
});
