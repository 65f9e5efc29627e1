/** What every executor holds a server to, so that none waits for ever and all say the same when they stop waiting. */

/** A run may take `baseMs`, and `perTestMs` more for each of its tests. */
export interface Deadline {
  readonly baseMs: number;
  readonly perTestMs: number;
}

/** Leaves every test of a suite, of which hardly one makes more than eight requests on average, half a second for each. */
export const defaultDeadline: Deadline = { baseMs: 120_000, perTestMs: 4_000 };

/** How long a run of so many tests may take. */
export function deadlineMs({ baseMs, perTestMs }: Deadline, tests: number): number {
  return baseMs + perTestMs * tests;
}

/** What one test may take, ten seconds for each of its requests, of which none makes fifty: `timeout` of the emitted `playwright.config.ts`. */
export const testLimitMs = 500_000;

/** The message of a test that was ended because it took longer. */
export const overdue = `the test was ended after ${String(testLimitMs / 1000)} s`;

/** How a test fails whose very first request, the reset, is not answered. */
const unanswered = 'POST /reset got no answer';
/** Tests in a row without any answer, until the server counts as gone. */
const patience = 5;

/** Is told the message of each test in turn, none for a passed one, and says whether the server counts as gone by now. */
export function watchForGoneServer(): (message: string) => boolean {
  let inARow = 0;
  return (message) => {
    inARow = message.startsWith(unanswered) ? inARow + 1 : 0;
    return inARow >= patience;
  };
}
