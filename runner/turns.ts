/** The turns of an episode: the compiler's output with what the agent is told. */
import { compileScenario, turnFolder } from '../generator/index.ts';
import type { CompiledTurn, Files, ScenarioLock } from '../generator/index.ts';
import { digestOfFiles, digestsOf } from '../generator/lock.ts';
import type { Profile } from '../spec/contract.ts';
import { must } from '../spec/lookup.ts';
import type { Scenario } from '../spec/scenario.ts';
import type { Schema } from '../spec/schema.ts';
import { changePrompt, initialPrompt } from './prompts.ts';

export interface EpisodeTurn {
  readonly turn: number;
  /** `turn-003`. */
  readonly folder: string;
  readonly schema: Schema;
  /** How many changes are asked for. */
  readonly changes: number;
  readonly tests: number;
  readonly suite: PlayedSuite;
  /** desc_state or desc_action. */
  readonly prompt: string;
  /** The emitted folder of the turn, paths relative to it. */
  readonly files: Files;
  /** The same of the held-out twin of its suite; to be asked for before the next turn is, if at all. */
  readonly heldOut: () => Files;
}

/** Which suite a turn was played with. */
export interface PlayedSuite {
  /** Of all files of the emitted folder, as the lock of the released scenarios computes it. */
  readonly digest: string;
  /** Whether it was compared with that lock and is the same; otherwise the lock does not have it. */
  readonly isReleased: boolean;
}

/** The horizon of an episode: what is asked for, as far as the scenario goes. */
export function horizonOf(scenario: Scenario, turns: number): number {
  return Math.min(turns, scenario.turns.length);
}

/**
 * Compiles one turn after the other, so that an episode that ends early costs no more than it needs. Throws where a turn is
 * not as it is locked, which `refuseOtherSuites` rules out for a compiler that gives the same bytes each time.
 */
export function* episodeTurns(
  scenario: Scenario,
  {
    profile,
    turns,
    locked,
  }: {
    readonly profile: Profile;
    readonly turns: number;
    readonly locked?: ScenarioLock | undefined;
  },
): Generator<EpisodeTurn> {
  const played = { ...scenario, turns: scenario.turns.slice(0, horizonOf(scenario, turns)) };
  const heldOut = compileScenario(played, { profile, data: 'heldout' });
  const expected = new Map(locked?.turns.map(({ turn, files }) => [turn, files]));
  for (const compiled of compileScenario(played, { profile })) {
    const { turn } = compiled.plan;
    const digest = digestOfFiles(digestsOf(compiled.files));
    const released = expected.get(turn);
    if (released !== undefined && released !== digest)
      throw new Error(`turn ${String(turn)} of ${scenario.name} is not as it is locked`);
    yield {
      ...episodeTurn(compiled, { digest, isReleased: released !== undefined }),
      heldOut: () => filesOf(turn, heldOut),
    };
  }
}

/** The files of a turn, from turns that are compiled one after the other and have not come to it. */
function filesOf(turn: number, compiled: Iterator<CompiledTurn, void>): Files {
  for (;;) {
    const next = compiled.next();
    if (next.done === true) throw new Error(`turn ${String(turn)} is not to come`);
    if (next.value.plan.turn === turn) return next.value.files;
  }
}

function episodeTurn(
  { snapshot, plan, files }: CompiledTurn,
  suite: PlayedSuite,
): Omit<EpisodeTurn, 'heldOut'> {
  const { turn, schema, changes } = snapshot;
  return {
    turn,
    folder: turnFolder(turn),
    schema,
    changes: changes.length,
    tests: plan.tests.length,
    suite,
    prompt:
      turn === 0
        ? initialPrompt()
        : changePrompt(must(files.get('change_request.md'), 'a change request after turn 0')),
    files,
  };
}
