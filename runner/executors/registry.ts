/** The executors by name. To add one: a file beside this, a name in `settings.ts`, a row in the table. */
import type { ExecutorName } from '../settings.ts';
import { directExecutor } from './direct.ts';
import type { Executor } from './executor.ts';
import { playwrightExecutor } from './playwright.ts';

const builders: Readonly<Record<ExecutorName, () => Executor>> = {
  playwright: playwrightExecutor,
  direct: directExecutor,
};

/** The executor of a name, with the usual limits. */
export function buildExecutor(name: ExecutorName): Executor {
  return builders[name]();
}
