/** Work on many things, spread over processes of its own: what comes of it comes in the order of the things all the same. */
import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { must } from '../../spec/lookup.ts';
import { InputError } from '../../spec/problem.ts';
import { UsageError } from './exit-code.ts';

/** What a module exports as `work`. Tasks and results must survive a copy; `say` tells how far the work is. */
export type Work<Task, Result> = (task: Task, say: (text: string) => void) => Promise<Result>;

type Answer<Result> =
  | { readonly kind: 'ready' }
  | { readonly kind: 'said'; readonly text: string }
  | { readonly kind: 'done'; readonly result: Result }
  | { readonly kind: 'failed'; readonly message: string; readonly isUsage: boolean };

export interface Spread<Task> {
  /** The URL of a module with a `work` for these tasks. */
  readonly module: string;
  readonly tasks: readonly Task[];
  /** Is told what the work says, all that concerns a task before anything that concerns the next. */
  readonly say: (text: string) => void;
  /** Left out: as many as there are processors. */
  readonly processes?: number;
}

const program = fileURLToPath(new URL('work-process.mjs', import.meta.url));

/** A task with what has come of it so far. */
interface Job<Task, Result> {
  readonly task: Task;
  readonly promise: Promise<Result>;
  readonly resolve: (result: Result) => void;
  readonly reject: (error: Error) => void;
  /** What was said while nobody listened. */
  readonly said: string[];
  hear: (text: string) => void;
}

interface Crew<Task, Result> {
  /** What nobody has begun. */
  readonly waiting: Job<Task, Result>[];
  /** Those that have not ended. */
  readonly workers: Set<ChildProcess>;
}

/**
 * The result of each task, in their order. Throws what the first work throws that fails: a `UsageError` for bad input, an
 * `Error` for anything else, and for a process that ends before its work does. No process is left behind.
 */
export async function* inProcesses<Task, Result>(spread: Spread<Task>): AsyncGenerator<Result> {
  const { module, tasks, say, processes = availableParallelism() } = spread;
  const jobs = tasks.map((task) => jobOf<Task, Result>(task));
  const crew: Crew<Task, Result> = { waiting: [...jobs], workers: new Set() };
  while (crew.workers.size < Math.min(processes, jobs.length)) startWorker(module, crew);
  try {
    for (const job of jobs) {
      job.said.forEach(say);
      job.hear = say;
      yield await job.promise;
    }
  } finally {
    for (const worker of crew.workers) worker.kill();
  }
}

function jobOf<Task, Result>(task: Task): Job<Task, Result> {
  const said: string[] = [];
  const settle: Partial<Pick<Job<Task, Result>, 'resolve' | 'reject'>> = {};
  const promise = new Promise<Result>((resolve, reject) =>
    Object.assign(settle, { resolve, reject }),
  );
  // It is looked at when its turn has come; until then a failure is no unhandled one.
  promise.catch(() => undefined);
  const { resolve, reject } = settle as Required<typeof settle>;
  return { task, promise, resolve, reject, said, hear: (text) => void said.push(text) };
}

/** A process that does what is waiting, one after the other. Where it ends without a job, the others do what is left. */
function startWorker<Task, Result>(module: string, { waiting, workers }: Crew<Task, Result>): void {
  const worker = fork(program, [module], { serialization: 'advanced' });
  workers.add(worker);
  let job: Job<Task, Result> | undefined;
  const next = (): void => {
    job = waiting.shift();
    if (job === undefined) worker.disconnect();
    else worker.send({ task: job.task });
  };
  worker.on('message', (answer: Answer<Result>) => {
    if (answer.kind === 'said') job?.hear(answer.text);
    else {
      if (answer.kind === 'done') job?.resolve(answer.result);
      if (answer.kind === 'failed') job?.reject(failure(answer));
      next();
    }
  });
  const end = (how: string): void => {
    const ended = new Error(`a process ended before its work did (${how})`);
    workers.delete(worker);
    job?.reject(ended);
    if (workers.size === 0) for (const left of waiting) left.reject(ended);
  };
  worker.on('error', ({ message }) => {
    end(message);
  });
  worker.on('exit', (code, signal) => {
    end(String(code ?? signal));
  });
}

function failure({ message, isUsage }: Extract<Answer<never>, { kind: 'failed' }>): Error {
  return isUsage ? new UsageError(message) : new Error(message);
}

/** The other end, in the process: does with a module's `work` what comes in. */
export async function obey(module: string): Promise<void> {
  const { work } = (await import(module)) as { readonly work: Work<unknown, unknown> };
  const send = must(process.send?.bind(process), 'a process that was started by another');
  const answer = (told: Answer<unknown>): void => void send(told);
  process.on('message', ({ task }: { readonly task: unknown }) => {
    const say = (text: string): void => {
      answer({ kind: 'said', text });
    };
    work(task, say).then(
      (result) => {
        answer({ kind: 'done', result });
      },
      (error: unknown) => {
        answer(failed(error));
      },
    );
  });
  process.once('disconnect', () => process.kill(process.pid));
  answer({ kind: 'ready' });
}

function failed(error: unknown): Answer<never> {
  const isUsage = error instanceof UsageError || error instanceof InputError;
  if (isUsage) return { kind: 'failed', message: error.message, isUsage };
  const message = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return { kind: 'failed', message, isUsage };
}
