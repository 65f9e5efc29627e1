/** Faults in what an enum lists. */
import type { Fault } from '../fault.ts';
import { listedRefused } from './lost.ts';
import { enumShownOtherwise } from './shown.ts';
import { unlistedAccepted } from './unlisted.ts';

export const enumFaults: readonly Fault[] = [
  ...unlistedAccepted,
  ...listedRefused,
  ...enumShownOtherwise,
];
