/** What `stamina emit` is to compile, and where to: its options made sense of. */
import { basename, dirname } from 'node:path';
import { scenarioNameFor, scenarioOfSchema, settingsIn } from '../../generator/index.ts';
import type { EmitRequest } from '../../generator/index.ts';
import type { Profile } from '../../spec/contract.ts';
import type { DataStream } from '../../spec/data-stream.ts';
import type { Scenario } from '../../spec/scenario.ts';
import { defaults } from './defaults.ts';
import { loadScenario, loadSchema } from './documents.ts';
import { UsageError } from './exit-code.ts';

export interface EmissionSource {
  readonly scenario: string | undefined;
  readonly schema: string | undefined;
  readonly out: string | undefined;
  readonly turn: number | undefined;
  readonly profile: Profile | undefined;
  readonly data: DataStream | undefined;
}

/** The request to the compiler. Throws a `UsageError` or `InputError` when the options or documents cannot be used. */
export async function requestOf(source: EmissionSource): Promise<EmitRequest> {
  const directory = directoryOf(source);
  const scenario = await scenarioOf(source, directory);
  const last = scenario.turns.length;
  if (source.turn !== undefined && source.turn > last)
    throw new UsageError(
      `--turn ${String(source.turn)} is beyond ${scenario.name}, whose last turn is ${String(last)}`,
    );
  const recorded = await settingsIn(directory);
  return {
    scenario,
    directory,
    profile: source.profile ?? recorded?.profile ?? defaults.profile,
    data: source.data ?? recorded?.data ?? 'main',
    ...(source.turn !== undefined && { turns: [source.turn] }),
  };
}

function directoryOf({ scenario, out }: EmissionSource): string {
  if (out !== undefined) return out;
  if (scenario !== undefined && basename(scenario) === 'scenario.json') return dirname(scenario);
  throw new UsageError(
    '--out is missing: it names the folder to write, unless the scenario is a scenario.json in it',
  );
}

async function scenarioOf(
  { scenario, schema }: EmissionSource,
  directory: string,
): Promise<Scenario> {
  if (schema !== undefined)
    return scenarioOfSchema(await loadSchema(schema), scenarioNameFor(directory));
  if (scenario !== undefined) return loadScenario(scenario);
  throw new UsageError('there is nothing to compile: give a scenario file, or --schema');
}
