/** Faults in what references hold. */
import type { Fault } from '../fault.ts';
import { danglingAccepted } from './dangling.ts';
import { embeddedObjects } from './embedded.ts';
import { listFaults } from './lists.ts';
import { referenceNullFaults } from './nulls.ts';

export const referenceFaults: readonly Fault[] = [
  ...danglingAccepted,
  ...embeddedObjects,
  ...referenceNullFaults,
  ...listFaults,
];
