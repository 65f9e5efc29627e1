/** Whether effects can be told from their absence and stay within bounds. */
import { entityOf, fieldOf, must, typedFieldOf } from '../lookup.ts';
import { LARGEST_NUMBER } from '../boundaries.ts';
import type { Effect, Field, FieldEffect } from '../schema.ts';
import { findRow } from '../semantics/database.ts';
import type { Database, Value } from '../semantics/database.ts';
import { actingIn, applyEffect, applyEffects, innerOf } from '../semantics/effects.ts';
import { valueOf } from '../semantics/guards.ts';
import type { Acting } from '../semantics/guards.ts';
import { violationOf } from '../semantics/values.ts';

/** One field that an effect changes, with its values before and after. */
export interface Alteration {
  readonly field: Field;
  readonly id: string;
  readonly before: Value;
  readonly after: Value;
}

/** What the last of the effects alters, after the others ran. Nothing where a reference is `null` or a list empty. */
export function alterationsOf(effects: readonly Effect[], acting: Acting): readonly Alteration[] {
  const last = must(effects.at(-1), 'an effect');
  const earlier = actingIn(acting, applyEffects(effects.slice(0, -1), acting));
  const later = applyEffect(last, earlier);
  const { entity, ids, effect } = targetsOf(last, earlier);
  const field = fieldOf(entityOf(acting.schema, entity), effect.field);
  const read = (database: Database, id: string): Value =>
    must(findRow(database, entity, id), `${entity} ${id}`)[field.name] ?? null;
  return ids.map((id) => ({
    field,
    id,
    before: read(earlier.database, id),
    after: read(later, id),
  }));
}

/**
 * Whether the last of the effects changes something, without computing with `null` and without leaving a field's
 * bounds or the range of numbers that suites use.
 */
export function isSound(effects: readonly Effect[], acting: Acting): boolean {
  const last = must(effects.at(-1), 'an effect');
  const earlier = actingIn(acting, applyEffects(effects.slice(0, -1), acting));
  const alterations = alterationsOf(effects, acting);
  const world = { schema: acting.schema, database: acting.database };
  return (
    alterations.some(({ before, after }) => !sameValue(before, after)) &&
    computesWithValues(last, earlier, alterations) &&
    alterations.every(({ field, after }) => violationOf(field, after, world) === null) &&
    alterations.every(({ after }) => typeof after !== 'number' || Math.abs(after) <= LARGEST_NUMBER)
  );
}

/** Whether leaving out any one of the effects would end differently. */
export function allShow(effects: readonly Effect[], acting: Acting): boolean {
  const complete = applyEffects(effects, acting);
  return effects.every(
    (effect) =>
      !sameData(
        complete,
        applyEffects(
          effects.filter((other) => other !== effect),
          acting,
        ),
      ),
  );
}

/**
 * The ids of the objects on which one of the effects can be seen in the end: its field is neither as it was before them
 * all, nor as it would be without this one. A copy of such an object changes, too, when the effect strays to it.
 */
export function shownOn(
  effect: Effect,
  effects: readonly Effect[],
  acting: Acting,
): readonly string[] {
  const before = effects.slice(0, effects.indexOf(effect));
  const others = effects.filter((other) => other !== effect);
  const {
    entity,
    ids,
    effect: inner,
  } = targetsOf(effect, actingIn(acting, applyEffects(before, acting)));
  const complete = applyEffects(effects, acting);
  const lacking = [acting.database, applyEffects(others, acting)];
  const read = (database: Database, id: string): Value =>
    findRow(database, entity, id)?.[inner.field] ?? null;
  return ids.filter((id) =>
    lacking.every((database) => !sameValue(read(complete, id), read(database, id))),
  );
}

function targetsOf(
  effect: Effect,
  { entity, row }: Acting,
): { readonly entity: string; readonly ids: readonly string[]; readonly effect: FieldEffect } {
  switch (effect.kind) {
    case 'set':
    case 'increment':
      return { entity: entity.name, ids: [row['id'] as string], effect };
    case 'on_reference': {
      const id = row[effect.reference] as string | null;
      const { target } = typedFieldOf(entity, effect.reference, 'reference');
      return { entity: target, ids: id === null ? [] : [id], effect: effect.effect };
    }
    case 'for_each': {
      const { target } = typedFieldOf(entity, effect.list, 'reference_list');
      return { entity: target, ids: row[effect.list] as readonly string[], effect: effect.effect };
    }
    default:
      return effect satisfies never;
  }
}

function computesWithValues(
  effect: Effect,
  acting: Acting,
  alterations: readonly Alteration[],
): boolean {
  const inner = innerOf(effect);
  if (inner.kind === 'increment') return alterations.every(({ before }) => before !== null);
  return !('op' in inner.value) || valueOf(inner.value, acting) !== null;
}

/** Equal values; lists are equal in any order. */
export function sameValue(a: Value, b: Value): boolean {
  if (!Array.isArray(a) || !Array.isArray(b)) return a === b;
  return a.length === b.length && a.every((item) => b.includes(item));
}

function sameData(a: Database, b: Database): boolean {
  return [...a].every(([entity, rows]) =>
    [...rows].every(([id, row]) => {
      const other = findRow(b, entity, id);
      return (
        other === row ||
        Object.entries(row).every(([name, value]) => sameValue(value, other?.[name] ?? null))
      );
    }),
  );
}
