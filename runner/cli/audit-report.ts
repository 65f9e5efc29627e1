/** What an audit found, for people at a terminal. */
import type { AuditResult } from '../audit/result.ts';
import { auditTables, summaryOf } from '../audit/tables.ts';
import { renderTable } from './table.ts';

/** The tables of the audit, and at the end the figures in sentences. */
export function renderAudit(result: AuditResult, decorated: boolean): string {
  const tables = auditTables(result).map((table) =>
    [table.title, table.rows.length > 0 ? renderTable(table, decorated) : table.ifEmpty].join('\n'),
  );
  return [...tables, summaryOf(result).join('\n')].join('\n\n');
}
