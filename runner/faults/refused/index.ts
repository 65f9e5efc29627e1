/** Faults in how invalid input is refused. */
import type { Fault } from '../fault.ts';
import { leakFaults } from './leaks.ts';
import { statusFaults } from './statuses.ts';
import { takenIdFaults } from './taken-ids.ts';

export const refusedFaults: readonly Fault[] = [...leakFaults, ...statusFaults, ...takenIdFaults];
