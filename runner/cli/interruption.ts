import { Interruption } from './exit-code.ts';

const names = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * A signal that is raised by the first request to end, from the keyboard, from another program or by a terminal that is
 * closed. A second request ends the program on the spot.
 */
export function interruption(): AbortSignal {
  const controller = new AbortController();
  for (const name of names)
    process.on(name, () => {
      // Nobody catches what is thrown here, and that ends the program.
      if (controller.signal.aborted) throw new Interruption(`stopped by ${name}, at once`);
      controller.abort(new Interruption(`stopped by ${name}`));
    });
  return controller.signal;
}
