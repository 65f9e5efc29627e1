/** What is asked after the delete of an object that others refer to. */
import { expect, test } from 'vitest';
import { kennelSnapshot, oddSnapshot, sampledSnapshots } from '../fixtures/snapshots.ts';
import { planSuite } from '../index.ts';
import type { Json, Step, TestCase } from '../plan.ts';

const tests = [kennelSnapshot, oddSnapshot, ...sampledSnapshots('41', 10, 5)].flatMap(
  (snapshot) => planSuite({ snapshot, seed: '7', profile: 'paper' }).tests,
);
const endingIn = (end: string): readonly TestCase[] => {
  const found = tests.filter(({ id }) => id.endsWith(`.${end}`));
  expect(found.length).toBeGreaterThan(3);
  return found;
};

const fieldOfTest = ({ id }: TestCase): string => id.split('.')[1] ?? '';
const linesOf = (steps: readonly Step[]): readonly string[] =>
  steps.map(({ method, path }) => `${method} ${path}`);

/** Everything that is shown under the name after the first delete. */
function shownAfterDelete({ steps }: TestCase, name: string): readonly Json[] {
  const later = steps.slice(steps.findIndex(({ method }) => method === 'DELETE') + 1);
  return later
    .flatMap(({ answer = [] }) => [answer].flat())
    .flatMap((object) =>
      typeof object === 'object' && object !== null && name in object
        ? [(object as Readonly<Record<string, Json>>)[name] ?? null]
        : [],
    );
}

test('a reference to a deleted object shows in nothing that follows', () => {
  for (const one of endingIn('is-cleared-by-delete')) {
    const shown = shownAfterDelete(one, fieldOfTest(one));
    expect(shown.length, one.id).toBeGreaterThanOrEqual(6);
    expect(new Set(shown), one.id).toEqual(new Set([null]));
  }
});

test('a list keeps what stands around the deleted id, and loses it where it stands alone', () => {
  for (const one of endingIn('loses-deleted-object')) {
    const shown = shownAfterDelete(one, fieldOfTest(one));
    const lengths = shown.map((ids) => (Array.isArray(ids) ? ids.length : -1));
    // Of two objects that refer: read, read, listed both, one updated, the other read. Those referred to may be listed too.
    expect(lengths.slice(0, 2), one.id).toEqual([2, 0]);
    expect(lengths.slice(-2), one.id).toEqual([2, 0]);
    expect(lengths.slice(2, -2).filter((length) => length !== 0)).toEqual([2]);
  }
});

test('the id is refused while its object is gone, and given to another before the last read', () => {
  for (const one of [...endingIn('is-cleared-by-delete'), ...endingIn('loses-deleted-object')]) {
    const [list, update, refused, create, read] = one.steps.slice(-5);
    expect(linesOf([list, update, refused, create, read].flatMap((step) => step ?? []))).toEqual([
      expect.stringMatching(/^GET \/[^/]+$/),
      expect.stringMatching(/^PATCH /),
      expect.stringMatching(/^PATCH /),
      expect.stringMatching(/^POST \/[^/]+$/),
      expect.stringMatching(/^GET \/[^/]+\/[^/]+$/),
    ]);
    expect(refused?.status).toEqual([400, 422]);
  }
});
