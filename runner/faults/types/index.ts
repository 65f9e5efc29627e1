/** Faults in telling types apart. */
import type { Fault } from '../fault.ts';
import { wrongTypeAccepted } from './accepted.ts';
import { emptyOverlooked } from './empty-overlooked.ts';

export const typeFaults: readonly Fault[] = [...wrongTypeAccepted, emptyOverlooked];
