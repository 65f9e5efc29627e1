/**
 * The agent that can do nothing but read: it gets the prompt and the workspace, as any agent does, rebuilds the schema from
 * the words, and writes the oracle's server for what it understood. It shows that the texts suffice.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readIfThere } from '../../generator/files.ts';
import { readChangeRequest, readSpecification } from '../../generator/index.ts';
import { canonicalSchema } from '../../spec/canonical.ts';
import { applyChange, describeChange, fitProblems } from '../../spec/changes/table.ts';
import type { Schema } from '../../spec/schema.ts';
import { ReadingError } from '../../spec/wording/phrase.ts';
import { changesAskedFor } from '../prompts.ts';
import { outputOf } from '../sandboxes/captured-output.ts';
import type { Agent } from './agent.ts';
import { serverWriter } from './oracle.ts';
import { writeWorkspaceFiles } from './workspace-files.ts';

/** All that the reader knows of a task. What the task holds for other built-in agents does not get in here. */
interface Sight {
  readonly prompt: string;
  readonly workspace: string;
}

/** What the reader keeps for later turns: every change that it was asked for, in the words in which it was asked. */
const notesFile = 'changes_so_far.md';

/** A reader for one episode. Where it does not understand a text it says so in its log and leaves its server as it is. */
export function readerAgent(): Agent {
  const handOver = serverWriter();
  return {
    name: 'reader',
    work: async ({ prompt }, { workspace }) => {
      const log = await understand({ prompt, workspace }).then(
        async (schema) => `wrote ${(await handOver(schema, workspace)).join(', ')}\n`,
        notUnderstood,
      );
      return { end: { kind: 'done' }, log: outputOf(log) };
    },
  };
}

/**
 * The schema that the specification and all change requests up to this prompt describe. Rejects with a `ReadingError`
 * where they are not understood, and with an `UnfitChange` where a change does not fit what was understood before.
 */
export async function understand({ prompt, workspace }: Sight): Promise<Schema> {
  const specification = await readFile(join(workspace, 'initial_specification.md'), 'utf8');
  const changes = await remember(changesAskedFor(prompt) ?? '', workspace);
  const asked = changes === '' ? [] : readChangeRequest(changes);
  return canonicalSchema(
    asked.reduce((schema, change) => {
      const [problem] = fitProblems(schema, change);
      if (problem) throw new UnfitChange(`${describeChange(change)}: ${problem.message}`);
      return applyChange(schema, change);
    }, readSpecification(specification)),
  );
}

/** Adds changes to the notes, once however often they are asked for, and tells all that the notes say. */
async function remember(changes: string, workspace: string): Promise<string> {
  const before = (await readIfThere(join(workspace, notesFile))) ?? '';
  if (before.endsWith(changes)) return before;
  await writeWorkspaceFiles(workspace, [[notesFile, before + changes]]);
  return before + changes;
}

/** A change that was understood, and yet cannot be made. */
class UnfitChange extends Error {}

function notUnderstood(error: unknown): string {
  if (error instanceof ReadingError || error instanceof UnfitChange)
    return `not understood: ${error.message}\n`;
  throw error;
}
