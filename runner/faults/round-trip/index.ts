/** Faults in what becomes of valid values. */
import type { Fault } from '../fault.ts';
import { booleanFaults } from './booleans.ts';
import { datetimeFaults } from './datetimes.ts';
import { idShownAsNumber } from './ids.ts';
import { numberFaults } from './numbers.ts';
import { stringFaults } from './strings.ts';
import { wholeFloatRefused } from './whole-floats.ts';

export const roundTripFaults: readonly Fault[] = [
  ...stringFaults,
  ...numberFaults,
  wholeFloatRefused,
  ...booleanFaults,
  ...datetimeFaults,
  idShownAsNumber,
];
