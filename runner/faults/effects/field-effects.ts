/** What effects do to a field, wherever it is: nothing, too much or too little. */
import type { Effect, FieldEffect } from '../../../spec/schema.ts';
import { innerOf } from '../../../spec/semantics/effects.ts';
import type { Fault } from '../fault.ts';
import { isReaching, otherEffects } from './effect-edits.ts';

/** What may be wrong with what is done to a field, on whichever object. `undefined`: nothing is done. */
interface Slip {
  readonly id: string;
  readonly what: string;
  readonly edit: (inner: FieldEffect) => FieldEffect | undefined;
}

const slips: readonly Slip[] = [
  {
    id: 'set-is-missing',
    what: 'does not set fields',
    edit: (inner) => (inner.kind === 'set' ? undefined : inner),
  },
  {
    id: 'increment-is-missing',
    what: 'does not increase or decrease fields',
    edit: (inner) => (inner.kind === 'increment' ? undefined : inner),
  },
  {
    id: 'increment-is-doubled',
    what: 'increases or decreases fields twice',
    edit: (inner) => (inner.kind === 'increment' ? { ...inner, by: 2 * inner.by } : inner),
  },
  {
    id: 'decrement-is-an-increment',
    what: 'increases fields that it should decrease',
    edit: (inner) => (inner.kind === 'increment' ? { ...inner, by: Math.abs(inner.by) } : inner),
  },
  {
    id: 'increment-is-a-set',
    what: 'sets fields to the amount that they should be increased or decreased by',
    edit: (inner) =>
      inner.kind === 'increment'
        ? { kind: 'set', field: inner.field, value: { value: inner.by } }
        : inner,
  },
  {
    id: 'computation-stops-at-the-left',
    what: 'sets fields to the left side of what is to be computed',
    edit: (inner) =>
      inner.kind === 'set' && 'op' in inner.value ? { ...inner, value: inner.value.left } : inner,
  },
  {
    id: 'set-to-nothing-is-skipped',
    what: 'does not set fields to `null`, `false`, 0 or an empty list',
    edit: (inner) =>
      inner.kind === 'set' && 'value' in inner.value && isNothing(inner.value.value)
        ? undefined
        : inner,
  },
];

const isNothing = (value: unknown): boolean =>
  value === null || value === false || value === 0 || Array.isArray(value);

const places = [
  {
    id: 'own',
    where: 'of the acting object',
    clause: 'effects.own',
    holds: (effect: Effect) => !isReaching(effect),
  },
  {
    id: 'referred',
    where: 'of the object that a reference names',
    clause: 'effects.on-reference',
    holds: ({ kind }: Effect) => kind === 'on_reference',
  },
  {
    id: 'listed',
    where: 'of the objects in a list',
    clause: 'effects.for-each',
    holds: ({ kind }: Effect) => kind === 'for_each',
  },
] as const;

export const fieldEffectFaults: readonly Fault[] = places.flatMap((place) =>
  slips.map(({ id, what, edit }): Fault => ({
    id: `effects.${place.id}-${id}`,
    what: `An action ${what} ${place.where}.`,
    category: id.includes('missing') ? 'missing feature' : 'data validation',
    clause: place.clause,
    ...otherEffects((effect) => (place.holds(effect) ? edited(effect, edit) : effect)),
  })),
);

function edited(effect: Effect, edit: Slip['edit']): Effect | undefined {
  const inner = edit(innerOf(effect));
  if (inner === undefined) return undefined;
  return isReaching(effect) ? { ...effect, effect: inner } : inner;
}
