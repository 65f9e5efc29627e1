/** Missing values in conditions, and what careless servers take them for. */
import {
  comparedFields,
  comparesMissing,
  missableFields,
  readsList,
} from '../../../spec/compared-values.ts';
import { fieldOf, isNumberField } from '../../../spec/lookup.ts';
import type { Action, Comparator, Entity, Guard, GuardOf } from '../../../spec/schema.ts';
import { compare, guardHolds, listedRows, valueOf } from '../../../spec/semantics/guards.ts';
import type { Acting } from '../../../spec/semantics/guards.ts';
import { mayLackValue, violationOf } from '../../../spec/semantics/values.ts';
import { acting } from '../actions/acting.ts';
import type { Fault } from '../fault.ts';
import { timesNamed } from '../named.ts';
import { someAction, someGuard } from '../schema-parts.ts';

const OPERAND = { category: 'data validation', clause: 'guards.null-operand' } as const;
const ORDERING: readonly Comparator[] = ['>', '>=', '<', '<='];

type Comparison = GuardOf<'compare'>;

/** Whether a missing value makes such a comparison, and no other one, fail. */
const someMissing = (holds: (guard: Comparison, entity: Entity) => boolean): Fault['observable'] =>
  someAction((action, entity) =>
    action.guards.some(
      (guard) =>
        guard.kind === 'compare' &&
        holds(guard, entity) &&
        missableFields(guard, action, entity).some((name) =>
          action.guards.every((other) => other === guard || !comparedFields(other).includes(name)),
        ),
    ),
  );

const meetsNull = (guard: Comparison, acting: Acting): boolean =>
  [guard.left, guard.right].some((side) => valueOf(side, acting) === null);

/** Whether the guard compares a number with a literal, and 0 would satisfy it. */
const zeroSatisfies = (guard: Comparison, entity: Entity): boolean =>
  'field' in guard.left &&
  isNumberField(fieldOf(entity, guard.left.field)) &&
  'value' in guard.right &&
  compare(0, guard.op, guard.right.value);

export const nullFaults: readonly Fault[] = [
  {
    id: 'guards.null-is-unequal',
    what: 'A comparison with `!=` is satisfied when one side is `null`.',
    ...OPERAND,
    observable: someMissing(({ op }) => op === '!='),
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
    observable: someMissing(({ op }) => ORDERING.includes(op)),
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
    observable: someAction((action, entity) =>
      action.guards.some((guard) => missableFields(guard, action, entity).length > 0),
    ),
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
    observable: someMissing(zeroSatisfies),
    behaviour: acting({
      holds: (guard, acting) =>
        (guard.kind === 'compare' &&
          zeroSatisfies(guard, acting.entity) &&
          meetsNull(guard, acting)) ||
        guardHolds(guard, acting),
    }),
  },
  {
    id: 'guards.null-items-satisfy',
    what: 'An object in a list satisfies any condition on a field in which it has no value.',
    ...OPERAND,
    observable: someAction((action, entity, { schema }) =>
      action.guards.some(
        (guard) =>
          guard.kind === 'quantifier' && comparesMissing(guard, action, { entity, schema }),
      ),
    ),
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
    id: 'guards.zero-compares-as-null',
    what: 'In a comparison with a literal, a field that is 0 counts as one without a value.',
    category: 'data validation',
    clause: 'guards.compare',
    observable: someAction((action, entity, { schema }) =>
      action.guards.some((guard) => zeroDecides(guard, action, { entity, schema })),
    ),
    behaviour: acting({
      holds: (guard, acting, action) =>
        guardHolds(guard, acting) &&
        !(
          zeroDecides(guard, action, acting) &&
          comparedFields(guard).some((name) => acting.row[name] === 0)
        ),
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

/**
 * Whether the guard compares a single field, alone or in a computation with a literal, with a literal, 0 satisfies it, and
 * nothing else in the action is about the field.
 */
function zeroDecides(
  guard: Guard,
  action: Action,
  { entity, schema }: Pick<Acting, 'entity' | 'schema'>,
): boolean {
  const [name, ...others] = comparedFields(guard);
  if (guard.kind !== 'compare' || readsList(guard) || name === undefined || others.length > 0)
    return false;
  const field = fieldOf(entity, name);
  const row = { [name]: 0 };
  return (
    timesNamed(name, action) === 1 &&
    isNumberField(field) &&
    mayLackValue(field) &&
    violationOf(field, 0, { schema, database: new Map() }) === null &&
    guardHolds(guard, { schema, entity, row, database: new Map() })
  );
}
