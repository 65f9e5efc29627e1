/** Faults in what is too long or too short, too great or too small, too early or too late. */
import type { Fault } from '../fault.ts';
import { boundIgnored } from './ignored.ts';
import { boundInvented } from './invented.ts';
import { boundTooNarrow } from './too-narrow.ts';
import { boundTooWide } from './too-wide.ts';
import { lengthOfTrimmedText } from './trimmed.ts';

export const boundFaults: readonly Fault[] = [
  ...boundIgnored,
  ...boundTooWide,
  ...boundTooNarrow,
  ...boundInvented,
  ...lengthOfTrimmedText,
];
