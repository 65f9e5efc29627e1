/** What an action's effects do (clauses `effects.*`): in the order listed, each seeing the ones before. */
import { typedFieldOf } from '../lookup.ts';
import type { Effect, FieldEffect } from '../schema.ts';
import { findRow, withRow } from './database.ts';
import type { Database, Row, Value } from './database.ts';
import { listedRows, valueOf } from './guards.ts';
import type { Acting } from './guards.ts';

/** The database after one effect of the acting object. */
export function applyEffect(effect: Effect, acting: Acting): Database {
  const { database, entity } = acting;
  switch (effect.kind) {
    case 'set':
    case 'increment':
      return withRow(database, entity.name, changedRow(acting.row, effect, acting));
    case 'on_reference': {
      const { target } = typedFieldOf(entity, effect.reference, 'reference');
      const id = acting.row[effect.reference] as string | null;
      const row = id === null ? undefined : findRow(database, target, id);
      return row === undefined
        ? database
        : withRow(database, target, changedRow(row, effect.effect, acting));
    }
    case 'for_each': {
      const { target } = typedFieldOf(entity, effect.list, 'reference_list');
      return listedRows(effect.list, acting).reduce(
        (changed, row) => withRow(changed, target, changedRow(row, effect.effect, acting)),
        database,
      );
    }
    default:
      return effect satisfies never;
  }
}

/** The database after effects of the acting object, in order, each seeing the ones before. */
export function applyEffects(effects: readonly Effect[], acting: Acting): Database {
  return effects.reduce(
    (database, effect) => applyEffect(effect, actingIn(acting, database)),
    acting.database,
  );
}

/** What an effect does to a field, wherever the field is. */
export function innerOf(effect: Effect): FieldEffect {
  return effect.kind === 'set' || effect.kind === 'increment' ? effect : effect.effect;
}

/** `row` with one field set or incremented. Values are read from the acting object. Incrementing `null` leaves `null`. */
function changedRow(row: Row, effect: FieldEffect, acting: Acting): Row {
  const now = row[effect.field] as Value;
  const value =
    effect.kind === 'set'
      ? valueOf(effect.value, acting)
      : now === null
        ? null
        : (now as number) + effect.by;
  return { ...row, [effect.field]: value };
}

/** The acting object as it is in a later database. */
export function actingIn(acting: Acting, database: Database): Acting {
  const row = findRow(database, acting.entity.name, acting.row['id'] as string);
  return { ...acting, database, row: row ?? acting.row };
}
