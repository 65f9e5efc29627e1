/** Faults in what a create demands. */
import type { Fault } from '../fault.ts';
import { notDemanded } from './not-demanded.ts';

export const requiredFaults: readonly Fault[] = [...notDemanded];
