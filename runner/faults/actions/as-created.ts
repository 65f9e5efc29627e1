/** Actions that go by what creates stored, whatever updates have changed since. */
import { fieldOf } from '../../../spec/lookup.ts';
import type { Action, Entity, Guard } from '../../../spec/schema.ts';
import type { Row } from '../../../spec/semantics/database.ts';
import { findRow, withRow } from '../../../spec/semantics/database.ts';
import { applyEffect } from '../../../spec/semantics/effects.ts';
import { guardHolds } from '../../../spec/semantics/guards.ts';
import { comparedFields } from '../../../spec/compared-values.ts';
import { wrongStates } from '../../../spec/wrong-states.ts';
import type { Behaviour } from '../../reference-server/behaviour.ts';
import { applyingIn, isReaching, linkOf } from '../effects/effect-edits.ts';
import type { Fault } from '../fault.ts';
import { listTarget } from '../guards/list-target.ts';
import { someAction, someGuard } from '../schema-parts.ts';
import { storedRows } from '../stored-rows.ts';
import { acting } from './acting.ts';
import type { ActionRules } from './acting.ts';

const UPDATE = { category: 'regression', clause: 'endpoints.update' } as const;

/** An object as it was created; as it is where none was. */
type Created = (entity: string, row: Row) => Row;

/** Actions by rules that know how objects were created. */
function knowingCreations(rulesFor: (created: Created) => ActionRules): Behaviour {
  return {
    semantics: (right, snapshot) => {
      const kept = storedRows();
      const rules = rulesFor((entity, row) => kept.get(entity, row['id']) ?? row);
      const { act } = acting(rules).semantics?.(right, snapshot) ?? right;
      return {
        ...right,
        act,
        create: (server, entity, body) => {
          const outcome = right.create(server, entity, body);
          if (outcome.ok) kept.keep(entity, outcome.answer);
          return outcome;
        },
      };
    },
  };
}

export const asCreatedFaults: readonly Fault[] = [
  {
    id: 'actions.start-from-the-state-of-the-create',
    what: 'An action goes by the state in which the object was created.',
    ...UPDATE,
    observable: someAction((action, entity, snapshot) =>
      wrongStates(action, entity, snapshot).some((state) => state !== null),
    ),
    behaviour: knowingCreations((created) => ({
      starts: ({ field, from }, _, { entity, row }) =>
        from.includes(created(entity.name, row)[field] as string),
    })),
  },
  {
    id: 'guards.compare-what-was-created',
    what: 'Conditions compare the values with which the object was created.',
    ...UPDATE,
    observable: someAction(
      ({ guards }, entity) => guards.filter((guard) => comparesPlain(guard, entity)).length > 0,
    ),
    behaviour: knowingCreations((created) => ({
      holds: (guard, now) =>
        guardHolds(
          guard,
          comparesPlain(guard, now.entity)
            ? { ...now, row: created(now.entity.name, now.row) }
            : now,
        ),
    })),
  },
  {
    id: 'guards.ask-the-objects-as-created',
    what: 'A condition on all objects of a list asks them as they were created.',
    ...UPDATE,
    observable: someGuard(asksAll),
    behaviour: knowingCreations((created) => ({
      holds: (guard, now) => {
        if (guard.kind !== 'quantifier' || !asksAll(guard)) return guardHolds(guard, now);
        const { name } = listTarget(now.schema, now.entity, guard.list);
        const database = (now.row[guard.list] as readonly string[]).reduce((sofar, id) => {
          const row = findRow(sofar, name, id);
          return row === undefined ? sofar : withRow(sofar, name, created(name, row));
        }, now.database);
        return guardHolds(guard, { ...now, database });
      },
    })),
  },
  {
    id: 'effects.reach-what-was-created',
    what: 'Effects reach the objects to which the object referred when it was created.',
    ...UPDATE,
    observable: someAction(reachesBeforeItSets),
    behaviour: knowingCreations((created) =>
      applyingIn((effect, now, { effects }) => {
        const isSet = effects.some(
          (other) => other.kind === 'set' && isReaching(effect) && other.field === linkOf(effect),
        );
        if (!isReaching(effect) || isSet) return applyEffect(effect, now);
        const link = linkOf(effect);
        const then = created(now.entity.name, now.row)[link] ?? null;
        return applyEffect(effect, { ...now, row: { ...now.row, [link]: then } });
      }),
    ),
  },
];

/** Whether the guard compares just numbers, texts and the like of the acting object. */
function comparesPlain(guard: Guard, entity: Entity): boolean {
  if (guard.kind !== 'compare') return false;
  const sides = [guard.left, guard.right];
  const names = comparedFields(guard);
  return (
    sides.every((side) => !('count' in side) && !('sum' in side)) &&
    names.length > 0 &&
    names.every((name) => !('target' in fieldOf(entity, name)))
  );
}

function asksAll(guard: Guard): boolean {
  return guard.kind === 'quantifier' && guard.quantifier === 'all';
}

/** Whether an effect goes through a reference or list that no effect sets. */
function reachesBeforeItSets({ effects }: Action): boolean {
  const set = effects.flatMap((effect) => (effect.kind === 'set' ? [effect.field] : []));
  return effects.some((effect) => isReaching(effect) && !set.includes(linkOf(effect)));
}
