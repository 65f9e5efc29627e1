/** Faults in what a delete does to references. */
import type { Fault } from '../fault.ts';
import { referencesLeft } from './left.ts';
import { deleteRefused } from './refused.ts';
import { deletedTooMuch } from './too-much.ts';

export const cascadeFaults: readonly Fault[] = [
  ...referencesLeft,
  ...deletedTooMuch,
  deleteRefused,
];
