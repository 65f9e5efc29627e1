/**
 * A pool of one thread that outlives its run: thousands of runs of the same few test files, each with another mutant
 * switched on, find their modules loaded. Vitest imports test files anew for every run, and everything else once.
 */
import { ThreadsPoolWorker } from 'vitest/node';
import type { PoolOptions, PoolWorker, WorkerRequest } from 'vitest/node';

type Listener = Parameters<ThreadsPoolWorker['on']>[1];

/** Answers for itself what a run asks of a thread at its start and end. */
class KeptThread extends ThreadsPoolWorker {
  #listeners: readonly (readonly [event: string, listener: Listener])[] = [];
  #isStarted = false;

  override on(event: string, listener: Listener): void {
    this.#listeners = [...this.#listeners, [event, listener]];
    super.on(event, listener);
  }

  override send(message: WorkerRequest): void {
    if (message.type === 'stop') this.#answer('stopped');
    else if (message.type !== 'start') super.send(message);
    else if (this.#isStarted) this.#answer('started');
    else super.send(withoutFilter(message));
    if (message.type === 'start') this.#isStarted = true;
  }

  override async start(): Promise<void> {
    if (!this.#isStarted) await super.start();
  }

  override stop(): Promise<void> {
    for (const [event, listener] of this.#listeners) super.off(event, listener);
    this.#listeners = [];
    return Promise.resolve();
  }

  #answer(type: 'started' | 'stopped'): void {
    const response = { type, __vitest_worker_response__: true };
    queueMicrotask(() => {
      for (const [event, listener] of this.#listeners) if (event === 'message') listener(response);
    });
  }
}

/** The settings that stay: without the names of the tests that the first run asks for, as later runs want others. */
function withoutFilter(message: Extract<WorkerRequest, { readonly type: 'start' }>): WorkerRequest {
  const { context } = message;
  const config = { ...context.config, testNamePattern: undefined };
  return { ...message, context: { ...context, config } };
}

let thread: KeptThread | undefined;

export const keptThread = {
  name: 'kept-thread',
  createPoolWorker: (options: PoolOptions): PoolWorker => (thread ??= new KeptThread(options)),
};
