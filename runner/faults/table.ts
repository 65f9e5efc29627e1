/** Every fault, in the order in which an audit goes through them. `<subject>/index.ts` holds those of one subject. */
import type { Fault } from './fault.ts';
import { requiredFaults } from './required/index.ts';

/** Ids are unique and stay: they name a fault on the command line and in kill matrices. */
export const allFaults: readonly Fault[] = [...requiredFaults];
