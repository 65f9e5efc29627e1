/** The agent that never errs: it writes a correct server of its own for every state of the schema. The ceiling of a run. */
import type { Schema } from '../../spec/schema.ts';
import { outputOf } from '../sandboxes/captured-output.ts';
import type { Agent } from './agent.ts';
import { writeOracleServer } from './oracle/server.ts';
import { removeWorkspaceFiles, writeWorkspaceFiles } from './workspace-files.ts';

/** An oracle for one episode. */
export function oracleAgent(): Agent {
  const handOver = serverWriter();
  return {
    name: 'oracle',
    work: async ({ schema }, { workspace }) => {
      const written = await handOver(schema, workspace);
      return { end: { kind: 'done' }, log: outputOf(`wrote ${written.join(', ')}\n`) };
    },
  };
}

/** For one episode: writes the correct server for a schema in place of the one before, and tells which files it has. */
export function serverWriter(): (schema: Schema, workspace: string) => Promise<readonly string[]> {
  let written: readonly string[] = [];
  return async (schema, workspace) => {
    const files = writeOracleServer(schema);
    await removeWorkspaceFiles(
      workspace,
      written.filter((path) => !files.has(path)),
    );
    await writeWorkspaceFiles(workspace, files);
    written = [...files.keys()];
    return written;
  };
}
