/** The web between sentences, tests and faults has no hole. */
import { describe, expect, test } from 'vitest';
import boarding from '../../emitted/boarding-kennel/scenario.json' with { type: 'json' };
import { kennelWithHistory } from '../../generator/plan/fixtures/snapshots.ts';
import { planSuite } from '../../generator/plan/index.ts';
import { clausesOf } from '../../spec/contract.ts';
import type { Profile } from '../../spec/contract.ts';
import { parseScenario } from '../../spec/parse-scenario.ts';
import { replay } from '../../spec/trajectory.ts';
import { ledger } from '../../spec/ledger.ts';
import { allFaults } from '../faults/table.ts';
import { clauseCoverage } from './clause-coverage.ts';

/** The end of a scenario in which things of every kind were renamed. */
const boarded = [...replay(parseScenario(boarding, 'boarding-kennel'))].slice(-1);
const states = [kennelWithHistory, ...boarded];

describe.each<Profile>(['paper', 'strict'])('profile %s', (profile) => {
  const plan = planSuite({ snapshot: kennelWithHistory, seed: '1', profile });
  const rows = clauseCoverage(kennelWithHistory, plan);

  test('every sentence that a server can break has a test', () => {
    const without = rows.filter(({ coverage }) => coverage !== 'tested' && coverage !== 'process');
    expect(without.map(({ clause }) => clause)).toEqual([]);
  });

  test('every sentence that a server can break has a fault that shows', () => {
    const broken = new Set(
      allFaults
        .filter((fault) => (fault.profile ?? profile) === profile)
        .filter((fault) => states.some(fault.observable))
        .map(({ clause }) => clause),
    );
    const without = rows.filter(
      ({ clause, coverage }) => coverage === 'tested' && !broken.has(clause),
    );
    expect(without.map(({ clause }) => clause)).toEqual([]);
  });

  test('sentences about the work have neither tests nor faults', () => {
    const work = rows.filter(({ coverage }) => coverage === 'process');
    expect(work.flatMap(({ tests }) => tests)).toEqual([]);
    const ids = work.map(({ clause }) => clause);
    expect(allFaults.filter(({ clause }) => ids.includes(clause))).toEqual([]);
  });
});

test('what the paper tells an agent is tested, or is about the work', () => {
  const plan = planSuite({ snapshot: kennelWithHistory, seed: '1', profile: 'strict' });
  const named = new Set<string>(plan.tests.flatMap((one) => one.clauses));
  const work = new Set<string>(
    clausesOf('strict').flatMap(({ id, process }) => (process ? [id] : [])),
  );
  const open = ledger.filter(
    ({ clauses }) => !clauses.every((clause) => named.has(clause) || work.has(clause)),
  );
  expect(open.map(({ place, gist }) => `${place}: ${gist}`)).toEqual([]);
});
