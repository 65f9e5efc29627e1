/** The report of an audit in Markdown: its tables, and the whole kill matrix. */
import type { AuditResult } from './result.ts';
import { auditTables, summaryOf } from './tables.ts';
import type { AuditTable } from './tables.ts';

/** The report on the suite of a folder. */
export function auditMarkdown(folder: string, result: AuditResult): string {
  const sections = [
    `# Audit of ${folder}`,
    summaryOf(result)
      .map((sentence) => `- ${sentence}`)
      .join('\n'),
    ...auditTables(result).toReversed().map(section),
    '## Kill matrix',
    'For each fault the tests that noticed it. Those in bold name the sentence that it breaks.',
    ...result.faults.filter(({ outcome }) => outcome === 'caught').map(killers),
  ];
  return `${sections.join('\n\n')}\n`;
}

function section({ title, head, rows, ifEmpty }: AuditTable): string {
  if (rows.length === 0) return `## ${title}\n\n${ifEmpty}`;
  const line = (cells: readonly (string | number)[]): string =>
    `| ${cells.map((cell) => escaped(String(cell))).join(' | ')} |`;
  return [`## ${title}`, '', line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

function killers({ fault, what, caughtBy, alsoFailed }: AuditResult['faults'][number]): string {
  const tests = [...caughtBy.map((id) => `**${id}**`), ...alsoFailed];
  const count = `${String(caughtBy.length)} of ${String(tests.length)}`;
  return `<details><summary>${fault}: ${count}</summary>\n\n${escaped(what)}\n\n${tests.join(', ')}\n\n</details>`;
}

/** What a server says must not become a table, a tag or a link. */
function escaped(text: string): string {
  return text.replaceAll(/[\\|<>[\]]/g, '\\$&');
}
