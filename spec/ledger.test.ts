import { expect, test } from 'vitest';
import { clauses } from './contract.ts';
import { additions, ledger } from './ledger.ts';

const ids: readonly string[] = clauses.map(({ id }) => id);

test('every row of the ledger names sentences of the contract, and no row stands twice', () => {
  for (const { gist, clauses: named } of ledger) {
    expect(named, gist).not.toEqual([]);
    expect(ids).toEqual(expect.arrayContaining([...named]));
  }
  const rows = ledger.map(({ place, gist }) => `${place}: ${gist}`);
  expect(new Set(rows).size).toBe(rows.length);
});

test('every sentence of the contract stands in the ledger or among the additions, never in both', () => {
  const fromPaper = new Set<string>(ledger.flatMap((row) => row.clauses));
  const added = Object.keys(additions);
  expect([...fromPaper, ...added].sort()).toEqual([...ids].sort());
});
