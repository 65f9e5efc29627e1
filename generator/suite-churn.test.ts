import { expect, test } from 'vitest';
import { suiteChurn } from './suite-churn.ts';

const cats = 'one\ntwo\nthree\nfour\n';

test('nothing changes where nothing changed, whatever happens to other files', () => {
  const churn = suiteChurn(
    new Map([
      ['tests/cat.spec.ts', cats],
      ['suite.json', '{}\n'],
    ]),
    new Map([
      ['tests/cat.spec.ts', cats],
      ['suite.json', '[]\n'],
    ]),
  );
  expect(churn).toEqual({ files: 1, changedFiles: 0, lines: 4, added: 0, removed: 0 });
});

test('counts lines that came and went, new files and lost ones', () => {
  const before = new Map([
    ['tests/cat.spec.ts', cats],
    ['tests/dog.spec.ts', 'bark\n'],
  ]);
  const after = new Map([
    ['tests/cat.spec.ts', 'one\nzwei\nthree\nfour\nfive\n'],
    ['tests/mouse.spec.ts', 'squeak\nsqueak\n'],
  ]);
  const churn = suiteChurn(before, after);
  expect(churn).toEqual({ files: 2, changedFiles: 2, lines: 7, added: 4, removed: 2 });
});

test('a renamed file is compared with what it was', () => {
  const churn = suiteChurn(
    new Map([['tests/cat.spec.ts', cats]]),
    new Map([['tests/tomcat.spec.ts', 'one\nzwei\nthree\nfour\n']]),
  );
  expect(churn).toMatchObject({ changedFiles: 1, added: 1, removed: 1 });
});
