import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { ChangeOf } from '../spec/changes/table.ts';
import { must } from '../spec/lookup.ts';
import { endpointOf } from '../spec/naming.ts';
import type { Scenario } from '../spec/scenario.ts';
import type { Snapshot } from '../spec/snapshot.ts';
import { nextSnapshot, replay } from '../spec/trajectory.ts';
import type { Files } from './files.ts';
import { planSuite } from './plan/index.ts';
import type { PlanMemo } from './plan/index.ts';
import { exampleName } from './plan/naming.ts';
import { released } from './released.ts';
import { renderSpecs } from './render/spec-file.ts';

type Rename = ChangeOf<'rename_entity'>;

interface RenameStep {
  readonly turn: number;
  readonly rename: Rename;
  /** The state in which only the changes before it in its turn have been made. */
  readonly before: Snapshot;
  readonly after: Snapshot;
}

function renamesIn(scenario: Scenario): readonly RenameStep[] {
  const snapshots = [...replay(scenario)];
  return scenario.turns.flatMap(({ changes }, index) =>
    changes.flatMap((change, place) => {
      if (change.kind !== 'rename_entity') return [];
      const start = must(snapshots[index], 'the state before the turn');
      const upTo = (count: number): Snapshot =>
        count === 0 ? start : nextSnapshot(start, changes.slice(0, count));
      return [{ turn: index + 1, rename: change, before: upTo(place), after: upTo(place + 1) }];
    }),
  );
}

/**
 * The spec files but for those of removed names, with one word for the entity under either name; without layout and
 * articles, and without the sentences of the contract that tests are listed under, of which the one on renames is new.
 */
function comparable(specs: Files, { entity, to }: Rename): Files {
  const names = [entity, to].flatMap((name) => [name, endpointOf(name), exampleName(name)]);
  const anyName = new RegExp(`\\b(?:${names.join('|')})\\b`, 'g');
  const renamed = (text: string): string => text.replaceAll(anyName, 'Renamed');
  return new Map(
    [...specs]
      .filter(([path]) => path !== 'tests/removed.spec.ts')
      .map(([path, text]) => [renamed(path), withoutLayout(renamed(text))]),
  );
}

function withoutLayout(text: string): string {
  return text
    .replaceAll(/^ *\/\/.*\n/gm, '')
    .replaceAll(/\babout\(\s*('[^']*'|"[^"]*")[^)]*\)/g, 'about($1)')
    .replaceAll(/\ban (?=\w)/g, 'a ')
    .replaceAll(/,(?=\s*[)\]}])|\s+/g, '');
}

/** The first place at which two texts differ, with what stands around it; nothing where they are the same. */
function difference(before: string | undefined, after: string): readonly string[] {
  if (before === after) return [];
  let place = 0;
  while (before?.[place] === after[place]) place += 1;
  const around = (text: string): string => text.slice(Math.max(0, place - 150), place + 100);
  return [around(before ?? ''), around(after)];
}

test.each(released)(
  '$name: renaming an entity changes names in its suites, and nothing else',
  ({ name }) => {
    const file = new URL(`../emitted/${name}/scenario.json`, import.meta.url);
    const scenario = JSON.parse(readFileSync(file, 'utf8')) as Scenario;
    const renames = renamesIn(scenario);
    expect(renames.length).toBeGreaterThan(1);
    for (const { turn, rename, before, after } of [renames[0], renames.at(-1)].flatMap(
      (step) => step ?? [],
    )) {
      const memo: PlanMemo = { parts: new Map() };
      const suiteOf = (snapshot: Snapshot): Files =>
        comparable(
          renderSpecs(planSuite({ snapshot, seed: scenario.seed, profile: 'paper', memo })),
          rename,
        );
      const [old, now] = [suiteOf(before), suiteOf(after)];
      const where = `turn ${String(turn)}: ${rename.entity} to ${rename.to}`;
      expect([...now.keys()].sort(), where).toEqual([...old.keys()].sort());
      for (const [path, text] of now)
        expect(difference(old.get(path), text), `${where}, ${path}`).toEqual([]);
    }
  },
);
