/** Faults in what actions do to objects. */
import type { Fault } from '../fault.ts';
import { absentTargetFaults } from './absent-targets.ts';
import { fieldEffectFaults } from './field-effects.ts';
import { effectOrderFaults } from './order.ts';
import { reachFaults } from './reach.ts';

export const effectFaults: readonly Fault[] = [
  ...fieldEffectFaults,
  ...reachFaults,
  ...absentTargetFaults,
  ...effectOrderFaults,
];
