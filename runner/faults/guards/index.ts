/** Faults in how conditions of actions are read. */
import type { Fault } from '../fault.ts';
import { computationFaults } from './computations.ts';
import { ignoredFaults } from './ignored.ts';
import { listFaults } from './lists.ts';
import { nullFaults } from './nulls.ts';
import { operatorFaults } from './operators.ts';
import { quantifierFaults } from './quantifiers.ts';
import { textFaults } from './texts.ts';

export const conditionFaults: readonly Fault[] = [
  ...ignoredFaults,
  ...operatorFaults,
  ...computationFaults,
  ...nullFaults,
  ...listFaults,
  ...quantifierFaults,
  ...textFaults,
];
