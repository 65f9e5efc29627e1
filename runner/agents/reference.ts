/** The agent that hands over our own reference server: it shows that suite, server and runner agree. */
import { fileURLToPath } from 'node:url';
import { outputOf } from '../sandboxes/captured-output.ts';
import type { Agent } from './agent.ts';
import { writeWorkspaceFiles } from './workspace-files.ts';

const commandLineTool = fileURLToPath(new URL('../cli/stamina.mjs', import.meta.url));

/** Writes the schema, and a script that serves it. */
export function referenceAgent(): Agent {
  return {
    name: 'reference',
    work: async ({ schema }, { workspace }) => {
      await writeWorkspaceFiles(workspace, [
        ['schema.json', `${JSON.stringify(schema, null, 2)}\n`],
        ['run_server.sh', serveScript],
      ]);
      return { end: { kind: 'done' }, log: outputOf('wrote schema.json, run_server.sh\n') };
    },
  };
}

const serveScript = `#!/usr/bin/env bash
cd "$(dirname "$0")"
exec ${quoted(process.execPath)} ${quoted(commandLineTool)} serve --schema schema.json --host 0.0.0.0 --port "$1"
`;

function quoted(word: string): string {
  return `'${word.replaceAll("'", `'\\''`)}'`;
}
