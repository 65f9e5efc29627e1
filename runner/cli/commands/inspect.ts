import { must } from '../../../spec/lookup.ts';
import type { Scenario } from '../../../spec/scenario.ts';
import { defineCommand } from '../command.ts';
import { UsageError } from '../exit-code.ts';
import { flag, wholeNumber } from '../options.ts';

/** `stamina inspect`: what scenarios hold. */
export const inspect = defineCommand({
  name: 'inspect',
  summary: 'Show what a scenario holds: sizes, kinds of change, dependencies, refused proposals',
  positionals: {
    scenario: {
      describe:
        'The scenario: a JSON file (- is standard input), or the folder of an emitted one; several with --request or --churn',
      type: 'string',
      array: true,
      demandOption: true,
    },
  },
  options: {
    every: wholeNumber(
      'every',
      { min: 1, max: 10_000 },
      {
        describe: 'Show a row for every so many turns',
        defaultDescription: 'as few as fit a screen',
      },
    ),
    refusals: flag({ describe: 'Tell each proposal that was refused, and why' }),
    request: wholeNumber(
      'request',
      { min: 1, max: 10_000 },
      { describe: 'Instead, print what this turn asks for' },
    ),
    churn: flag({
      describe: 'Instead, measure how many lines of the suite each change touches, kind by kind',
    }),
    json: flag({ describe: 'Print everything as JSON' }),
  },
  examples: [
    ['stamina inspect s.json', 'Is this scenario worth playing?'],
    ['stamina inspect s.json --every 1 --refusals | less', 'Every turn, and what was not to be'],
    ['stamina inspect --request 40 emitted/themed-*', 'Do the change requests make sense?'],
    ['stamina inspect --churn emitted/seed-0', 'Does a small change of the schema stay one?'],
  ],
  run: async ({ scenario: paths, request, churn, ...view }, terminal) => {
    if (paths.length > 1 && request === undefined && !churn)
      throw new UsageError(
        `give one scenario at a time, not ${String(paths.length)}; --request and --churn take several`,
      );
    if (churn && request !== undefined) throw new UsageError('give --request or --churn, not both');
    const { loadScenarioIn } = await import('../documents.ts');
    const scenarios: Scenario[] = [];
    for (const path of paths) scenarios.push(await loadScenarioIn(path));
    const { showChurn, showInspection, showRequests } = await import('../inspection.ts');
    if (churn) return showChurn(scenarios, view, terminal);
    if (request !== undefined) return showRequests(scenarios, { ...view, turn: request }, terminal);
    return showInspection(must(scenarios[0], 'a scenario'), view, terminal);
  },
});
