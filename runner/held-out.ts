/** The held-out twin of a suite that was passed, on the same workspace: it gates nothing. */
import { join } from 'node:path';
import { inFolder } from '../generator/files.ts';
import type { EpisodeTools } from './attempt.ts';
import { gradeBesides } from './grading.ts';
import { heldOutFolder, json } from './records.ts';
import type { HeldOutResult } from './result.ts';
import type { EpisodeTurn } from './turns.ts';
import { failuresOf } from './verdict.ts';

/**
 * Runs the twin and records it beside the suite. What goes wrong with it is recorded as an `infrastructure_error`, and no
 * reason to end an episode. Rejects only when that is aborted.
 */
export async function gradeHeldOut(
  tools: EpisodeTools,
  scenario: string,
  turn: EpisodeTurn,
): Promise<HeldOutResult> {
  const { records, onEvent, signal } = tools;
  const folder = heldOutFolder(turn.folder);
  onEvent({ kind: 'held_out_started', scenario, turn: turn.turn });
  const { verdict, serverLog } = await gradeBesides(async () => {
    await records.writeFiles(inFolder(folder, turn.heldOut()));
    return tools.grade(join(records.folder, folder));
  }, signal);
  await records.writeRecord(join(folder, 'server.log'), serverLog.bytes);
  await records.writeRecord(join(folder, 'verdict.json'), json(verdict));
  const failures = failuresOf(verdict.kind === 'tests_failed' ? verdict.results : []);
  const newTestsFailed = failures.filter(({ isNew }) => isNew).length;
  return {
    verdict: verdict.kind,
    newTestsFailed,
    oldTestsFailed: failures.length - newTestsFailed,
  };
}
