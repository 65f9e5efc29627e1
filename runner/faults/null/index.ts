/** Faults in what `null` means. */
import type { Fault } from '../fault.ts';
import { nullAccepted } from './accepted.ts';
import { nullRefused } from './refused.ts';
import { nullShownAsEmpty } from './shown-as-empty.ts';
import { nullTakenForAbsenceOnUpdate } from './taken-for-absence-on-update.ts';

export const nullFaults: readonly Fault[] = [
  ...nullAccepted,
  ...nullRefused,
  nullTakenForAbsenceOnUpdate,
  ...nullShownAsEmpty,
];
