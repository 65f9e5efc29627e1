/** A bound is not looked at: one fault for each end of each type. */
import type { Fault } from '../fault.ts';
import { someField } from '../schema-parts.ts';
import { unchecked } from '../unchecked.ts';
import { bothWrites } from '../writes.ts';
import { endId, ends, showsBeyondBound } from './ends.ts';

export const boundIgnored: readonly Fault[] = ends.map((end) => ({
  id: `bounds.${endId(end)}-ignored`,
  what: `Create and update do not look at ${end.name}.`,
  category: 'data validation',
  clause: end.clause,
  observable: someField((field) => showsBeyondBound(field, end)),
  behaviour: unchecked(
    bothWrites,
    ({ field, rule }) => rule === end.rule && field.type === end.type,
  ),
}));
