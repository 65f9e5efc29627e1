import { expect, test } from 'vitest';
import boarding from '../../emitted/boarding-kennel/scenario.json' with { type: 'json' };
import coffee from '../../emitted/paper-coffee/scenario.json' with { type: 'json' };
import dogpage from '../../emitted/paper-dogpage/scenario.json' with { type: 'json' };
import {
  kennelSnapshot,
  kennelWithHistory,
  oddSnapshot,
  sampledSnapshots,
} from '../../generator/plan/fixtures/snapshots.ts';
import { planSuite } from '../../generator/plan/index.ts';
import { clauses } from '../../spec/contract.ts';
import { must } from '../../spec/lookup.ts';
import { parseScenario } from '../../spec/parse-scenario.ts';
import { parseSchema } from '../../spec/parse.ts';
import type { Snapshot } from '../../spec/snapshot.ts';
import { replay, snapshotOf } from '../../spec/trajectory.ts';
import { whyNotApplicable } from './applicability.ts';
import { clauseCoverage } from './clause-coverage.ts';

const empty = snapshotOf(parseSchema({ enums: [], entities: [], analytics: [] }, 'empty.json'));

function lastOf(scenario: unknown): Snapshot {
  return must([...replay(parseScenario(scenario, 'scenario.json'))].at(-1), 'a turn');
}

const states: readonly (readonly [name: string, snapshot: Snapshot])[] = [
  ['the kennel', kennelSnapshot],
  ['the kennel after changes', kennelWithHistory],
  ['the odd schema', oddSnapshot],
  ['no entities at all', empty],
  ['the end of boarding-kennel', lastOf(boarding)],
  ['the end of paper-coffee', lastOf(coffee)],
  ['the end of paper-dogpage', lastOf(dogpage)],
  ['the start of paper-dogpage', snapshotOf(parseSchema(dogpage.initial, 'paper-dogpage'))],
  ...['0', '1', '2'].flatMap((seed) =>
    sampledSnapshots(seed, 12, 6).map(
      (snapshot) => [`turn ${String(snapshot.turn)} of scenario ${seed}`, snapshot] as const,
    ),
  ),
];

test.each(states)('a sentence applies to %s just where a suite tests it', (_name, snapshot) => {
  const plan = planSuite({ snapshot, seed: '1', profile: 'strict' });
  const differing = clauseCoverage(snapshot, plan).filter(
    ({ clause, coverage, tests }) =>
      coverage !== 'process' &&
      (whyNotApplicable(clause, snapshot) === undefined) !== tests.length > 0,
  );
  expect(differing.map(({ clause, tests }) => `${clause}: ${String(tests.length)} tests`)).toEqual(
    [],
  );
});

test('what is missing is named', () => {
  expect(whyNotApplicable('references.order', empty)).toBe('there is no reference list field');
  expect(whyNotApplicable('changes.gone', kennelSnapshot)).toBe('there is no path that is gone');
});

test('every sentence that a server can break applies to the kennel after changes', () => {
  const missing = clauses.filter(
    ({ id, ...rest }) => !('process' in rest) && whyNotApplicable(id, kennelWithHistory),
  );
  expect(missing).toEqual([]);
});
