/** The files of a scenario's folder that belong to no turn. */
import manifest from '../../package.json' with { type: 'json' };
import type { Profile } from '../../spec/contract.ts';
import type { Scenario } from '../../spec/scenario.ts';
import type { Files } from '../files.ts';
import { agentReadme } from '../texts/agent-readme.ts';
import { initialSpecification } from '../texts/initial-specification.ts';
import { scenarioDocument } from './documents.ts';
import { template } from './template.ts';

/** The version of Playwright that suites are made for: the one that this project itself depends on. */
const playwrightVersion = manifest.dependencies['@playwright/test'];

/** A line of the table in the scenario's README. */
export interface TurnRow {
  readonly turn: string;
  readonly folder: string;
  readonly hasChanges: boolean;
  readonly changes: string;
  readonly entities: string;
  readonly tests: string;
  readonly newTests: string;
}

/** What `templates/scenario-readme.md.hbs` shows. */
export interface ScenarioView {
  readonly name: string;
  readonly profile: Profile;
  readonly lastFolder: string;
  readonly playwrightVersion: string;
  readonly rows: readonly TurnRow[];
}

const readme: (view: ScenarioView) => string = template('scenario-readme.md');

/** The view of a scenario's README. */
export function scenarioView({
  name,
  profile,
  rows,
}: Pick<ScenarioView, 'name' | 'profile' | 'rows'>): ScenarioView {
  const lastFolder = rows.at(-1)?.folder ?? 'turn-000';
  return { name, profile, lastFolder, playwrightVersion, rows };
}

/** The unformatted files beside the turns. `rows`: one for each turn. */
export function renderScenario({
  scenario,
  profile,
  rows,
}: {
  readonly scenario: Scenario;
  readonly profile: Profile;
  readonly rows: readonly TurnRow[];
}): Files {
  const { name, initial } = scenario;
  return new Map([
    ['scenario.json', scenarioDocument(scenario)],
    [
      'package.json',
      JSON.stringify({
        name,
        private: true,
        type: 'module',
        devDependencies: { '@playwright/test': playwrightVersion },
      }),
    ],
    ['README.md', readme(scenarioView({ name, profile, rows }))],
    ['agent/README.md', agentReadme(profile)],
    ['agent/initial_specification.md', initialSpecification(initial)],
  ]);
}
