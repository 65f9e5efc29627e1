/** The files of a scenario's folder that belong to no turn. */
import manifest from '../../package.json' with { type: 'json' };
import type { Profile } from '../../spec/contract.ts';
import { changeSentence } from '../../spec/changes/table.ts';
import type { Scenario } from '../../spec/scenario.ts';
import type { Schema } from '../../spec/schema.ts';
import type { Snapshot } from '../../spec/snapshot.ts';
import { counted } from '../../spec/wording.ts';
import type { Files } from '../files.ts';
import { families } from '../plan/plan.ts';
import type { Json, Plan } from '../plan/plan.ts';
import { agentReadme } from '../texts/agent-readme.ts';
import { initialSpecification } from '../texts/initial-specification.ts';
import { scenarioDocument } from './documents.ts';
import { jsonText } from './json-text.ts';
import { template } from './template.ts';

/** The version of Playwright that suites are made for: the one that this project itself depends on. */
const playwrightVersion = manifest.dependencies['@playwright/test'];

/** A line of the table in the scenario's README: a turn. */
export interface TurnRow {
  readonly turn: string;
  readonly folder: string;
  /** The sentences of the change request. */
  readonly request: readonly string[];
  /** `12 entities (+1)`, and the like. */
  readonly state: readonly string[];
  readonly tests: string;
  readonly newTests: string;
  /** `crud 84`, for each family that has tests. */
  readonly families: readonly string[];
}

/** A line of the table, and whether the folder of its turn is there. */
interface IndexRow extends TurnRow {
  readonly isThere: boolean;
  readonly hasRequest: boolean;
}

/** What `templates/scenario-readme.md.hbs` shows. */
export interface ScenarioView {
  readonly name: string;
  readonly profile: Profile;
  /** The last turn whose folder is there. */
  readonly lastFolder: string;
  readonly playwrightVersion: string;
  /** Whether there are turns whose folders are not there. */
  readonly isPartial: boolean;
  readonly rows: readonly IndexRow[];
}

const readme: (view: ScenarioView) => string = template('scenario-readme.md');

/** The view of a scenario's README. `turns`: those whose folders are there; left out, all. */
export function scenarioView({
  name,
  profile,
  rows,
  turns,
}: Pick<ScenarioView, 'name' | 'profile'> & {
  readonly rows: readonly TurnRow[];
  readonly turns?: readonly number[] | undefined;
}): ScenarioView {
  const index = rows.map((row) => ({
    ...row,
    isThere: turns?.includes(Number(row.turn)) ?? true,
    hasRequest: row.request.length > 0,
  }));
  const there = index.filter(({ isThere }) => isThere);
  return {
    ...{ name, profile, playwrightVersion },
    lastFolder: there.at(-1)?.folder ?? 'turn-000',
    isPartial: there.length < index.length,
    rows: index,
  };
}

/** The line of a turn. `before`: the state before it, for a turn that has one. */
export function turnRow({
  folder,
  snapshot: { schema, changes },
  before,
  plan: { turn, tests },
}: {
  readonly folder: string;
  readonly snapshot: Pick<Snapshot, 'schema' | 'changes'>;
  readonly before: Schema | undefined;
  readonly plan: Pick<Plan, 'turn' | 'tests'>;
}): TurnRow {
  const [now, then] = [sizesOf(schema), before && sizesOf(before)];
  return {
    turn: String(turn),
    folder,
    request: changes.map((change) => `${changeSentence.write(change)}.`.replaceAll('|', '\\|')),
    state: sizes.map((what) => {
      const grown = then === undefined ? 0 : now[what] - then[what];
      const change = grown === 0 ? '' : ` (${grown > 0 ? '+' : ''}${String(grown)})`;
      const [one, many] = namesOfSizes[what];
      return `${counted(now[what], one, many)}${change}`;
    }),
    tests: String(tests.length),
    newTests: String(tests.filter(({ isNew }) => isNew).length),
    families: families.flatMap((family) => {
      const count = tests.filter((test) => test.family === family).length;
      return count === 0 ? [] : [`${family} ${String(count)}`];
    }),
  };
}

const namesOfSizes = {
  entities: ['entity', 'entities'],
  fields: ['field', 'fields'],
  actions: ['action', 'actions'],
  analytics: ['analytics endpoint', 'analytics endpoints'],
} as const;
type Size = keyof typeof namesOfSizes;
const sizes = Object.keys(namesOfSizes) as readonly Size[];

function sizesOf({ entities, analytics }: Schema): Readonly<Record<Size, number>> {
  return {
    entities: entities.length,
    fields: entities.flatMap(({ fields }) => fields).length,
    actions: entities.flatMap(({ actions }) => actions).length,
    analytics: analytics.length,
  };
}

/**
 * The files beside the turns. `rows`: one for each turn; `turns`: those whose folders are there. The README is laid out: a
 * formatter would pad the cells of its table to the width of the longest.
 */
export function renderScenario({
  scenario,
  profile,
  rows,
  turns,
}: {
  readonly scenario: Scenario;
  readonly profile: Profile;
  readonly rows: readonly TurnRow[];
  readonly turns?: readonly number[] | undefined;
}): { readonly laidOut: Files; readonly unformatted: Files } {
  const { name, initial } = scenario;
  const laidOut = new Map([
    ['README.md', readme(scenarioView({ name, profile, rows, turns }))],
    ['scenario.json', jsonText(JSON.parse(scenarioDocument(scenario)) as Json)],
    ['package.json', `${JSON.stringify(packageOf(name), null, 2)}\n`],
  ]);
  const unformatted = new Map([
    ['agent/README.md', agentReadme(profile)],
    ['agent/initial_specification.md', initialSpecification(initial)],
  ]);
  return { laidOut, unformatted };
}

/** What `npm install` needs to know to run the suites of a scenario. */
function packageOf(name: string): object {
  return {
    name,
    private: true,
    type: 'module',
    devDependencies: { '@playwright/test': playwrightVersion },
  };
}
