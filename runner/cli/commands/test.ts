import { dataStreams } from '../../../spec/data-stream.ts';
import { executorNames } from '../../settings.ts';
import { defineCommand } from '../command.ts';
import { defaults } from '../defaults.ts';
import { exitCodes } from '../exit-code.ts';
import { interruption } from '../interruption.ts';
import { flag, oneOf, text } from '../options.ts';
import { parseServerUrl } from '../server-url.ts';

/** `stamina test`: an emitted suite against a running server. */
export const test = defineCommand({
  name: 'test',
  summary: 'Run an emitted suite against a server and show the verdict of every test',
  positionals: {
    folder: { describe: 'The folder of a turn', type: 'string', demandOption: true },
  },
  options: {
    url: text('url', { describe: 'The server, http://127.0.0.1:8001', demandOption: true }),
    executor: oneOf('executor', executorNames, {
      describe: 'What runs the suite',
      default: defaults.executor,
    }),
    data: oneOf('data', dataStreams, {
      describe: 'The values that the tests send: those of the suite, or its held-out twin',
      defaultDescription: 'as the folder was compiled',
    }),
    json: flag({ describe: 'Print the results as JSON' }),
  },
  examples: [
    ['stamina test emitted/coffee/turn-012 --url http://127.0.0.1:8001', 'Test a server'],
    [
      'stamina test emitted/coffee/turn-012 --url http://127.0.0.1:8001 --data heldout',
      'The same tests with values that no agent was ever shown',
    ],
  ],
  run: async ({ folder, url, executor, data, json }, terminal) => {
    const root = parseServerUrl('url', url);
    const { testServer } = await import('../test-server.ts');
    const tested = await testServer(
      { folder, url: root, executor, data, signal: interruption() },
      terminal,
    );
    if (json)
      terminal.print(
        JSON.stringify({ formatVersion: 1, folder, url: root, executor, ...tested }, null, 2),
      );
    else {
      const { renderSuiteReport } = await import('../suite-report.ts');
      terminal.print(renderSuiteReport(tested, terminal.decorated));
    }
    return tested.failures.length === 0 ? exitCodes.done : exitCodes.failed;
  },
});
