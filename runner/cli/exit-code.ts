/** What the command line tells its caller when it ends. */

export const exitCodes = {
  /** All was done, and what was measured is right. */
  done: 0,
  /** The thing measured failed: a test, a check, a turn of an agent. */
  failed: 1,
  /** The command or its input cannot be used; nothing was written. */
  badInput: 2,
  /** A defect of this program. */
  internal: 3,
  /** Stopped by a signal, as shells report it. */
  interrupted: 130,
} as const;

export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes];

/** A command that cannot be carried out as it was given. The message says what is wrong and what would be right. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** The person, or the system, wants the command to end. */
export class Interruption extends Error {
  override readonly name = 'Interruption';
}

/** The machine or the benchmark itself failed, so that nothing was measured. */
export class MachineError extends Error {
  override readonly name = 'MachineError';
}
