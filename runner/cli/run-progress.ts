/** Tells on the terminal how far a run is. */
import { counted } from '../../spec/wording.ts';
import type { EpisodeEvent, EventListener } from '../events.ts';
import { verdictOf } from './run-report.ts';
import type { Terminal } from './terminal.ts';

/** A listener for the events of a run of so many scenarios. */
export function progressOn(terminal: Terminal, scenarios: number): EventListener {
  const tellers: Tellers = {
    suite_checked: ({ scenario, turn }) => {
      terminal.flicker(`${scenario} turn ${String(turn)}: its suite is the one that was released`);
    },
    batch_started: ({ folder, asLocked }) => {
      const released = asLocked === 0 ? '' : `, ${String(asLocked)} of them as released`;
      terminal.say(
        `${counted(scenarios, 'scenario', 'scenarios')}${released}, recorded in ${folder}`,
      );
    },
    scenario_started: ({ scenario, index, horizon }) => {
      const position = `${String(index + 1)} of ${String(scenarios)}`;
      terminal.say(`${scenario} (${position}): ${String(horizon + 1)} turns`);
    },
    agent_started: ({ scenario, turn, attempt }) => {
      terminal.flicker(`${placeOf(scenario, turn, attempt)}: the agent is at work`);
    },
    harness_failed: ({ scenario, turn, attempt, failures }) => {
      const times = counted(failures, 'time', 'times');
      terminal.say(`${placeOf(scenario, turn, attempt)}: the agent’s process failed (${times})`);
    },
    grading_started: ({ scenario, turn, attempt }) => {
      terminal.flicker(`${placeOf(scenario, turn, attempt)}: being tested`);
    },
    grading_repeated: ({ scenario, turn, attempt }) => {
      terminal.flicker(`${placeOf(scenario, turn, attempt)}: failed, being tested once more`);
    },
    held_out_started: ({ scenario, turn }) => {
      terminal.flicker(`${placeOf(scenario, turn, 0)}: passed, being tested with held-out data`);
    },
    turn_ended: ({ scenario, result }) => {
      const { turn, tests, linesOfCode } = result;
      const size = `${counted(tests, 'test', 'tests')}, ${counted(linesOfCode, 'line', 'lines')} of code`;
      terminal.progress(`${scenario} turn ${String(turn)}: ${verdictOf(result)} (${size})`);
    },
  };
  return (event) => {
    tell(tellers, event);
  };
}

type EventOf<K extends EpisodeEvent['kind']> = Extract<EpisodeEvent, { readonly kind: K }>;
type Tellers = { readonly [K in EpisodeEvent['kind']]?: (event: EventOf<K>) => void };

/** One generic doorway, so that the compiler sees that the event fits its teller. */
function tell<K extends EpisodeEvent['kind']>(tellers: Tellers, event: EventOf<K>): void {
  const teller: Tellers[K] = tellers[event.kind];
  teller?.(event);
}

function placeOf(scenario: string, turn: number, attempt: number): string {
  return `${scenario} turn ${String(turn)}${attempt > 0 ? `, retry ${String(attempt)}` : ''}`;
}
