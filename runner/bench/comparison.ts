/** Two costs side by side, as a line of the bench. */
import type { Cost } from './cost.ts';

export interface Comparison {
  readonly what: string;
  readonly cost: Cost;
  /** What it is measured against, in the same run. */
  readonly beside: string;
  readonly besideCost: Cost;
  /** The ratio that is wanted. */
  readonly atMost?: number;
}

/** `compile 31 turns: 12.34 s (CPU 13.10 s); prettier …: 10.00 s (CPU 10.10 s); ratio 1.23 (CPU 1.30)`. */
export function comparisonLine(comparison: Comparison): string {
  const { what, cost, beside, besideCost, atMost } = comparison;
  const ratio = (cost.wallMs / besideCost.wallMs).toFixed(2);
  const cpuRatio = (cost.cpuMs / besideCost.cpuMs).toFixed(2);
  const aim = atMost === undefined ? '' : `, aim at most ${atMost.toFixed(1)}`;
  return `${what}: ${written(cost)}; ${beside}: ${written(besideCost)}; ratio ${ratio} (CPU ${cpuRatio})${aim}`;
}

function written({ wallMs, cpuMs }: Cost): string {
  return `${seconds(wallMs)} (CPU ${seconds(cpuMs)})`;
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(2)} s`;
}
