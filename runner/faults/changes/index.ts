/** Faults in what follows from changes of the specification. */
import type { Fault } from '../fault.ts';
import { aliasFaults } from './aliases.ts';
import { enumValueFaults } from './enum-values.ts';
import { fieldNameFaults } from './field-names.ts';
import { goneFaults } from './gone.ts';
import { lostFaults } from './lost.ts';

export const changeFaults: readonly Fault[] = [
  ...goneFaults,
  ...aliasFaults,
  ...fieldNameFaults,
  ...enumValueFaults,
  ...lostFaults,
];
