import { Interruption } from './exit-code.ts';

/** A signal that is raised by the first SIGINT or SIGTERM; a second one ends the program on the spot. */
export function interruption(): AbortSignal {
  const controller = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM'] as const)
    process.once(name, () => {
      controller.abort(new Interruption(`stopped by ${name}`));
    });
  return controller.signal;
}
