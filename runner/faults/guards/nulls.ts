/** Missing values in conditions, and what careless servers take them for. */
import { fieldOf, isNumberField } from '../../../spec/lookup.ts';
import type { Comparator, Entity, Field, Guard, GuardOf } from '../../../spec/schema.ts';
import { compare, guardHolds, listedRows, valueOf } from '../../../spec/semantics/guards.ts';
import type { Acting } from '../../../spec/semantics/guards.ts';
import { violationOf } from '../../../spec/semantics/values.ts';
import { acting } from '../actions/acting.ts';
import type { Fault } from '../fault.ts';
import { someGuard } from '../schema-parts.ts';
import { listTarget } from './list-target.ts';

const OPERAND = { category: 'data validation', clause: 'guards.null-operand' } as const;
const ORDERING: readonly Comparator[] = ['>', '>=', '<', '<='];

const takesNull = (field: Field): boolean => 'nullable' in field && field.nullable;

/** Whether the guard compares a field that may be `null`, as it is or in a computation. */
function comparesNullable(guard: Guard, entity: Entity): guard is GuardOf<'compare'> {
  return (
    guard.kind === 'compare' &&
    [guard.left, guard.right]
      .flatMap((side) => ('op' in side ? [side.left, side.right] : [side]))
      .some((side) => 'field' in side && takesNull(fieldOf(entity, side.field)))
  );
}

const meetsNull = (guard: GuardOf<'compare'>, acting: Acting): boolean =>
  [guard.left, guard.right].some((side) => valueOf(side, acting) === null);

/** Whether the guard compares a number that may be `null` with a literal, and 0 would satisfy it. */
const zeroSatisfies = (guard: Guard, entity: Entity): boolean =>
  comparesNullable(guard, entity) &&
  'field' in guard.left &&
  isNumberField(fieldOf(entity, guard.left.field)) &&
  'value' in guard.right &&
  compare(0, guard.op, guard.right.value);

export const nullFaults: readonly Fault[] = [
  {
    id: 'guards.null-is-unequal',
    what: 'A comparison with `!=` is satisfied when one side is `null`.',
    ...OPERAND,
    observable: someGuard((guard, entity) => comparesNullable(guard, entity) && guard.op === '!='),
    behaviour: acting({
      holds: (guard, acting) =>
        (guard.kind === 'compare' && guard.op === '!=' && meetsNull(guard, acting)) ||
        guardHolds(guard, acting),
    }),
  },
  {
    id: 'guards.null-satisfies',
    what: 'A comparison by order is satisfied when a side is `null`.',
    ...OPERAND,
    observable: someGuard(
      (guard, entity) => comparesNullable(guard, entity) && ORDERING.includes(guard.op),
    ),
    behaviour: acting({
      holds: (guard, acting) =>
        (guard.kind === 'compare' && ORDERING.includes(guard.op) && meetsNull(guard, acting)) ||
        guardHolds(guard, acting),
    }),
  },
  {
    id: 'guards.null-crashes',
    what: 'An action that compares a missing value answers 500.',
    ...OPERAND,
    category: 'server crash',
    observable: someGuard(comparesNullable),
    behaviour: acting({
      holds: (guard, acting) => {
        if (guard.kind === 'compare' && meetsNull(guard, acting))
          throw new TypeError('None cannot be compared');
        return guardHolds(guard, acting);
      },
    }),
  },
  {
    id: 'guards.null-is-zero',
    what: 'In a comparison with a literal, a missing number counts as 0.',
    ...OPERAND,
    observable: someGuard(zeroSatisfies),
    behaviour: acting({
      holds: (guard, acting) =>
        (zeroSatisfies(guard, acting.entity) &&
          guard.kind === 'compare' &&
          meetsNull(guard, acting)) ||
        guardHolds(guard, acting),
    }),
  },
  {
    id: 'guards.null-items-satisfy',
    what: 'An object in a list satisfies any condition on a field in which it has no value.',
    ...OPERAND,
    observable: someGuard((guard, entity, { schema }) => {
      if (guard.kind !== 'quantifier') return false;
      return takesNull(fieldOf(listTarget(schema, entity, guard.list), guard.where.field));
    }),
    behaviour: acting({
      holds: (guard, acting) => {
        if (guard.kind !== 'quantifier') return guardHolds(guard, acting);
        const { quantifier, list, where } = guard;
        const verdicts = listedRows(list, acting).map((row) => {
          const value = row[where.field] ?? null;
          return value === null || compare(value, where.op, where.value);
        });
        return quantifier === 'all' ? verdicts.every(Boolean) : verdicts.some(Boolean);
      },
    }),
  },
  {
    id: 'guards.zero-is-null',
    what: 'A field that is 0 or `false` counts as one without a value.',
    category: 'data validation',
    clause: 'guards.is-null',
    observable: someGuard(
      (guard, entity, { schema }) =>
        guard.kind === 'null' &&
        [0, false].some(
          (zero) =>
            violationOf(fieldOf(entity, guard.field), zero, { schema, database: new Map() }) ===
            null,
        ),
    ),
    behaviour: acting({
      holds: (guard, acting) =>
        guard.kind === 'null'
          ? Boolean(acting.row[guard.field]) === (guard.is === 'not_null')
          : guardHolds(guard, acting),
    }),
  },
];
