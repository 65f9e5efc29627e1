/** Conditions on the objects of a list that are asked in another way. */
import type { Action, Comparator, Guard, GuardOf } from '../../../spec/schema.ts';
import { guardHolds, listedRows } from '../../../spec/semantics/guards.ts';
import { acting } from '../actions/acting.ts';
import type { Fault } from '../fault.ts';
import { isNamed } from '../named.ts';
import { someAction, someGuard } from '../schema-parts.ts';
import { otherGuards } from './comparisons.ts';
import { allowsEmpty } from './empty-lists.ts';
import { withList } from './lists.ts';

type Quantified = GuardOf<'quantifier'>;

const QUANTIFIERS = { category: 'missing feature', clause: 'guards.quantifiers' } as const;

const quantifies = (quantifier: Quantified['quantifier']): Fault['observable'] =>
  someGuard((guard) => guard.kind === 'quantifier' && guard.quantifier === quantifier);

/** Guards of the quantifier are asked of some of the objects alone. */
const askedOf = (
  quantifier: Quantified['quantifier'],
  choose: (listed: readonly string[], all: readonly string[]) => readonly string[],
): Pick<Fault, 'observable' | 'behaviour'> => ({
  observable: quantifies(quantifier),
  behaviour: acting({
    holds: (guard, acting) =>
      guard.kind === 'quantifier' && guard.quantifier === quantifier
        ? guardHolds(guard, withList(acting, guard.list, choose))
        : guardHolds(guard, acting),
  }),
});

/** An empty list gives the other verdict, where nothing else forbids an empty list. */
function otherwiseWhenEmpty(
  quantifier: Quantified['quantifier'],
): Pick<Fault, 'observable' | 'behaviour'> {
  const isAsked = (guard: Guard): guard is Quantified =>
    guard.kind === 'quantifier' && guard.quantifier === quantifier;
  const shows = (action: Action, list: string): boolean => allowsEmpty(action, list, isAsked);
  return {
    observable: someAction((action) =>
      action.guards.filter(isAsked).some(({ list }) => shows(action, list)),
    ),
    behaviour: acting({
      holds: (guard, acting, action) =>
        isAsked(guard) && listedRows(guard.list, acting).length === 0 && shows(action, guard.list)
          ? quantifier === 'any'
          : guardHolds(guard, acting),
    }),
  };
}

/** Whether all objects of a list are asked, and it may be of any length: no other condition is about it. */
function isOpenToAll(guard: Guard, { guards }: Action): boolean {
  if (guard.kind !== 'quantifier' || guard.quantifier !== 'all') return false;
  return guards.every((other) => other === guard || !isNamed(guard.list, other));
}

const nextTo: readonly (readonly [Comparator, Comparator, string])[] = [
  ['>', '>=', 'above-are-at-least'],
  ['>=', '>', 'at-least-are-above'],
  ['<', '<=', 'below-are-at-most'],
  ['<=', '<', 'at-most-are-below'],
];

export const quantifierFaults: readonly Fault[] = [
  {
    id: 'guards.any-is-all',
    what: 'A condition that asks for any object of a list is asked of all.',
    ...QUANTIFIERS,
    ...otherGuards((guard) =>
      guard.kind === 'quantifier' && guard.quantifier === 'any'
        ? { ...guard, quantifier: 'all' }
        : guard,
    ),
  },
  {
    id: 'guards.all-is-any',
    what: 'A condition that asks for all objects of a list is content with any.',
    ...QUANTIFIERS,
    ...otherGuards((guard) =>
      guard.kind === 'quantifier' && guard.quantifier === 'all'
        ? { ...guard, quantifier: 'any' }
        : guard,
    ),
  },
  {
    id: 'guards.all-of-nothing-fails',
    what: 'A condition on all objects of a list does not hold for an empty one.',
    ...QUANTIFIERS,
    ...otherwiseWhenEmpty('all'),
  },
  {
    id: 'guards.any-of-nothing-holds',
    what: 'A condition on any object of a list holds for an empty one.',
    ...QUANTIFIERS,
    ...otherwiseWhenEmpty('any'),
  },
  {
    id: 'guards.any-stops-after-one',
    what: 'Of a list, the first object alone is asked for any.',
    ...QUANTIFIERS,
    ...askedOf('any', (listed) => listed.slice(0, 1)),
  },
  {
    id: 'guards.all-stops-after-one',
    what: 'Of a list, the first object alone is asked for all.',
    ...QUANTIFIERS,
    ...askedOf('all', (listed) => listed.slice(0, 1)),
  },
  {
    id: 'guards.all-skips-the-middle',
    what: 'Of a list, the first object and the last are asked for all.',
    ...QUANTIFIERS,
    observable: someAction((action) => action.guards.some((guard) => isOpenToAll(guard, action))),
    behaviour: acting({
      holds: (guard, acting, action) =>
        guard.kind === 'quantifier' && isOpenToAll(guard, action)
          ? guardHolds(
              guard,
              withList(acting, guard.list, (ids) => [...ids.slice(0, 1), ...ids.slice(-1)]),
            )
          : guardHolds(guard, acting),
    }),
  },
  {
    id: 'guards.any-goes-over-all-objects',
    what: 'A condition on any object of a list is asked of all objects of the entity.',
    ...QUANTIFIERS,
    ...askedOf('any', (_, all) => all),
  },
  {
    id: 'guards.all-goes-over-all-objects',
    what: 'A condition on all objects of a list is asked of all objects of the entity.',
    ...QUANTIFIERS,
    ...askedOf('all', (_, all) => all),
  },
  ...nextTo.map(([from, to, id]): Fault => ({
    id: `guards.items-${id}`,
    what: `A condition on the objects of a list with \`${from}\` is asked with \`${to}\`.`,
    ...QUANTIFIERS,
    category: 'data validation',
    ...otherGuards((guard) =>
      guard.kind === 'quantifier' && guard.where.op === from
        ? { ...guard, where: { ...guard.where, op: to } }
        : guard,
    ),
  })),
];
