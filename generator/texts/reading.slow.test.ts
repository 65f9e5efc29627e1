/** The texts suffice, over whole scenarios and ten thousand changes. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { canonicalText } from '../../spec/canonical.ts';
import { changeKinds } from '../../spec/changes/table.ts';
import { sampleChangeAt } from '../../spec/fixtures/sample-change-at.ts';
import { must } from '../../spec/lookup.ts';
import { parseScenario } from '../../spec/parse-scenario.ts';
import { sampleScenario } from '../../spec/samplers/sample.ts';
import type { Snapshot } from '../../spec/snapshot.ts';
import { replay } from '../../spec/trajectory.ts';
import { changeRequest, readChangeRequest, request } from './change-request.ts';
import { idlePieces, missedDecorations } from './fixtures/deletions.ts';
import { initialSpecification, readSpecification, specification } from './initial-specification.ts';

const TURNS = 100;
const CHANGES = 10_000;
const scenarios = ['reading-0', 'reading-1', 'reading-2'].map((seed): readonly Snapshot[] => [
  ...replay(sampleScenario({ seed, turns: TURNS })),
]);
const states = scenarios.flat();

test('every state of three scenarios of a hundred turns is read back from its specification', () => {
  for (const { schema } of states)
    expect(canonicalText(readSpecification(initialSpecification(schema)))).toBe(
      canonicalText(schema),
    );
});

test('every change request of them is read back', () => {
  for (const { changes } of states.filter(({ turn }) => turn > 0))
    expect(canonicalText(readChangeRequest(changeRequest(changes)))).toBe(canonicalText(changes));
});

test('ten thousand sampled changes are read back, hundreds of every kind', () => {
  const judged = new Map(changeKinds.map((kind) => [kind, 0]));
  let total = 0;
  for (let seed = 0; total < CHANGES; seed += 1) {
    const kind = must(changeKinds[seed % changeKinds.length], 'a kind');
    const state = must(states[(seed * 7) % states.length], 'a state');
    const change = sampleChangeAt(state, kind, seed);
    if (change === null) continue;
    total += 1;
    judged.set(kind, (judged.get(kind) ?? 0) + 1);
    expect(canonicalText(readChangeRequest(changeRequest([change])))).toBe(canonicalText([change]));
  }
  expect(Math.min(...judged.values())).toBeGreaterThan(200);
});

const checkedIn = ['paper-coffee', 'paper-dogpage', 'boarding-kennel'].map((name) => {
  const file = `emitted/${name}/scenario.json`;
  const scenario = parseScenario(JSON.parse(readFileSync(file, 'utf8')), file);
  return [name, [...replay(scenario)]] as const;
});
const sampled = must(scenarios[0], 'a scenario').filter(({ turn }) => turn <= 10);

test.each([...checkedIn, ['a sampled scenario', sampled] as const])(
  'every piece of the texts of %s is missed when it goes, or is a decoration',
  (_name, snapshots) => {
    const texts = [snapshots[0], snapshots.at(-1)].map((snapshot) =>
      initialSpecification(must(snapshot, 'a state').schema),
    );
    for (const text of texts) {
      expect(idlePieces(specification, text)).toEqual([]);
      expect(missedDecorations(specification, text)).toEqual([]);
    }
    for (const change of snapshots.flatMap(({ changes }) => changes)) {
      const text = changeRequest([change]);
      expect(idlePieces(request, text)).toEqual([]);
      expect(missedDecorations(request, text)).toEqual([]);
    }
  },
);
