import { readFile } from 'node:fs/promises';
import { format } from 'prettier';
import { expect, test } from 'vitest';
import { planScenario } from '../../generator/index.ts';
import { clauses } from '../../spec/contract.ts';
import { must } from '../../spec/lookup.ts';
import { parseScenario } from '../../spec/parse-scenario.ts';
import { allFaults } from '../faults/table.ts';
import { ledgerDocument } from './ledger-document.ts';

const source = 'emitted/boarding-kennel/scenario.json';
const scenario = parseScenario(JSON.parse(await readFile(source, 'utf8')), source);
const { plan } = must([...planScenario(scenario, 'strict')].at(-1), 'a last turn');
const serverClauses = clauses.filter((clause) => !('process' in clause));

test('every sentence that a server can break has tests', () => {
  const named = new Set<string>(plan.tests.flatMap((each) => each.clauses));
  expect(serverClauses.map(({ id }) => id).filter((id) => !named.has(id))).toEqual([]);
});

test('every sentence that a server can break has a fault', () => {
  const broken = new Set<string>(allFaults.map(({ clause }) => clause));
  expect(serverClauses.map(({ id }) => id).filter((id) => !broken.has(id))).toEqual([]);
});

test('LEDGER.md is up to date', async () => {
  const page = await format(ledgerDocument({ plan, faults: allFaults }), { parser: 'markdown' });
  await expect(page).toMatchFileSnapshot('../../LEDGER.md');
});
