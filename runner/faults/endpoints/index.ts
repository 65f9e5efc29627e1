/** Faults in paths, verbs and statuses, and in what they do to objects as a whole. */
import type { Fault } from '../fault.ts';
import { crashFaults } from './crashes.ts';
import { createFaults } from './create.ts';
import { deleteFaults } from './delete.ts';
import { idFaults } from './ids.ts';
import { independentFaults } from './independent.ts';
import { listFaults } from './list.ts';
import { pathFaults } from './paths.ts';
import { readFaults } from './read.ts';
import { resetFaults } from './reset.ts';
import { slowAnswer } from './slow.ts';
import { unknownIdFaults } from './unknown-id.ts';
import { updateFaults } from './update.ts';

export const endpointFaults: readonly Fault[] = [
  ...pathFaults,
  ...createFaults,
  ...listFaults,
  ...readFaults,
  ...updateFaults,
  ...deleteFaults,
  ...unknownIdFaults,
  ...independentFaults,
  ...idFaults,
  ...resetFaults,
  slowAnswer,
  ...crashFaults,
];
