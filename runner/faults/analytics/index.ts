/** Faults in analytics. */
import type { Fault } from '../fault.ts';
import { emptyFaults } from './empty.ts';
import { nullFaults } from './nulls.ts';
import { operationFaults } from './operations.ts';
import { shapeFaults } from './shape.ts';
import { staleFaults } from './stale.ts';

export const analyticsFaults: readonly Fault[] = [
  ...shapeFaults,
  ...operationFaults,
  ...nullFaults,
  ...emptyFaults,
  ...staleFaults,
];
