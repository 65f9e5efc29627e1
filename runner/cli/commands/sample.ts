import { defineCommand } from '../command.ts';
import { defaults } from '../defaults.ts';
import { exitCodes } from '../exit-code.ts';
import { flag, oneOf, text, wholeNumber } from '../options.ts';
import { writeNewFile } from '../output-path.ts';

/** `stamina sample`: a scenario from a seed. */
export const sample = defineCommand({
  name: 'sample',
  summary: 'Sample a scenario: an initial schema and turns of changes',
  positionals: {},
  options: {
    seed: text('seed', {
      describe: 'Where all randomness comes from; the same seed gives the same scenario',
      demandOption: true,
    }),
    turns: wholeNumber(
      'turns',
      { min: 0, max: 10_000 },
      {
        describe: 'Turns after the initial one',
        default: defaults.turns,
      },
    ),
    changes: wholeNumber(
      'changes',
      { min: 1, max: 100 },
      {
        describe: 'Changes in each turn',
        default: defaults.changes,
      },
    ),
    sampler: oneOf('sampler', ['programmatic'], {
      describe: 'What proposes the changes',
      default: defaults.sampler,
    }),
    out: text('out', { describe: 'The file to write; left out, the scenario is printed' }),
    force: flag({ describe: 'Replace the file if it exists' }),
  },
  examples: [
    ['stamina sample --seed 7 --turns 30 --out s.json', 'A scenario of 30 turns'],
    ['stamina sample --seed 7 --turns 3 | less', 'Have a look at one'],
  ],
  run: async ({ seed, turns, changes, sampler, out, force }, terminal) => {
    const { sampleScenario } = await import('../../../spec/samplers/sample.ts');
    const scenario = sampleScenario({ seed, turns, changesPerTurn: changes, sampler });
    const content = JSON.stringify(scenario, null, 2);
    if (out === undefined) terminal.print(content);
    else {
      await writeNewFile(out, { content: `${content}\n`, force });
      terminal.say(`wrote ${out}: ${scenario.name}, ${String(scenario.turns.length)} turns`);
    }
    return exitCodes.done;
  },
});
