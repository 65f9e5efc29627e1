/** Faults in what an update leaves alone. */
import type { Fault } from '../fault.ts';
import { updateDropsReferences } from './drops-references.ts';
import { ownIdRefused } from './own-id.ts';
import { updateReplaces } from './replaces.ts';

export const updateFaults: readonly Fault[] = [
  updateReplaces,
  ...updateDropsReferences,
  ownIdRefused,
];
