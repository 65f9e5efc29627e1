/** The command line `stamina`: finds the verb, runs it, and turns whatever happens into a message and an exit code. */
import yargs from 'yargs';
import packageJson from '../../package.json' with { type: 'json' };
import { InputError } from '../../spec/problem.ts';
import { audit } from './commands/audit.ts';
import { diff } from './commands/diff.ts';
import { emit } from './commands/emit.ts';
import { inspect } from './commands/inspect.ts';
import type { Verb } from './command.ts';
import { run } from './commands/run.ts';
import { sample } from './commands/sample.ts';
import { serve } from './commands/serve.ts';
import { test } from './commands/test.ts';
import { exitCodes, Interruption, MachineError, UsageError } from './exit-code.ts';
import type { ExitCode } from './exit-code.ts';
import { dashesIn, givenDashes, withoutDashes } from './lone-dash.ts';
import { nearestWord } from './nearest.ts';
import { processTerminal } from './terminal.ts';
import type { Terminal } from './terminal.ts';

/** In the order of a person's first steps. */
export const verbs = [sample, inspect, emit, diff, serve, test, audit, run] as const;

/** Runs the command line of this process and sets its exit code. */
export async function main(argv: readonly string[]): Promise<void> {
  const terminal = processTerminal();
  process.once('uncaughtException', (error) => {
    process.exit(reportError(error, terminal));
  });
  process.exitCode = await runCommandLine(argv, terminal);
}

/** Runs one command line. Never throws: every error becomes a message on the terminal and an exit code. */
export async function runCommandLine(
  argv: readonly string[],
  terminal: Terminal,
): Promise<ExitCode> {
  try {
    return await dispatch(argv, terminal);
  } catch (error) {
    return reportError(error, terminal);
  }
}

async function dispatch(words: readonly string[], terminal: Terminal): Promise<ExitCode> {
  const argv = words[0] === 'help' ? [...words.slice(1), '--help'] : words;
  refuseUnknownVerb(argv[0]);
  let code: ExitCode | undefined;
  const finish = (ended: ExitCode): void => {
    code = ended;
  };
  const parser = yargs()
    .scriptName('stamina')
    .usage('$0 <verb>\n\nMeasures how many change requests in a row a coding agent survives.')
    .locale('en')
    .updateStrings({ 'Commands:': 'Verbs:' })
    // The last of several counts, so that `npm run demo -- --turns 2` changes what the script says.
    .parserConfiguration({ 'duplicate-arguments-array': false, 'dot-notation': false })
    .wrap(100)
    .version(packageJson.version)
    .help()
    .alias('help', 'h')
    .demandCommand(1, verbMissing())
    .strict()
    .exitProcess(false)
    .showHelpOnFail(false)
    .epilogue(
      'Exit codes: 0 done, 1 what was measured failed, 2 wrong usage or input, 3 internal error.',
    )
    .middleware((args) => {
      for (const [name, value] of Object.entries(args)) args[name] = givenDashes(value);
    })
    .fail((message, error: Error | undefined) => {
      throw error === undefined || error.name === 'YError'
        ? new UsageError(explain(dashesIn(error?.message ?? message), argv[0]))
        : error;
    });
  for (const verb of verbs) parser.command(verb.toYargs(terminal, finish));
  const { help, version } = await parser.parseAsync(withoutDashes(argv));
  if (code === undefined && help !== true && version !== true) throw new UsageError(verbMissing());
  return code ?? exitCodes.done;
}

function verbMissing(): string {
  return `a verb is missing: ${verbNames()}`;
}

function verbNames(): string {
  return verbs.map(({ name }) => name).join(', ');
}

function refuseUnknownVerb(word: string | undefined): void {
  if (word === undefined || word.startsWith('-') || verbs.some(({ name }) => name === word)) return;
  const meant = nearestWord(
    word,
    verbs.map(({ name }) => name),
  );
  throw new UsageError(
    `there is no verb "${word}"${meant ? `; did you mean "${meant}"?` : ''}\nThe verbs are ${verbNames()}.`,
  );
}

/** What yargs says of a fault → what the command line says. The first pattern that matches counts. */
const faults: readonly {
  readonly pattern: RegExp;
  readonly say: (verb: Verb, argument: string) => string;
}[] = [
  {
    pattern: /^Unknown arguments?: ([^,]+)/,
    say: (verb, argument) => {
      const meant = nearestWord(argument, verb.options);
      const suggestion = meant === undefined ? '' : `; did you mean --${meant}?`;
      return `stamina ${verb.name} does not take "${argument}"${suggestion}`;
    },
  },
  {
    pattern: /^Missing required arguments?: ([^,]+)/,
    say: (verb, argument) => `stamina ${verb.name} needs --${argument}`,
  },
  {
    pattern: /^Not enough non-option arguments/,
    say: (verb) => `something is missing: stamina ${verb.usage}`,
  },
  {
    pattern: /^Not enough arguments following: (.+)/,
    say: (_, argument) => `--${argument} needs a value`,
  },
];

function explain(message: string, word: string | undefined): string {
  const verb = verbs.find(({ name }) => name === word);
  if (verb === undefined) return `${message}\nSee stamina --help.`;
  for (const { pattern, say } of faults) {
    const match = pattern.exec(message);
    if (match) return `${say(verb, match[1] ?? '')}\nSee stamina ${verb.name} --help.`;
  }
  return `${message}\nSee stamina ${verb.name} --help.`;
}

/** Errors that are no defect of this program, and the exit codes that they have. */
const knownErrors = [
  { type: UsageError, code: exitCodes.badInput },
  { type: InputError, code: exitCodes.badInput },
  { type: MachineError, code: exitCodes.internal },
  { type: Interruption, code: exitCodes.interrupted },
] as const;

function reportError(error: unknown, terminal: Terminal): ExitCode {
  const known = knownErrors.find(({ type }) => error instanceof type);
  if (known) {
    terminal.say(`stamina: ${(error as Error).message}`);
    return known.code;
  }
  const details = error instanceof Error ? (error.stack ?? error.message) : String(error);
  terminal.say(`stamina: a defect of this program: ${details}`);
  return exitCodes.internal;
}
