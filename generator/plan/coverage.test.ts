import { describe, expect, test } from 'vitest';
import { clausesOf } from '../../spec/contract.ts';
import type { Profile } from '../../spec/contract.ts';
import { coverageOf } from './coverage.ts';
import { kennelSnapshot, kennelWithHistory } from './fixtures/snapshots.ts';
import { planSuite } from './index.ts';

const profiles: readonly Profile[] = ['paper', 'strict'];

describe.each(profiles)('coverage of the %s contract', (profile) => {
  test('every sentence that a server can break is checked', () => {
    const plan = planSuite({ snapshot: kennelWithHistory, seed: '1', profile });
    const unchecked = coverageOf(plan).filter(({ tests }) => tests === 0);
    expect(unchecked.map(({ clause }) => clause.id)).toEqual([]);
  });

  test('sentences about the way of working are left out', () => {
    const plan = planSuite({ snapshot: kennelWithHistory, seed: '1', profile });
    const processIds = clausesOf(profile).flatMap(({ id, process }) => (process ? [id] : []));
    const coveredIds = coverageOf(plan).map(({ clause }) => clause.id);
    expect(processIds.filter((id) => coveredIds.includes(id))).toEqual([]);
    expect(
      plan.tests.flatMap(({ clauses }) => clauses.filter((id) => processIds.includes(id))),
    ).toEqual([]);
  });
});

test('without history no test speaks of changes, enum values aside', () => {
  const plan = planSuite({ snapshot: kennelSnapshot, seed: '1', profile: 'paper' });
  const checked = coverageOf(plan).flatMap(({ clause, tests }) => (tests > 0 ? [clause.id] : []));
  expect(checked.filter((id) => id.startsWith('changes.'))).toEqual(['changes.enum-value']);
});
