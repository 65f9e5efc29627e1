/** Faults in what a create demands, and an update does not. */
import type { Fault } from '../fault.ts';
import { absenceFilled } from './absence-filled.ts';
import { absenceTakenForNull } from './absence-taken-for-null.ts';
import { demandedOnUpdate } from './demanded-on-update.ts';
import { demandedThoughOptional } from './demanded-though-optional.ts';
import { idNotDemanded } from './id-not-demanded.ts';
import { notDemanded } from './not-demanded.ts';

export const requiredFaults: readonly Fault[] = [
  ...notDemanded,
  idNotDemanded,
  ...demandedThoughOptional,
  absenceTakenForNull,
  absenceFilled,
  demandedOnUpdate,
];
