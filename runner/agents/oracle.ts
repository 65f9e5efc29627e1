/** The agent that never errs: it writes a correct server of its own for every state of the schema. The ceiling of a run. */
import { outputOf } from '../sandboxes/captured-output.ts';
import type { Agent } from './agent.ts';
import { writeOracleServer } from './oracle/server.ts';
import { removeWorkspaceFiles, writeWorkspaceFiles } from './workspace-files.ts';

/** An oracle for one episode: it replaces the files that it wrote in the call before. */
export function oracleAgent(): Agent {
  let written: readonly string[] = [];
  return {
    name: 'oracle',
    work: async ({ schema }, { workspace }) => {
      const files = writeOracleServer(schema);
      await removeWorkspaceFiles(
        workspace,
        written.filter((path) => !files.has(path)),
      );
      await writeWorkspaceFiles(workspace, files);
      written = [...files.keys()];
      return { end: { kind: 'done' }, log: outputOf(`wrote ${written.join(', ')}\n`) };
    },
  };
}
