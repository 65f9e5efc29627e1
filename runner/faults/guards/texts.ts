/** Numbers that are compared as texts. */
import { comparedFields } from '../../../spec/compared-values.ts';
import { fieldOf, isNumberField } from '../../../spec/lookup.ts';
import type { Action, Guard, Operand } from '../../../spec/schema.ts';
import { innerOf } from '../../../spec/semantics/effects.ts';
import { compare, guardHolds, valueOf } from '../../../spec/semantics/guards.ts';
import type { Acting } from '../../../spec/semantics/guards.ts';
import { violationOf } from '../../../spec/semantics/values.ts';
import { acting } from '../actions/acting.ts';
import type { Fault } from '../fault.ts';
import { isNamed } from '../named.ts';
import { someAction } from '../schema-parts.ts';

/** Numbers of several lengths, with the first digits at both ends. */
const NUMBERS = [1, 9, 10, 90, 100, 900, 1000, 9000];

export const textFaults: readonly Fault[] = [
  {
    id: 'guards.numbers-compare-as-texts',
    what: 'A condition compares the digits of numbers: 10 comes before 9.',
    category: 'type error',
    clause: 'guards.compare',
    observable: someAction((action, entity, { schema }) =>
      action.guards.some((guard) => showsAsText(guard, action, { entity, schema })),
    ),
    behaviour: acting({
      holds: (guard, now, action) =>
        guard.kind === 'compare' && showsAsText(guard, action, now)
          ? compare(asText(guard.left, now), guard.op, asText(guard.right, now))
          : guardHolds(guard, now),
    }),
  },
];

/** `null` stays what it is: it satisfies no comparison. */
function asText(operand: Operand, now: Acting): string | null {
  const value = valueOf(operand, now);
  return value === null ? null : String(value);
}

/** Whether a field is compared with a literal, with one of the numbers it comes out otherwise, and nothing else is about it. */
function showsAsText(
  guard: Guard,
  action: Action,
  { entity, schema }: Pick<Acting, 'entity' | 'schema'>,
): boolean {
  if (guard.kind !== 'compare' || !('field' in guard.left) || !('value' in guard.right))
    return false;
  const field = fieldOf(entity, guard.left.field);
  const isAlone =
    action.guards.every((other) => other === guard || !readsField(other, field.name)) &&
    !isNamed(field.name, action.effects.map(innerOf));
  const limit = guard.right.value;
  return (
    isAlone &&
    isNumberField(field) &&
    NUMBERS.some(
      (number) =>
        violationOf(field, number, { schema, database: new Map() }) === null &&
        compare(number, guard.op, limit) !== compare(String(number), guard.op, String(limit)),
    )
  );
}

function readsField(guard: Guard, name: string): boolean {
  return guard.kind === 'null' ? guard.field === name : comparedFields(guard).includes(name);
}
