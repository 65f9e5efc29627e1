/** Faults in what a delete does to references. */
import type { Fault } from '../fault.ts';
import { referencesHidden } from './hidden.ts';
import { referencesLeft } from './left.ts';
import { deleteRefused } from './refused.ts';
import { deletedIsRemembered } from './remembered.ts';
import { deletedTooMuch } from './too-much.ts';

export const cascadeFaults: readonly Fault[] = [
  ...referencesLeft,
  ...referencesHidden,
  deletedIsRemembered,
  ...deletedTooMuch,
  deleteRefused,
];
