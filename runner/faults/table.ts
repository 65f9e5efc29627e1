/** Every fault, in the order in which an audit goes through them. `<subject>/index.ts` holds those of one subject. */
import { actionFaults } from './actions/index.ts';
import { analyticsFaults } from './analytics/index.ts';
import { boundFaults } from './bounds/index.ts';
import { cascadeFaults } from './cascade/index.ts';
import { changeFaults } from './changes/index.ts';
import { datetimeFaults } from './datetimes/index.ts';
import { defaultFaults } from './defaults/index.ts';
import { effectFaults } from './effects/index.ts';
import { endpointFaults } from './endpoints/index.ts';
import { enumFaults } from './enums/index.ts';
import type { Fault } from './fault.ts';
import { conditionFaults } from './guards/index.ts';
import { nullFaults } from './null/index.ts';
import { referenceFaults } from './references/index.ts';
import { refusedFaults } from './refused/index.ts';
import { requiredFaults } from './required/index.ts';
import { roundTripFaults } from './round-trip/index.ts';
import { ruleFaults } from './rules/index.ts';
import { typeFaults } from './types/index.ts';
import { updateFaults } from './updates/index.ts';

/** Ids are unique and stay: they name a fault on the command line and in kill matrices. */
export const allFaults: readonly Fault[] = [
  ...requiredFaults,
  ...defaultFaults,
  ...nullFaults,
  ...typeFaults,
  ...roundTripFaults,
  ...ruleFaults,
  ...boundFaults,
  ...enumFaults,
  ...datetimeFaults,
  ...updateFaults,
  ...refusedFaults,
  ...referenceFaults,
  ...cascadeFaults,
  ...endpointFaults,
  ...analyticsFaults,
  ...actionFaults,
  ...conditionFaults,
  ...effectFaults,
  ...changeFaults,
];
