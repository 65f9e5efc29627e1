/** The turns of an episode: the compiler's output with what the agent is told. */
import { compileScenario, turnFolder } from '../generator/index.ts';
import type { CompiledTurn, Files } from '../generator/index.ts';
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
  /** desc_state or desc_action. */
  readonly prompt: string;
  /** The emitted folder of the turn, paths relative to it. */
  readonly files: Files;
}

/** The horizon of an episode: what is asked for, as far as the scenario goes. */
export function horizonOf(scenario: Scenario, turns: number): number {
  return Math.min(turns, scenario.turns.length);
}

/** Compiles one turn after the other, so that an episode that ends early costs no more than it needs. */
export async function* episodeTurns(
  scenario: Scenario,
  { profile, turns }: { readonly profile: Profile; readonly turns: number },
): AsyncGenerator<EpisodeTurn> {
  const played = { ...scenario, turns: scenario.turns.slice(0, horizonOf(scenario, turns)) };
  for await (const compiled of compileScenario(played, { profile })) yield episodeTurn(compiled);
}

function episodeTurn({ snapshot, plan, files }: CompiledTurn): EpisodeTurn {
  const { turn, schema, changes } = snapshot;
  return {
    turn,
    folder: turnFolder(turn),
    schema,
    changes: changes.length,
    tests: plan.tests.length,
    prompt:
      turn === 0
        ? initialPrompt()
        : changePrompt(must(files.get('change_request.md'), 'a change request after turn 0')),
    files,
  };
}
