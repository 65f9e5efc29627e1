import { exitCodes, Interruption } from './exit-code.ts';

const names = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * A signal that is raised by the first request to end, from the keyboard, from another program or by a terminal that is
 * closed. A second request ends the program on the spot.
 */
export function interruption(): AbortSignal {
  const controller = new AbortController();
  for (const name of names)
    process.on(name, () => {
      if (controller.signal.aborted) process.exit(exitCodes.interrupted);
      controller.abort(new Interruption(`stopped by ${name}`));
    });
  return controller.signal;
}
