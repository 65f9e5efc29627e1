/** What a verb of the command line says about itself, and its translation to yargs. */
import type {
  Argv,
  ArgumentsCamelCase,
  CommandModule,
  InferredOptionTypes,
  Options,
  PositionalOptions,
} from 'yargs';
import type { ExitCode } from './exit-code.ts';
import type { Terminal } from './terminal.ts';

type Named<T> = Readonly<Record<string, T>>;

/** The parsed arguments, with every option under its name in camel case. */
export type ArgumentsOf<
  P extends Named<PositionalOptions>,
  O extends Named<Options>,
> = ArgumentsCamelCase<InferredOptionTypes<P & O>>;

export interface Command<P extends Named<PositionalOptions>, O extends Named<Options>> {
  readonly name: string;
  readonly summary: string;
  /** In the order of the command line. */
  readonly positionals: P;
  readonly options: O;
  /** Whole command lines, which nothing may wrap: people copy them. */
  readonly examples: readonly (readonly [command: string, explanation: string])[];
  /** Does it, prints the result, and says how it went. Throws `UsageError` or `InputError` before anything is written. */
  readonly run: (args: ArgumentsOf<P, O>, terminal: Terminal) => Promise<ExitCode>;
}

/** A command whose particular options are nobody's business any more. */
export interface Verb {
  readonly name: string;
  /** `test <folder>`. */
  readonly usage: string;
  readonly options: readonly string[];
  /** `finish` is told how a run of the command ended. */
  readonly toYargs: (terminal: Terminal, finish: (code: ExitCode) => void) => CommandModule;
}

/** Checks a command's description against its `run`, and hides its types. */
export function defineCommand<
  const P extends Named<PositionalOptions>,
  const O extends Named<Options>,
>(command: Command<P, O>): Verb {
  const { name, summary, positionals, options, examples, run } = command;
  const places = Object.entries<PositionalOptions>(positionals).map(
    ([key, { demandOption, array }]) => {
      const place = array === true ? `${key}..` : key;
      return demandOption === true ? `<${place}>` : `[${place}]`;
    },
  );
  const usage = [name, ...places].join(' ');
  return {
    name,
    usage,
    options: Object.keys(options),
    toYargs: (terminal, finish) => ({
      command: usage,
      describe: summary,
      builder: (yargs: Argv) => {
        for (const [key, positional] of Object.entries<PositionalOptions>(positionals))
          yargs.positional(key, positional);
        // Positionals that repeat count as repeated options, of which otherwise only the last one would stay.
        if (Object.values<PositionalOptions>(positionals).some(({ array }) => array === true))
          yargs.parserConfiguration({ 'duplicate-arguments-array': true, 'dot-notation': false });
        return yargs.options(options).epilogue(exampleText(examples)).version(false);
      },
      handler: async (args) => {
        finish(await run(args as ArgumentsOf<P, O>, terminal));
      },
    }),
  };
}

function exampleText(
  examples: readonly (readonly [command: string, explanation: string])[],
): string {
  const blocks = examples.map(([command, explanation]) => `  # ${explanation}\n  ${command}`);
  return ['Examples:', ...blocks].join('\n');
}
