/** What is not the same in the suites of two states, test by test, and which change brought it. */
import { canonicalText } from '../spec/canonical.ts';
import { renamesBetween } from '../spec/schema-difference.ts';
import { endpointOf } from '../spec/naming.ts';
import type { Change } from '../spec/changes/table.ts';
import type { Snapshot } from '../spec/snapshot.ts';
import { nextSnapshot } from '../spec/trajectory.ts';
import { exampleName } from './plan/naming.ts';
import type { Plan, TestCase } from './plan/plan.ts';

/** In the order in which people want to see them. `renamed`: what it says and does is the same but for names. */
export const testDifferences = ['new', 'changed', 'renamed', 'gone'] as const;

/** A test of the later suite, or one that only the earlier suite has. */
export interface TestDifference {
  readonly kind: (typeof testDifferences)[number];
  readonly test: TestCase;
}

/** The tests that one change of a turn brought, changed or took away. */
export interface ChangeDifference {
  readonly change: Change;
  readonly tests: readonly TestDifference[];
}

/** A state with the plan of its suite. */
export interface Planned {
  readonly snapshot: Snapshot;
  readonly plan: Plan;
}

/** The tests that differ from one suite to a later one of the same trajectory. */
export function suiteDifference(before: Planned, after: Planned): readonly TestDifference[] {
  const renamed = renaming(before.snapshot, after.snapshot);
  const old = new Map(before.plan.tests.map((test) => [renamed(test.id), test]));
  const now = new Set(after.plan.tests.map(({ id }) => renamed(id)));
  const gone = [...old].filter(([id]) => !now.has(id)).map(([, test]) => test);
  return [
    ...after.plan.tests.flatMap((test): readonly TestDifference[] => {
      const was = old.get(renamed(test.id));
      if (was === undefined) return [{ kind: 'new', test }];
      if (saidUnder(renamed, was) !== saidUnder(renamed, test)) return [{ kind: 'changed', test }];
      return said(was) === said(test) ? [] : [{ kind: 'renamed', test }];
    }),
    ...gone.map((test): TestDifference => ({ kind: 'gone', test })),
  ];
}

/** What a test says and does, whatever sentences of the contract it is listed under. */
function said({ title, steps }: TestCase): string {
  return canonicalText({ title, steps });
}

/** The same under other names, which may need another article. */
function saidUnder(renamed: (text: string) => string, { title, steps }: TestCase): string {
  const text = renamed(JSON.stringify({ title, steps })).replace(/\ban (?=\w)/g, 'a ');
  return canonicalText(JSON.parse(text));
}

/**
 * What each change of a turn does to the suite, one change after the other, which is an order in which they apply. `planOf`
 * plans the suite of a snapshot between. The tests are those of the whole turn: one that a later change took away or renamed
 * is not listed under the earlier one.
 */
export function differencesByChange(
  start: Planned,
  end: Planned,
  planOf: (snapshot: Snapshot) => Plan,
): readonly ChangeDifference[] {
  const { changes } = end.snapshot;
  const planned = (snapshot: Snapshot): Planned => ({ snapshot, plan: planOf(snapshot) });
  let before = start;
  return changes.map((change, index) => {
    const isLast = index === changes.length - 1;
    const after = isLast ? end : planned(nextSnapshot(start.snapshot, changes.slice(0, index + 1)));
    const renamed = renaming(after.snapshot, end.snapshot);
    const final = new Map(end.plan.tests.map((test) => [renamed(test.id), test]));
    const tests = suiteDifference(before, after).flatMap(
      ({ kind, test }): readonly TestDifference[] => {
        if (kind === 'gone') return [{ kind, test }];
        const found = final.get(renamed(test.id));
        return found === undefined ? [] : [{ kind, test: found }];
      },
    );
    before = after;
    return { change, tests };
  });
}

/**
 * Makes texts of two states comparable: each name that a thing had in the earlier one becomes the name that it has in
 * the later one. As another thing may have, and keep, the earlier name (the field `dog` of a `Dog` that is now a
 * `Hound`), it is replaced in the texts of both states.
 */
function renaming(before: Snapshot, after: Snapshot): (text: string) => string {
  const names = new Map<string, string>();
  for (const rename of renamesBetween(before, after)) {
    if (rename.kind === 'rename_field') names.set(rename.field, rename.to);
    else
      for (const written of [(name: string) => name, endpointOf, exampleName])
        names.set(written(rename.entity), written(rename.to));
  }
  if (names.size === 0) return (text) => text;
  const anyName = new RegExp(`\\b(?:${[...names.keys()].join('|')})\\b`, 'g');
  return (text) => text.replace(anyName, (name) => names.get(name) ?? name);
}
