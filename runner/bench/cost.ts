/**
 * What work costs: time on the clock, and time of processors. On a machine that does other things too, the second one is
 * the one to trust.
 */
import { readFileSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import { quantile } from '../quantile.ts';

export interface Cost {
  readonly wallMs: number;
  /** Of this process and of those that it started and that have ended; `NaN` where the system does not tell. */
  readonly cpuMs: number;
}

/** Linux counts the time of processes in ticks of 10 ms, whatever the machine. */
const tickMs = 10;

/** What each of the works costs: the medians of some rounds, in each of which all of them are run, one after the other. */
export async function medianCosts<Name extends string>(
  rounds: number,
  works: Readonly<Record<Name, () => Promise<unknown>>>,
): Promise<Readonly<Record<Name, Cost>>> {
  const names = Object.keys(works) as Name[];
  const costs = new Map<Name, Cost[]>(names.map((name) => [name, []]));
  for (let round = 0; round < rounds; round += 1)
    for (const name of names) costs.get(name)?.push(await costOf(works[name]));
  const medians = names.map((name) => [name, medianCost(costs.get(name) ?? [])] as const);
  return Object.fromEntries(medians) as Record<Name, Cost>;
}

/** What a work costs, done once. */
export async function costOf(work: () => Promise<unknown>): Promise<Cost> {
  const start = { wallMs: performance.now(), cpuMs: cpuMs() };
  await work();
  return { wallMs: performance.now() - start.wallMs, cpuMs: cpuMs() - start.cpuMs };
}

function medianCost(costs: readonly Cost[]): Cost {
  return {
    wallMs: median(costs.map(({ wallMs }) => wallMs)),
    cpuMs: median(costs.map(({ cpuMs }) => cpuMs)),
  };
}

const median = (values: readonly number[]): number => quantile(values, 0.5);

function cpuMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000 + endedChildrenMs();
}

/** `cutime` and `cstime` of proc(5): the 14th and 15th field after the name, which is in brackets. */
function endedChildrenMs(): number {
  try {
    const fields = readFileSync('/proc/self/stat', 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    return (Number(fields[13]) + Number(fields[14])) * tickMs;
  } catch {
    return NaN;
  }
}
