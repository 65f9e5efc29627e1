/** Reads schemas and scenarios; what is wrong with one is told with its place, as a `UsageError` or an `InputError`. */
import { join } from 'node:path';
import type { Scenario } from '../../spec/scenario.ts';
import type { WeightsChoice } from '../../spec/samplers/weights.ts';
import type { Schema } from '../../spec/schema.ts';
import { UsageError } from './exit-code.ts';
import { exists } from './output-path.ts';
import { readJson, sourceName } from './read-json.ts';

/** The well-formed schema in a file. */
export async function loadSchema(path: string): Promise<Schema> {
  const value = await readJson(path);
  const { parseSchema } = await import('../../spec/parse.ts');
  return parseSchema(value, sourceName(path));
}

/** The scenario in a file, every change of which applies. */
export async function loadScenario(path: string): Promise<Scenario> {
  const value = await readJson(path);
  const { parseScenario } = await import('../../spec/parse-scenario.ts');
  return parseScenario(value, sourceName(path));
}

/** The scenario in a file, or in the `scenario.json` of a folder. */
export async function loadScenarioIn(path: string): Promise<Scenario> {
  const inFolder = join(path, 'scenario.json');
  return loadScenario((await exists(inFolder)) ? inFolder : path);
}

/** The weights that are meant: built-in ones by name, or those in a file. */
export async function loadWeights(nameOrPath: string): Promise<WeightsChoice> {
  const { weightsNames } = await import('../../spec/samplers/weights.ts');
  const name = weightsNames.find((each) => each === nameOrPath);
  if (name !== undefined) return name;
  if (nameOrPath !== '-' && !(await exists(nameOrPath)))
    throw new UsageError(
      `there are no weights "${nameOrPath}"; give ${weightsNames.join(', ')} or a JSON file`,
    );
  const value = await readJson(nameOrPath);
  const { parseWeights } = await import('../../spec/samplers/parse-weights.ts');
  return parseWeights(value, sourceName(nameOrPath));
}
