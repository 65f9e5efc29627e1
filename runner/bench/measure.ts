/** Timing for the bench: medians of repeated work, on a monotonic clock. */

/** Runs the work some times and returns the median of its durations, in milliseconds. */
export async function medianMs(times: number, work: () => Promise<unknown>): Promise<number> {
  const durations: number[] = [];
  for (let run = 0; run < times; run += 1) {
    const start = performance.now();
    await work();
    durations.push(performance.now() - start);
  }
  const sorted = durations.sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

/** What was measured, beside the floor that it cannot get under. */
export interface Measurement {
  readonly what: string;
  readonly ms: number;
  readonly floor: string;
  readonly floorMs: number;
}
