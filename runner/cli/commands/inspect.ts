import { defineCommand } from '../command.ts';
import { exitCodes } from '../exit-code.ts';
import { flag, wholeNumber } from '../options.ts';

/** `stamina inspect`: what a scenario holds. */
export const inspect = defineCommand({
  name: 'inspect',
  summary: 'Show what a scenario holds: sizes, kinds of change, dependencies, refused proposals',
  positionals: {
    scenario: {
      describe: 'The scenario: a JSON file (- is standard input), or the folder of an emitted one',
      type: 'string',
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
    json: flag({ describe: 'Print everything as JSON' }),
  },
  examples: [
    ['stamina inspect s.json', 'Is this scenario worth playing?'],
    ['stamina inspect s.json --every 1 --refusals | less', 'Every turn, and what was not to be'],
  ],
  run: async ({ scenario: path, every, refusals, json }, terminal) => {
    const { loadScenarioIn } = await import('../documents.ts');
    const scenario = await loadScenarioIn(path);
    const { inspectScenario } = await import('../../../spec/inspection/inspect.ts');
    const inspection = inspectScenario(scenario);
    if (json) terminal.print(JSON.stringify({ formatVersion: 1, ...inspection }, null, 2));
    else {
      const { renderInspection } = await import('../inspection-report.ts');
      const { decorated } = terminal;
      terminal.print(renderInspection(inspection, { decorated, every, refusals }));
    }
    return exitCodes.done;
  },
});
