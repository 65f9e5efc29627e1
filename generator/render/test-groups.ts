/** The tests of a plan as files and suites show them: file by file, and in a file family by family. */
import { families } from '../plan/plan.ts';
import type { Family, TestCase } from '../plan/plan.ts';

/** File → its tests, in the order of the plan. */
export function byFile(tests: readonly TestCase[]): ReadonlyMap<string, readonly TestCase[]> {
  return grouped(tests, ({ file }) => file);
}

/** The families that have tests, in the order in which files show them, each with its tests. */
export function byFamily(
  tests: readonly TestCase[],
): readonly (readonly [family: Family, tests: readonly TestCase[]])[] {
  const groups = grouped(tests, ({ family }) => family);
  return families.flatMap((family) => {
    const own = groups.get(family);
    return own === undefined ? [] : [[family, own] as const];
  });
}

function grouped<Item, Key>(
  items: readonly Item[],
  keyOf: (item: Item) => Key,
): ReadonlyMap<Key, readonly Item[]> {
  const groups = new Map<Key, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [item]);
    else group.push(item);
  }
  return groups;
}
