/** Going on with a scenario, turn by turn, as a coroutine: `drive` answers it at once, another driver may take its time. */
import { InputError } from '../problem.ts';
import type { SamplerSettings, Scenario } from '../scenario.ts';
import type { Snapshot } from '../snapshot.ts';
import { initialSnapshot, nextSnapshot } from '../trajectory.ts';
import { fillTurn } from './fill-turn.ts';
import type { FilledSlot } from './fill-turn.ts';
import { historyAfter, nothingShown } from './history.ts';
import type { History } from './history.ts';
import type { Proposer, Slot, Turnstile } from './proposer.ts';

/** A point of a trajectory with all that its next turn depends on. */
export interface Standing {
  readonly snapshot: Snapshot;
  readonly history: History;
}

/** How a scenario goes on, and how far. */
export interface Continuation {
  readonly sampler: SamplerSettings;
  /** The number of turns that the scenario shall have in the end. */
  readonly turns: number;
  readonly proposers: readonly Turnstile[];
}

/**
 * The slots of the turns that a scenario lacks. Its requests are answered as those of `fillTurn`. Throws an `InputError`
 * for a turn in which every slot stays empty, as there is no such turn.
 */
export function* continueScenario(
  scenario: Scenario,
  { sampler, turns, proposers }: Continuation,
): Generator<Slot, readonly (readonly FilledSlot[])[], unknown> {
  let standing = standingAfter(scenario);
  const added: (readonly FilledSlot[])[] = [];
  while (scenario.turns.length + added.length < turns) {
    const { snapshot: start, history } = standing;
    const slots = yield* fillTurn({ seed: scenario.seed, sampler, start, history, proposers });
    const changes = changesOf(slots);
    if (changes.length === 0) throw nothingLeft(scenario.name, start.turn + 1);
    added.push(slots);
    standing = standingNext(standing, changes);
  }
  return added;
}

/** The changes that the slots of a turn were filled with. */
export function changesOf(slots: readonly FilledSlot[]): Snapshot['changes'] {
  return slots.flatMap(({ change }) => (change === null ? [] : [change]));
}

/** Where a scenario stands before its first turn. */
export function standingAtFirst({ initial }: Pick<Scenario, 'initial'>): Standing {
  return { snapshot: initialSnapshot(initial), history: nothingShown };
}

/** Where it stands after one turn more. */
export function standingNext(
  { snapshot, history }: Standing,
  changes: Snapshot['changes'],
): Standing {
  return {
    snapshot: nextSnapshot(snapshot, changes),
    history: historyAfter(history, snapshot.turn + 1, changes),
  };
}

function standingAfter(scenario: Scenario): Standing {
  return scenario.turns.reduce(
    (standing, { changes }) => standingNext(standing, changes),
    standingAtFirst(scenario),
  );
}

function nothingLeft(name: string, turn: number): InputError {
  return new InputError(`the scenario ${name}`, [
    {
      code: 'TURN_EMPTY',
      path: `turns[${String(turn - 1)}]`,
      message:
        'no proposer found a change that can be made here; give a weight to more kinds of change',
    },
  ]);
}

/** Runs a coroutine to its end with a proposer that answers at once. */
export function drive<T>(coroutine: Generator<Slot, T, unknown>, propose: Proposer): T {
  let step = coroutine.next();
  while (step.done !== true) step = coroutine.next(propose(step.value));
  return step.value;
}
