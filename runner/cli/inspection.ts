/** What `stamina inspect` does: three ways to look at scenarios. */
import { suiteChurn, suiteSteps } from '../../generator/index.ts';
import { inspectScenario } from '../../spec/inspection/inspect.ts';
import { requestOf, requestsText } from '../../spec/inspection/request.ts';
import type { Scenario } from '../../spec/scenario.ts';
import { renderChurn } from './churn-report.ts';
import type { MeasuredChange } from './churn-report.ts';
import { defaults } from './defaults.ts';
import { exitCodes, UsageError } from './exit-code.ts';
import type { ExitCode } from './exit-code.ts';
import { renderInspection } from './inspection-report.ts';
import type { InspectionView } from './inspection-report.ts';
import type { Terminal } from './terminal.ts';

type Scenarios = readonly Scenario[];

interface Asked {
  readonly json: boolean;
}

/** Everything that a scenario holds. */
export function showInspection(
  scenario: Scenario,
  { json, ...view }: Asked & Omit<InspectionView, 'decorated'>,
  terminal: Terminal,
): ExitCode {
  const { decorated } = terminal;
  const inspection = inspectScenario(scenario);
  terminal.print(
    json ? document(inspection) : renderInspection(inspection, { ...view, decorated }),
  );
  return exitCodes.done;
}

/** What a turn of each scenario asks for. Throws a `UsageError` for a scenario that does not have it. */
export function showRequests(
  scenarios: Scenarios,
  { json, turn }: Asked & { readonly turn: number },
  terminal: Terminal,
): ExitCode {
  const short = scenarios.find(({ turns }) => turns.length < turn);
  if (short !== undefined)
    throw new UsageError(
      `--request ${String(turn)} is beyond ${short.name}, whose last turn is ${String(short.turns.length)}`,
    );
  const requests = scenarios.map((scenario) => requestOf(scenario, turn));
  terminal.print(json ? document({ requests }) : requestsText(requests).trimEnd());
  return exitCodes.done;
}

/** How much of the suites each change touches, the scenarios taken together. */
export function showChurn(scenarios: Scenarios, { json }: Asked, terminal: Terminal): ExitCode {
  const changes: (MeasuredChange & { readonly scenario: string; readonly turn: number })[] = [];
  for (const scenario of scenarios)
    for (const { turn, change, before, after } of suiteSteps(scenario, defaults.profile)) {
      terminal.flicker(
        `${scenario.name}: turn ${String(turn)} of ${String(scenario.turns.length)}`,
      );
      const place = { scenario: scenario.name, turn, kind: change.kind };
      changes.push({ ...place, ...suiteChurn(before.specs, after.specs) });
    }
  terminal.print(json ? document({ changes }) : renderChurn(changes, terminal.decorated));
  return exitCodes.done;
}

const document = (content: object): string =>
  JSON.stringify({ formatVersion: 1, ...content }, null, 2);
