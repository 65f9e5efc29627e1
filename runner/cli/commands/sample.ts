import { defineCommand } from '../command.ts';
import { defaults } from '../defaults.ts';
import { loadWeights } from '../documents.ts';
import { exitCodes, UsageError } from '../exit-code.ts';
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
    sampler: oneOf('sampler', ['programmatic', 'themed'], {
      describe: 'What proposes the changes: invented names, or a product of some domain',
      default: defaults.sampler,
    }),
    domain: text('domain', {
      describe: 'What the product of --sampler themed is about',
      defaultDescription: 'the seed decides',
    }),
    weights: text('weights', {
      describe: 'How often which change is asked for: default, uniform, or a JSON file like theirs',
      default: defaults.weights,
    }),
    out: text('out', { describe: 'The file to write; left out, the scenario is printed' }),
    force: flag({ describe: 'Replace the file if it exists' }),
  },
  examples: [
    ['stamina sample --seed 7 --turns 30 --out s.json', 'A scenario of 30 turns'],
    ['stamina sample --seed 7 --sampler themed --domain roastery --out s.json', 'A roastery grows'],
    ['stamina sample --seed 7 --weights uniform | less', 'Every kind of change alike'],
  ],
  run: async (args, terminal) => {
    const { seed, turns, changes, sampler, domain, out, force } = args;
    if (domain !== undefined && sampler !== 'themed')
      throw new UsageError(`--domain is for --sampler themed, not for ${sampler}`);
    const { sampleScenario } = await import('../../../spec/samplers/sample.ts');
    const scenario = sampleScenario({
      ...{ seed, turns, changesPerTurn: changes, sampler },
      ...(domain === undefined ? {} : { domain }),
      weights: await loadWeights(args.weights),
    });
    const content = JSON.stringify(scenario, null, 2);
    if (out === undefined) terminal.print(content);
    else {
      await writeNewFile(out, { content: `${content}\n`, force });
      terminal.say(`wrote ${out}: ${scenario.name}, ${String(scenario.turns.length)} turns`);
    }
    return exitCodes.done;
  },
});
