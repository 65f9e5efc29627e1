import { defineCommand } from '../command.ts';
import { exitCodes, UsageError } from '../exit-code.ts';
import { interruption } from '../interruption.ts';
import { flag, text } from '../options.ts';
import { exists, writeNewFile } from '../output-path.ts';

/** `stamina audit`: what a suite is worth. */
export const audit = defineCommand({
  name: 'audit',
  summary: 'Show what a suite checks, which wrong servers it catches and whether right ones pass',
  positionals: {
    folder: { describe: 'The folder of a turn', type: 'string', demandOption: true },
  },
  options: {
    fault: text('fault', {
      describe: 'Try this wrong server only; stamina serve --list names all',
    }),
    variant: text('variant', { describe: 'Try this right server only' }),
    quick: flag({
      describe: 'Run against a wrong server only the tests that name the sentence it breaks',
    }),
    report: text('report', { describe: 'Write a report in Markdown, kill matrix and all' }),
    force: flag({ describe: 'Replace the report if it exists' }),
    json: flag({ describe: 'Print what was found as JSON, kill matrix and all' }),
  },
  examples: [
    ['stamina audit emitted/coffee/turn-012 --report audit.md', 'Audit a suite'],
    ['stamina audit emitted/coffee/turn-012 --variant chunked', 'See why a right server fails'],
  ],
  run: async ({ folder, fault, variant, quick, report, force, json }, terminal) => {
    const { chosenServers } = await import('../behaviours.ts');
    const servers = chosenServers(fault, variant);
    if (report !== undefined && !force && (await exists(report)))
      throw new UsageError(`${report} exists already; --force replaces it`);
    const { readTurnFolder } = await import('../../turn-folder.ts');
    const { snapshot, plan } = await readTurnFolder(folder);
    const { audit: auditSuite } = await import('../../audit/audit.ts');
    const total = servers.faults.length + servers.variants.length + 1;
    let begun = 0;
    const result = await auditSuite({
      ...{ snapshot, plan, ...servers, quick },
      signal: interruption(),
      onServer: (id) => {
        begun += 1;
        terminal.flicker(`server ${String(begun)} of ${String(total)}: ${id}`);
      },
    });
    if (report !== undefined) {
      const { auditMarkdown } = await import('../../audit/markdown.ts');
      await writeNewFile(report, { content: auditMarkdown(folder, result), force });
    }
    if (json) terminal.print(JSON.stringify({ formatVersion: 1, folder, ...result }, null, 2));
    else {
      const { renderAudit } = await import('../audit-report.ts');
      terminal.print(renderAudit(result, terminal.decorated));
    }
    const { isSound } = await import('../../audit/result.ts');
    return isSound(result) ? exitCodes.done : exitCodes.failed;
  },
});
