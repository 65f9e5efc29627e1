/** Which servers there are: each stack has one for the first and one for the last turn of each of these scenarios. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { stacks } from './stacks.ts';
import type { StackName } from './stacks.ts';

export const independentFolder = fileURLToPath(new URL('.', import.meta.url));
export const emittedFolder = fileURLToPath(new URL('../../emitted/', import.meta.url));

export const scenarioNames = ['paper-coffee', 'paper-dogpage', 'boarding-kennel'] as const;
export type ScenarioName = (typeof scenarioNames)[number];

/** A server, by its stack and by the turn that it implements. */
export interface IndependentServer {
  readonly stack: StackName;
  readonly scenario: ScenarioName;
  /** `turn-006`: the name of its folder, as of that of the suite. */
  readonly turn: string;
}

/** The folders of the first and the last turn of an emitted scenario. */
export function endsOf(scenario: ScenarioName): readonly [string, string] {
  const turns = readdirSync(join(emittedFolder, scenario))
    .filter((name) => /^turn-\d+$/.test(name))
    .sort();
  const [first, last] = [turns.at(0), turns.at(-1)];
  if (first === undefined || last === undefined)
    throw new Error(`emitted/${scenario} has no turns`);
  return [first, last];
}

/** Every server, stack by stack. */
export const independentServers: readonly IndependentServer[] = (
  Object.keys(stacks) as StackName[]
).flatMap((stack) =>
  scenarioNames.flatMap((scenario) => endsOf(scenario).map((turn) => ({ stack, scenario, turn }))),
);

/** The folder of the suite that a server must pass. */
export function suiteFolderOf({ scenario, turn }: IndependentServer): string {
  return join(emittedFolder, scenario, turn);
}
