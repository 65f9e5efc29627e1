import { defineCommand } from '../command.ts';
import { defaults } from '../defaults.ts';
import { exitCodes, UsageError } from '../exit-code.ts';
import { flag, oneOf } from '../options.ts';

/** `stamina diff`: what happens from one turn to the next. */
export const diff = defineCommand({
  name: 'diff',
  summary: 'Show what a turn asks for, and what that changes in the schema and in the suite',
  positionals: {
    scenario: {
      describe: 'The scenario: a JSON file (- is standard input), or the folder of an emitted one',
      type: 'string',
      demandOption: true,
    },
    from: { describe: 'The turn to start from', type: 'string', demandOption: true },
    to: { describe: 'The turn to go to; left out, the next one', type: 'string' },
  },
  options: {
    profile: oneOf('profile', ['paper', 'strict'], {
      describe: 'How strictly servers are held to the README',
      default: defaults.profile,
    }),
    all: flag({ describe: 'List every test that differs, not only the most telling ones' }),
    lines: flag({ describe: 'Show the changed lines of the spec files too' }),
    json: flag({ describe: 'Print the differences as JSON' }),
  },
  examples: [
    ['stamina diff emitted/coffee 11 12', 'Which test checks which sentence of a change request?'],
    ['stamina diff emitted/coffee 11 12 --lines | less', 'The spec files line by line'],
  ],
  run: async ({ scenario: path, from, to, profile, all, lines, json }, terminal) => {
    const { loadScenarioIn } = await import('../documents.ts');
    const scenario = await loadScenarioIn(path);
    const last = scenario.turns.length;
    const first = turnNumber('from', from, last);
    const final = to === undefined ? first + 1 : turnNumber('to', to, last);
    if (first >= final)
      throw new UsageError(
        `<from> must come before <to>; turn ${from} does not come before ${to ?? ''}`,
      );
    if (final > last)
      throw new UsageError(
        `turn ${String(first)} is the last of ${scenario.name}: no turn comes after it`,
      );
    const { turnDifferences } = await import('../../../generator/index.ts');
    const { renderTurnDifference } = await import('../turn-difference-report.ts');
    const found: object[] = [];
    for (const { files, ...difference } of turnDifferences(scenario, {
      from: first,
      to: final,
      profile,
    }))
      if (json) found.push(difference);
      else
        terminal.print(
          renderTurnDifference(
            { files, ...difference },
            { decorated: terminal.decorated, all, lines },
          ),
        );
    if (json) terminal.print(JSON.stringify({ formatVersion: 1, turns: found }, null, 2));
    return exitCodes.done;
  },
});

/** A turn given as a word. Throws a `UsageError` that says which turns there are. */
function turnNumber(name: string, word: string, last: number): number {
  const turn = Number(word);
  if (/^\d+$/.test(word) && turn <= last) return turn;
  throw new UsageError(
    `<${name}> must be the number of a turn, 0 to ${String(last)}, not "${word}"`,
  );
}
