/** What is recorded of how a run was started: all that shaped it, nothing that differs from one start to the next. */
import manifest from '../package.json' with { type: 'json' };
import type { ScenarioLock } from '../generator/index.ts';
import type { Scenario } from '../spec/scenario.ts';
import type { AgentChoice } from './agents/registry.ts';
import type { RunSettings } from './settings.ts';
import { horizonOf } from './turns.ts';

export interface RunConfig {
  readonly agent: AgentChoice;
  readonly settings: RunSettings;
  /** Names, in the order in which they are played. */
  readonly scenarios: readonly string[];
  /** Those among them of which every turn that may be played was compared with the lock of the released scenarios, and is as it has it. */
  readonly asLocked: readonly string[];
  /** How many of them were played at a time. */
  readonly jobs: number;
  readonly versions: {
    readonly staminabench: string;
    readonly playwright: string;
    readonly node: string;
  };
  readonly platform: string;
}

/** The content of `config.json`. The locks are those of the scenarios that were found to be as they are locked. */
export function runConfig({
  agent,
  settings,
  scenarios,
  locks,
  jobs,
}: {
  readonly agent: AgentChoice;
  readonly settings: RunSettings;
  readonly scenarios: readonly Scenario[];
  readonly locks: readonly ScenarioLock[];
  readonly jobs: number;
}): RunConfig {
  return {
    agent,
    settings,
    scenarios: scenarios.map(({ name }) => name),
    asLocked: locks
      .filter((locked) => scenarios.some((scenario) => isCovered(scenario, locked, settings)))
      .map(({ name }) => name),
    jobs,
    versions: {
      staminabench: manifest.version,
      playwright: manifest.dependencies['@playwright/test'],
      node: process.version,
    },
    platform: `${process.platform} ${process.arch}`,
  };
}

/** Whether the lock has every turn of a scenario that may be played: those beyond it are sampled, and nobody released them. */
function isCovered(scenario: Scenario, locked: ScenarioLock, { turns }: RunSettings): boolean {
  const known = new Set(locked.turns.map(({ turn }) => turn));
  const played = Array.from({ length: horizonOf(scenario, turns) + 1 }, (_, turn) => turn);
  return scenario.name === locked.name && played.every((turn) => known.has(turn));
}
