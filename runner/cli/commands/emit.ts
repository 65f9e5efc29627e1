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
    all: flag({
      describe:
        'Compile all folders of emitted/ again, as far as they are checked in, and write the lock',
    }),
    check: flag({
      describe:
        'Write nothing; name every file that differs. Without a scenario: all of emitted/, and all that is locked',
    }),
  },
  examples: [
    ['stamina emit s.json --out emitted/coffee', 'Compile a scenario'],
    ['stamina emit emitted/coffee/scenario.json', 'Compile it again after an edit'],
    ['stamina emit --schema x.json --out emitted/mine', 'Compile a schema of your own'],
    ['stamina emit emitted/seed-3/scenario.json --turn 57 --out out', 'Any turn that is released'],
    ['stamina emit --check', 'Is everything that is released as it would be compiled now?'],
  ],
  run: async ({ scenario, schema, out, turn, profile, data, all, check }, terminal) => {
    if (scenario !== undefined && schema !== undefined)
      throw new UsageError('give a scenario file or --schema, not both');
    const { checkAll, checkOne, compile, compileAll } = await import('../emission.ts');
    const ofEverything = all || (check && scenario === undefined && schema === undefined);
    if (ofEverything) {
      if ([scenario, schema, out, turn, profile, data].some((one) => one !== undefined))
        throw new UsageError(
          `--${all ? 'all' : 'check of everything'} takes no other option; name a scenario file`,
        );
      if (all && check) throw new UsageError('give --all or --check, not both');
      return check ? checkAll(terminal) : compileAll(terminal);
    }
    const source = { scenario, schema, out, turn, profile, data };
    return check ? checkOne(source, terminal) : compile(source, terminal);
  },
});
