/** Faults in what becomes of defaults. */
import type { Fault } from '../fault.ts';
import { defaultAppliedOnUpdate } from './applied-on-update.ts';
import { defaultDemanded } from './demanded.ts';
import { defaultIgnored } from './ignored.ts';
import { defaultInPlaceOfNullOnUpdate } from './in-place-of-null-on-update.ts';
import { defaultInPlaceOfNull } from './in-place-of-null.ts';

export const defaultFaults: readonly Fault[] = [
  ...defaultIgnored,
  ...defaultDemanded,
  ...defaultInPlaceOfNull,
  defaultInPlaceOfNullOnUpdate,
  defaultAppliedOnUpdate,
];
