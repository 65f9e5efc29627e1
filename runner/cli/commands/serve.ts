import { once } from 'node:events';
import type { Fault } from '../../faults/fault.ts';
import type { Variant } from '../../variants/variant.ts';
import { defineCommand } from '../command.ts';
import { defaults } from '../defaults.ts';
import { loadSchema } from '../documents.ts';
import { exitCodes, UsageError } from '../exit-code.ts';
import { interruption } from '../interruption.ts';
import { flag, text, wholeNumber } from '../options.ts';
import { systemMessage } from '../system-message.ts';

/** `stamina serve`: the reference server, or one that differs from it in a known way. */
export const serve = defineCommand({
  name: 'serve',
  summary: 'Serve a schema, right or wrong in one known way, until it is stopped',
  positionals: {},
  options: {
    schema: text('schema', {
      describe: 'The schema to serve, a JSON file (- is standard input)',
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
    fault: text('fault', { describe: 'Be wrong in this one way', conflicts: 'variant' }),
    variant: text('variant', { describe: 'Be right in this other way' }),
    list: flag({ describe: 'Serve nothing; list the faults and variants' }),
  },
  examples: [
    [
      'stamina serve --schema emitted/coffee/turn-012/schema.json --port 8001',
      'Serve the schema of a turn',
    ],
    [
      'stamina serve --schema emitted/coffee/turn-012/schema.json --variant chunked',
      'A server that is right in an unusual way',
    ],
    ['stamina serve --list', 'See what else can be served'],
  ],
  run: async ({ schema: path, port, host, fault, variant, list }, terminal) => {
    if (list) {
      const { renderBehaviours } = await import('../behaviours.ts');
      terminal.print(renderBehaviours(terminal.decorated));
      return exitCodes.done;
    }
    if (path === undefined)
      throw new UsageError('stamina serve needs --schema\nSee stamina serve --help.');
    const other = await otherServer(fault, variant);
    const { servedSnapshot } = await import('../served-snapshot.ts');
    const snapshot = await servedSnapshot(await loadSchema(path), path);
    const stop = interruption();
    const { startReferenceServer } = await import('../../reference-server/server.ts');
    const server = await startReferenceServer({
      ...{ snapshot, port, host },
      ...(other && { behaviour: other.behaviour }),
    }).catch((error: unknown) => {
      throw new UsageError(
        `cannot listen on ${host}, port ${String(port)}: ${systemMessage(error)}`,
      );
    });
    if (other) terminal.say(`it differs from the reference: ${other.what}`);
    terminal.print(`listening on ${server.url}`);
    if (!stop.aborted) await once(stop, 'abort');
    await server.close();
    return exitCodes.done;
  },
});

/** The fault or variant that is asked for. */
async function otherServer(
  fault: string | undefined,
  variant: string | undefined,
): Promise<Fault | Variant | undefined> {
  if (fault === undefined && variant === undefined) return undefined;
  const { chosenServers } = await import('../behaviours.ts');
  const { faults, variants } = chosenServers(fault, variant);
  return [...faults, ...variants][0];
}
