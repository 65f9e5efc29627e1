/** The files of an episode that belong to no turn: the scenario itself, and the texts that the agent starts with. */
import { formatAll } from '../generator/format.ts';
import type { Files } from '../generator/index.ts';
import { renderScenario } from '../generator/render/scenario.ts';
import type { Profile } from '../spec/contract.ts';
import type { Scenario } from '../spec/scenario.ts';

/** As in an emitted scenario, without its README: the table of turns in there would need all of them compiled. */
export async function scenarioFiles(scenario: Scenario, profile: Profile): Promise<Files> {
  const { laidOut, unformatted } = renderScenario({ scenario, profile, rows: [] });
  const files = new Map([...laidOut, ...(await formatAll(unformatted))]);
  files.delete('README.md');
  return files;
}
