/** Faults in actions as a whole: what they answer and store, when they are refused and how. */
import type { Fault } from '../fault.ts';
import { againFaults } from './again.ts';
import { asCreatedFaults } from './as-created.ts';
import { guardFaults } from './guards.ts';
import { orderFaults } from './order.ts';
import { otherIdFaults } from './other-ids.ts';
import { outOfDateFaults } from './out-of-date.ts';
import { refusedFaults } from './refused.ts';
import { stateFaults } from './states.ts';
import { storedFaults } from './stored.ts';
import { successFaults } from './success.ts';

export const actionFaults: readonly Fault[] = [
  ...successFaults,
  ...storedFaults,
  ...stateFaults,
  ...guardFaults,
  ...refusedFaults,
  ...orderFaults,
  ...asCreatedFaults,
  ...outOfDateFaults,
  ...againFaults,
  ...otherIdFaults,
];
