/** Effects on other objects than those that the acting one refers to, with other values, or on more than their field. */
import type { Action, Effect } from '../../../spec/schema.ts';
import { rowsOf, withRow } from '../../../spec/semantics/database.ts';
import { applyEffect } from '../../../spec/semantics/effects.ts';
import type { Fault } from '../fault.ts';
import { idleFields } from '../idle-fields.ts';
import { isNamed } from '../named.ts';
import { someAction, someEffect } from '../schema-parts.ts';
import { appliedTo, applying, isReaching, reachedRows, targetOf } from './effect-edits.ts';
import type { Reaching } from './effect-edits.ts';

const places = [
  { kind: 'on_reference', id: 'referred', on: 'on a reference', clause: 'effects.on-reference' },
  { kind: 'for_each', id: 'listed', on: 'for each object of a list', clause: 'effects.for-each' },
] as const;
type Place = (typeof places)[number];

const isAt = ({ kind }: Place, effect: Effect): effect is Reaching =>
  isReaching(effect) && effect.kind === kind;

export const reachFaults: readonly Fault[] = [
  ...places.flatMap((place) => [changesAll(place), clearsOthers(place), readsItem(place)]),
  ...(['first', 'last'] as const).map((end): Fault => ({
    id: `effects.listed-change-the-${end}-alone`,
    what: `An effect for each object of a list changes the ${end} of them alone.`,
    category: 'missing feature',
    clause: 'effects.for-each',
    observable: someEffect(({ kind }) => kind === 'for_each'),
    behaviour: applying((effect, acting) => {
      if (effect.kind !== 'for_each') return applyEffect(effect, acting);
      const ids = reachedRows(effect, acting).map((row) => String(row['id']));
      return appliedTo(end === 'first' ? ids.slice(0, 1) : ids.slice(-1), effect, acting);
    }),
  })),
  {
    id: 'effects.listed-skip-the-middle',
    what: 'An effect for each object of a list changes the first and the last of them.',
    category: 'missing feature',
    clause: 'effects.for-each',
    observable: someAction((action) => action.effects.some((effect) => isOpen(effect, action))),
    behaviour: applying((effect, acting, action) => {
      if (effect.kind !== 'for_each' || !isOpen(effect, action)) return applyEffect(effect, acting);
      const ids = reachedRows(effect, acting).map((row) => String(row['id']));
      return appliedTo([...new Set([...ids.slice(0, 1), ...ids.slice(-1)])], effect, acting);
    }),
  },
];

/** Whether the list that the effect goes over may be of any length: no condition asks about it, no effect sets it. */
function isOpen(effect: Effect, { guards, effects }: Action): boolean {
  if (effect.kind !== 'for_each') return false;
  const others = [...guards, ...effects.filter((other) => other.kind !== 'for_each')];
  return !isNamed(effect.list, others);
}

function changesAll(place: Place): Fault {
  return {
    id: `effects.${place.id}-change-all-objects`,
    what: `An effect ${place.on} changes all objects of the entity.`,
    category: 'missing feature',
    clause: place.clause,
    observable: someEffect((effect) => isAt(place, effect)),
    behaviour: applying((effect, acting) => {
      if (!isAt(place, effect)) return applyEffect(effect, acting);
      const { name } = targetOf(acting.schema, acting.entity, effect);
      return appliedTo([...rowsOf(acting.database, name).keys()], effect, acting);
    }),
  };
}

function readsItem(place: Place): Fault {
  return {
    id: `effects.${place.id}-read-their-own-fields`,
    what: `An effect ${place.on} takes \`this\` for the object that it changes.`,
    category: 'missing feature',
    clause: 'effects.for-each',
    observable: someEffect((effect) => isAt(place, effect) && readsThis(effect)),
    behaviour: applying((effect, acting) => {
      if (!isAt(place, effect)) return applyEffect(effect, acting);
      const entity = targetOf(acting.schema, acting.entity, effect);
      return reachedRows(effect, acting).reduce(
        (database, row) => applyEffect(effect.effect, { ...acting, database, entity, row }),
        acting.database,
      );
    }),
  };
}

/** Whether what is set is read from the acting object. */
function readsThis({ effect }: Reaching): boolean {
  return effect.kind === 'set' && JSON.stringify(effect.value).includes('"field"');
}

function clearsOthers(place: Place): Fault {
  return {
    id: `effects.${place.id}-clear-other-fields`,
    what: `An effect ${place.on} clears the other fields of what it changes.`,
    category: 'data validation',
    clause: place.clause,
    observable: someAction((action, entity, { schema }) =>
      action.effects.some(
        (effect) =>
          isAt(place, effect) && idleFields(targetOf(schema, entity, effect), action).length > 0,
      ),
    ),
    behaviour: applying((effect, acting, action) => {
      const after = applyEffect(effect, acting);
      if (!isAt(place, effect)) return after;
      const target = targetOf(acting.schema, acting.entity, effect);
      const none = Object.fromEntries(idleFields(target, action).map((name) => [name, null]));
      return reachedRows(effect, { ...acting, database: after }).reduce(
        (database, row) => withRow(database, target.name, { ...row, ...none }),
        after,
      );
    }),
  };
}
