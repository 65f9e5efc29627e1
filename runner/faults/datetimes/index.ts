/** Faults in what is a datetime. */
import type { Fault } from '../fault.ts';
import { looseDateTimeAccepted } from './accepted.ts';
import { centuryLeapDayAccepted, leapDayRefused } from './leap-days.ts';

export const datetimeFaults: readonly Fault[] = [
  ...looseDateTimeAccepted,
  leapDayRefused,
  centuryLeapDayAccepted,
];
