import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { ChangeOf } from '../spec/changes/table.ts';
import { must } from '../spec/lookup.ts';
import { endpointOf } from '../spec/naming.ts';
import type { Scenario } from '../spec/scenario.ts';
import type { Files } from './files.ts';
import { exampleName } from './plan/naming.ts';
import { released } from './released.ts';
import { suiteSteps } from './suite-steps.ts';
import type { SuiteStep } from './suite-steps.ts';

type Rename = ChangeOf<'rename_entity'>;

type RenameStep = SuiteStep & { readonly change: Rename };

const isRename = (step: SuiteStep): step is RenameStep => step.change.kind === 'rename_entity';

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

/** Strings stay as they are: what an agent's server is sent and asked must not change, not even by a space. */
function withoutLayout(text: string): string {
  return text
    .replaceAll(/^ *\/\/.*\n/gm, '')
    .replaceAll(/\babout\(\s*('[^']*'|"[^"]*")[^)]*\)/g, 'about($1)')
    .replaceAll(/\ban (?=\w)/g, 'a ')
    .replaceAll(/('(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*")|,(?=\s*[)\]}])|\s+/g, '$1');
}

/** The first place at which two texts differ, with what stands around it; nothing where they are the same. */
function difference(before: string | undefined, after: string): readonly string[] {
  if (before === after) return [];
  let place = 0;
  while (before?.[place] === after[place]) place += 1;
  const around = (text: string): string => text.slice(Math.max(0, place - 150), place + 100);
  return [around(before ?? ''), around(after)];
}

test('layout is what stands outside of strings', () => {
  expect(withoutLayout(`f( 'a  b', [\n "it's",\n ] )`)).toBe(`f('a  b',["it's"])`);
});

test.each(released)(
  '$name: renaming an entity for the first and for the last time changes names in its suites, and nothing else',
  ({ name }) => {
    const file = new URL(`../emitted/${name}/scenario.json`, import.meta.url);
    const scenario = JSON.parse(readFileSync(file, 'utf8')) as Scenario;
    const renames = [...suiteSteps(scenario, 'paper')].filter(isRename);
    expect(renames.length).toBeGreaterThan(1);
    for (const step of [renames[0], renames.at(-1)]) {
      const { turn, change, before, after } = must(step, 'a rename');
      const [old, now] = [comparable(before.specs, change), comparable(after.specs, change)];
      const where = `turn ${String(turn)}: ${change.entity} to ${change.to}`;
      expect([...now.keys()].sort(), where).toEqual([...old.keys()].sort());
      for (const [path, text] of now)
        expect(difference(old.get(path), text), `${where}, ${path}`).toEqual([]);
    }
  },
);
