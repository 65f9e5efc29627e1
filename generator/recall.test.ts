import { expect, test } from 'vitest';
import { recallFor, recallOf } from './recall.ts';

test('knows a thing by itself', () => {
  let made = 0;
  const count = recallFor((_thing: object) => (made += 1));
  const [one, other] = [{}, {}];
  expect([one, other, one].map(count)).toEqual([1, 2, 1]);
});

test('knows a list by its things, one list for each key', () => {
  let made = 0;
  const known = recallOf<object, number>();
  const ask = (key: string, things: readonly object[]): number =>
    known(key, things, () => (made += 1));
  const [one, other] = [{}, {}];
  expect([
    ask('a', [one, other]),
    ask('a', [one, other]),
    ask('b', [one, other]),
    ask('a', [one]),
    ask('a', [one, other]),
    ask('a', [other, one]),
  ]).toEqual([1, 1, 2, 3, 4, 5]);
});
