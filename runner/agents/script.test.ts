import { expect, test } from 'vitest';
import { InputError } from '../../spec/problem.ts';
import { matches, parseScript } from './script.ts';

test('a script is read as it stands', () => {
  const script = [
    { oracle: true },
    { when: { turn: 3, attempt: 0 }, replace: [{ file: 'a.py', search: 'x', with: 'y' }] },
  ];
  expect(parseScript(script, 'steps.json')).toEqual(script);
});

test.each([
  ['no list', { oracle: true }, /steps\.json cannot be used:\n.*it must be a list/],
  ['an unknown key', [{ orcale: true }], /\[0\].*orcale/],
  [
    'a path that leaves the workspace',
    [{ write: { '../x': '' } }],
    /\[0\]\.write.*inside the workspace/,
  ],
  ['an absolute path', [{ delete: ['/etc'] }], /\[0\]\.delete\[0\].*inside the workspace/],
  ['an exit code that is none', [{}, { exit: 256 }], /\[1\]\.exit: is 256; it must be at most 255/],
  ['a word that is none', [{ writ: {} }], /\[0\]\.writ: writ means nothing here; leave it out/],
])('%s is refused with its place', (_, script, message) => {
  expect(() => parseScript(script, 'steps.json')).toThrow(InputError);
  expect(() => parseScript(script, 'steps.json')).toThrow(message);
});

test('a step matches where all that it names does', () => {
  const call = { turn: 3, attempt: 1 };
  expect(matches({}, call)).toBe(true);
  expect(matches({ when: { turn: 3 } }, call)).toBe(true);
  expect(matches({ when: { turn: 3, attempt: 0 } }, call)).toBe(false);
  expect(matches({ when: { fromTurn: 3 } }, call)).toBe(true);
  expect(matches({ when: { fromTurn: 4 } }, call)).toBe(false);
  expect(matches({ when: { toTurn: 2 } }, call)).toBe(false);
});
