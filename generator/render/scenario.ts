/** The files of a scenario's folder that belong to no turn. */
import { readFileSync } from 'node:fs';
import { canonicalSchema } from '../../spec/canonical.ts';
import type { Profile } from '../../spec/contract.ts';
import type { Scenario } from '../../spec/scenario.ts';
import type { Files } from '../files.ts';
import { agentReadme } from '../texts/agent-readme.ts';
import { initialSpecification } from '../texts/initial-specification.ts';
import { template } from './template.ts';

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
  const playwrightVersion = installedPlaywright();
  return new Map([
    ['scenario.json', JSON.stringify(canonicalScenario(scenario))],
    [
      'package.json',
      JSON.stringify({
        name: scenario.name,
        private: true,
        type: 'module',
        devDependencies: { '@playwright/test': playwrightVersion },
      }),
    ],
    [
      'README.md',
      readme({
        name: scenario.name,
        profile,
        lastFolder: rows.at(-1)?.folder ?? 'turn-000',
        playwrightVersion,
        rows,
      }),
    ],
    ['agent/README.md', agentReadme(profile)],
    ['agent/initial_specification.md', initialSpecification(scenario.initial)],
  ]);
}

/** The scenario with the sets of its schema in canonical order; turns are sequences and stay as they are. */
export function canonicalScenario(scenario: Scenario): Scenario {
  const { name, seed, sampler, initial, turns } = scenario;
  return { name, seed, sampler, initial: canonicalSchema(initial), turns };
}

/** The version of Playwright that suites are made for: the one that this project itself depends on. */
function installedPlaywright(): string {
  const manifest = JSON.parse(
    readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
  ) as { readonly dependencies: { readonly '@playwright/test': string } };
  return manifest.dependencies['@playwright/test'];
}
