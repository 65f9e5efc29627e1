/** The ledger as a page: what the paper says, which sentence of ours says it, the tests that check it and the faults they catch. */
import type { Plan } from '../../generator/plan/plan.ts';
import { clauses } from '../../spec/contract.ts';
import type { Clause, ClauseId } from '../../spec/contract.ts';
import { additions, ledger } from '../../spec/ledger.ts';
import type { Fault } from '../faults/fault.ts';
import { tolerated } from '../faults/freedoms.ts';

export interface LedgerSources {
  /** The suite whose tests are counted. */
  readonly plan: Plan;
  readonly faults: readonly Pick<Fault, 'id' | 'clause'>[];
}

/** The page, in Markdown. Every row ends in tests and faults, or says that it binds the agent and not its server. */
export function ledgerDocument(sources: LedgerSources): string {
  const fromPaper = ledger.map(({ place, gist, clauses: named }) => [place, gist, codes(named)]);
  const checked = clauses.map((clause) => checksOf(clause, sources));
  return [
    '# Ledger',
    'From each statement of the paper to the sentence of the contract, to the tests that check it, to the faults that they catch.',
    'Written by `npx vitest run --project quick runner/audit/ledger-document.test.ts -u`.',
    '## What the paper tells an agent',
    table(['where', 'what', 'sentences of the contract'], fromPaper),
    '## The sentences of the contract',
    'Tests are counted in the suite of the last turn of `emitted/boarding-kennel`, profile `strict`, which has something to test every sentence on.',
    table(['sentence', 'beyond the paper, because', 'tests', 'faults'], checked),
    '## The faults of each sentence',
    clauses.flatMap((clause) => faultsOf(clause, sources)).join('\n'),
    '## What is no fault',
    tolerated.map(({ what, why }) => `- ${what} ${why}`).join('\n'),
  ].join('\n\n');
}

function checksOf(
  clause: Clause,
  { plan, faults }: LedgerSources,
): readonly [string, string, string, string] {
  const { id, process = false } = clause;
  const added = additions[id] ?? '';
  if (process) return [`\`${id}\``, added, 'process only', ''];
  const tests = plan.tests.filter((test) => test.clauses.includes(id)).length;
  const own = faults.filter((fault) => fault.clause === id);
  return [`\`${id}\``, added, String(tests), String(own.length)];
}

function faultsOf({ id }: Clause, { faults }: LedgerSources): readonly string[] {
  const own = faults.filter((fault) => fault.clause === id).map((fault) => `\`${fault.id}\``);
  return own.length === 0 ? [] : [`- \`${id}\`: ${own.join(', ')}`];
}

function codes(ids: readonly ClauseId[]): string {
  return ids.map((id) => `\`${id}\``).join(', ');
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}
