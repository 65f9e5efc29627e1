/**
 * Runs before each test file: what a file prepares while it loads is prepared by the sound program, as its thread is not
 * fresh (`kept-thread.ts`) and the mutant of the run before would still be switched on.
 */
interface Switch {
  activeMutant?: string | undefined;
}

const { __stryker__: mutants } = globalThis as { __stryker__?: Switch };
if (mutants) mutants.activeMutant = undefined;
