import { once } from 'node:events';
import { snapshotOf } from '../../../spec/trajectory.ts';
import { defineCommand } from '../command.ts';
import { defaults } from '../defaults.ts';
import { loadSchema } from '../documents.ts';
import { exitCodes, UsageError } from '../exit-code.ts';
import { interruption } from '../interruption.ts';
import { text, wholeNumber } from '../options.ts';
import { systemMessage } from '../system-message.ts';

/** `stamina serve`: the reference server. */
export const serve = defineCommand({
  name: 'serve',
  summary: 'Serve a schema: the reference server, until it is stopped',
  positionals: {},
  options: {
    schema: text('schema', {
      describe: 'The schema to serve, a JSON file (- is standard input)',
      demandOption: true,
    }),
    port: wholeNumber(
      'port',
      { min: 0, max: 65_535 },
      {
        describe: 'The port to listen on; 0 takes any free one',
        default: defaults.port,
      },
    ),
    host: text('host', {
      describe: 'The address to listen on; 0.0.0.0 is all interfaces',
      default: defaults.host,
    }),
  },
  examples: [
    [
      'stamina serve --schema emitted/coffee/turn-012/schema.json --port 8001',
      'Serve the schema of a turn',
    ],
  ],
  run: async ({ schema: path, port, host }, terminal) => {
    const schema = await loadSchema(path);
    const stop = interruption();
    const { startReferenceServer } = await import('../../reference-server/server.ts');
    const server = await startReferenceServer({ snapshot: snapshotOf(schema), port, host }).catch(
      (error: unknown) => {
        throw new UsageError(
          `cannot listen on ${host}, port ${String(port)}: ${systemMessage(error)}`,
        );
      },
    );
    terminal.print(`listening on ${server.url}`);
    if (!stop.aborted) await once(stop, 'abort');
    await server.close();
    return exitCodes.done;
  },
});
