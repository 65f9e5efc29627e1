import { dataStreams } from '../../../spec/data-stream.ts';
import { defineCommand } from '../command.ts';
import { defaults } from '../defaults.ts';
import { UsageError } from '../exit-code.ts';
import { flag, oneOf, text, wholeNumber } from '../options.ts';

/** `stamina emit`: the compiler. */
export const emit = defineCommand({
  name: 'emit',
  summary: 'Compile a scenario, or a single schema, into Playwright projects and texts',
  positionals: {
    scenario: { describe: 'The scenario, a JSON file (- is standard input)', type: 'string' },
  },
  options: {
    schema: text('schema', { describe: 'Compile this single schema, a JSON file, instead' }),
    out: text('out', {
      describe: 'The folder to write; left out, the one that scenario.json lies in',
    }),
    turn: wholeNumber(
      'turn',
      { min: 0 },
      { describe: 'Only the folder of this turn; left out, all of them' },
    ),
    profile: oneOf('profile', ['paper', 'strict'], {
      describe: 'How strictly servers are held to the README',
      defaultDescription: `as the folder was compiled before, else ${defaults.profile}`,
    }),
    data: oneOf('data', dataStreams, {
      describe: 'The values that the tests send: the usual ones, or those of the held-out twin',
      defaultDescription: 'as the folder was compiled before, else main',
    }),
    check: flag({
      describe:
        'Write nothing; name every file that differs. Without a scenario: of all folders of emitted/',
    }),
  },
  examples: [
    ['stamina emit s.json --out emitted/coffee', 'Compile a scenario'],
    ['stamina emit emitted/coffee/scenario.json', 'Compile it again after an edit'],
    ['stamina emit --schema x.json --out emitted/mine', 'Compile a schema of your own'],
    ['stamina emit --check', 'Is everything in emitted/ as it would be compiled now?'],
  ],
  run: async ({ scenario, schema, out, turn, profile, data, check }, terminal) => {
    if (scenario !== undefined && schema !== undefined)
      throw new UsageError('give a scenario file or --schema, not both');
    const { checkAll, checkOne, compile } = await import('../emission.ts');
    if (check && scenario === undefined && schema === undefined) {
      if ([out, turn, profile, data].some((one) => one !== undefined))
        throw new UsageError('--check of everything takes no other option; name a scenario file');
      return checkAll(terminal);
    }
    const source = { scenario, schema, out, turn, profile, data };
    return check ? checkOne(source, terminal) : compile(source, terminal);
  },
});
