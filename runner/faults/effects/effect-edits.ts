/** Effects by other rules: actions that see some of their effects edited, or apply them in another way. */
import { entityOf, must } from '../../../spec/lookup.ts';
import type { Action, Effect, Entity, Schema } from '../../../spec/schema.ts';
import { findRow } from '../../../spec/semantics/database.ts';
import type { Database, Row } from '../../../spec/semantics/database.ts';
import { actingIn, applyEffect } from '../../../spec/semantics/effects.ts';
import { listedRows } from '../../../spec/semantics/guards.ts';
import type { Acting } from '../../../spec/semantics/guards.ts';
import type { Behaviour } from '../../reference-server/behaviour.ts';
import { acting } from '../actions/acting.ts';
import type { ActionRules } from '../actions/acting.ts';
import type { Fault } from '../fault.ts';
import { otherSchema } from '../other-schema.ts';
import { editEffects } from '../schema-edits.ts';

/** An effect on other objects. */
export type Reaching = Extract<Effect, { readonly kind: 'on_reference' | 'for_each' }>;

/** Actions see every effect edited, or do without it where the edit gives `undefined`. */
export function otherEffects(
  edit: (effect: Effect) => Effect | undefined,
): Pick<Fault, 'observable' | 'behaviour'> {
  return otherSchema(['act'], (schema) => editEffects(schema, edit));
}

/** What an effect does instead. */
type Apply = (effect: Effect, acting: Acting, action: Action) => Database;

/** Actions apply each effect in another way, one after the other. */
export function applying(apply: Apply): Behaviour {
  return acting(applyingIn(apply));
}

/** The rules of such actions. */
export function applyingIn(apply: Apply): ActionRules {
  return {
    affected: (effects, start, action) =>
      effects.reduce(
        (database, effect) => apply(effect, actingIn(start, database), action),
        start.database,
      ),
  };
}

export function isReaching(effect: Effect): effect is Reaching {
  return effect.kind === 'on_reference' || effect.kind === 'for_each';
}

/** The field of the acting object through which an effect reaches others. */
export function linkOf(effect: Reaching): string {
  return effect.kind === 'on_reference' ? effect.reference : effect.list;
}

/** The entity of the objects that an effect reaches. */
export function targetOf(schema: Schema, owner: Entity, effect: Reaching): Entity {
  const field = owner.fields.find(({ name }) => name === linkOf(effect));
  return entityOf(schema, must(field && 'target' in field ? field.target : null, 'a target'));
}

/** The objects that an effect reaches. */
export function reachedRows(effect: Reaching, acting: Acting): readonly Row[] {
  if (effect.kind === 'for_each') return listedRows(effect.list, acting);
  const id = acting.row[effect.reference];
  const { name } = targetOf(acting.schema, acting.entity, effect);
  const row = typeof id === 'string' ? findRow(acting.database, name, id) : undefined;
  return row ? [row] : [];
}

/** The data after the effect on the objects with these ids, as if the acting object referred to them. */
export function appliedTo(ids: readonly string[], effect: Reaching, acting: Acting): Database {
  const pointing = (value: string | readonly string[], database: Database): Database =>
    applyEffect(effect, { ...acting, database, row: { ...acting.row, [linkOf(effect)]: value } });
  return effect.kind === 'for_each'
    ? pointing(ids, acting.database)
    : ids.reduce((database, id) => pointing(id, database), acting.database);
}
