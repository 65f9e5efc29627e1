/** Faults in rules on values that nobody asked for. */
import type { Fault } from '../fault.ts';
import { madeUpRules } from './made-up.ts';
import { uniqueValues } from './unique.ts';

export const ruleFaults: readonly Fault[] = [...madeUpRules, ...uniqueValues];
