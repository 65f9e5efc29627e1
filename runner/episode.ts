/** Algorithm 1 of the paper: one scenario, one agent, turn after turn until the first that it does not pass. */
import { join } from 'node:path';
import { playAttempt } from './attempt.ts';
import { gradeHeldOut } from './held-out.ts';
import type { Attempted, EpisodeTools } from './attempt.ts';
import { feedback } from './feedback.ts';
import { attemptFolder } from './records.ts';
import { inFolder } from '../generator/files.ts';
import { formatVersion } from './result.ts';
import type { AttemptResult, EpisodeEnd, ScenarioResult, TurnResult } from './result.ts';
import type { EpisodeTurn } from './turns.ts';
import type { Verdict } from './verdict.ts';

export interface Episode {
  readonly scenario: string;
  /** N. */
  readonly horizon: number;
  /** s0, then s1 to sN, compiled as they are needed. */
  readonly turns: Iterable<EpisodeTurn>;
}

/**
 * Plays an episode; its `turnsPassed` is what Algorithm 1 returns. A failure of the machine or of the benchmark ends it as
 * `censored`. Rejects only when it is aborted.
 */
export async function playEpisode(tools: EpisodeTools, episode: Episode): Promise<ScenarioResult> {
  const { scenario, horizon } = episode;
  const turns: TurnResult[] = [];
  let end: EpisodeEnd = { kind: 'completed' };
  try {
    for (const turn of episode.turns) {
      const { result, verdict } = await playTurn(tools, scenario, turn);
      turns.push(result);
      if (verdict.kind === 'passed') continue;
      end = endOf(turn.turn, verdict, result.attempts.at(-1));
      break;
    }
  } catch (error) {
    tools.signal?.throwIfAborted();
    end = { kind: 'censored', turn: turns.length, message: messageOf(error) };
  }
  const turnsPassed = turns.filter(({ passed }) => passed).length;
  return { formatVersion, scenario, horizon, turnsPassed, end, turns };
}

interface PlayedTurn {
  readonly result: TurnResult;
  /** Of the last attempt. */
  readonly verdict: Verdict;
}

/** The first attempt at a turn, and up to R retries with feedback while its suite fails. */
async function playTurn(
  tools: EpisodeTools,
  scenario: string,
  turn: EpisodeTurn,
): Promise<PlayedTurn> {
  const { settings, records, onEvent } = tools;
  const { changes, tests, suite } = turn;
  const entities = turn.schema.entities.length;
  onEvent({ kind: 'turn_started', scenario, turn: turn.turn, changes, entities, tests });
  await records.writeFiles(inFolder(turn.folder, turn.files));

  let last = await playAttempt(tools, { scenario, turn, attempt: 0, prompt: turn.prompt });
  const attempts: AttemptResult[] = [last.result];
  for (let attempt = 1; attempt <= settings.retries; attempt += 1) {
    const prompt = await feedbackAfter(tools, turn, last);
    if (prompt === undefined) break;
    last = await playAttempt(tools, { scenario, turn, attempt, prompt });
    attempts.push(last.result);
  }

  const passed = last.verdict.kind === 'passed';
  const { linesOfCode } = last.result;
  const heldOut =
    passed && settings.heldOut ? await gradeHeldOut(tools, scenario, turn) : undefined;
  const summary = {
    ...{ turn: turn.turn, passed, changes, entities, tests, suite, linesOfCode },
    ...(heldOut && { heldOut }),
  };
  await records.journal({ kind: 'turn', ...summary });
  const result: TurnResult = { ...summary, attempts };
  onEvent({ kind: 'turn_ended', scenario, result });
  return { result, verdict: last.verdict };
}

/** What the agent is told before its next attempt, or nothing where no attempt follows. */
async function feedbackAfter(
  { settings, records }: EpisodeTools,
  turn: EpisodeTurn,
  { verdict, result }: Attempted,
): Promise<string | undefined> {
  if (verdict.kind !== 'tests_failed' && verdict.kind !== 'server_failed') return undefined;
  const text = feedback(verdict, { level: settings.feedback, limit: settings.feedbackLimit });
  await records.writeRecord(join(attemptFolder(turn.folder, result.attempt), 'feedback.md'), text);
  return text;
}

function endOf(
  turn: number,
  verdict: Exclude<Verdict, { readonly kind: 'passed' }>,
  last: AttemptResult | undefined,
): EpisodeEnd {
  return verdict.kind === 'infrastructure_error'
    ? { kind: 'censored', turn, message: verdict.message }
    : { kind: 'failed', turn, cause: verdict.kind, isFlaky: last?.again?.verdict === 'passed' };
}

function messageOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
