/** The values of a variable at which a guard tips or an effect reaches a bound: where off-by-one errors live. */
import { STEPS } from '../boundaries.ts';
import { shiftDateTime } from '../datetime.ts';
import { isNumberField } from '../lookup.ts';
import type { Effect, Guard, GuardOf } from '../schema.ts';
import type { Database, Value } from '../semantics/database.ts';
import { valueOf } from '../semantics/guards.ts';
import type { Acting } from '../semantics/guards.ts';
import { alterationsOf } from './effects-check.ts';
import { assignAll, lengthLimits, siblingsOf } from './lists.ts';
import { around, difference, gapOf, rootOf } from './measure.ts';
import type { Measure } from './measure.ts';
import { linkedGroup } from './mentions.ts';
import { actingOf, assign } from './scene.ts';
import type { Scene, Variable } from './scene.ts';

/**
 * The values of the variable next to the tipping point of a comparison, all other variables being as they are. Both
 * sides are linear in every variable, so two probes find the point.
 */
export function guardLimits(
  guard: Guard,
  variable: Variable,
  database: Database,
  scene: Scene,
): readonly Value[] {
  if (guard.kind === 'null') return [];
  if (guard.kind === 'quantifier') return quantifierLimits(guard, variable);
  const gap = gapOf(guard, scene);
  const { field } = variable;
  if (field.type === 'reference_list') return lengthLimits(guard, variable, database, scene);
  if (!isNumberField(field)) return otherSide(guard, variable, actingOf(scene, database));
  const alone = rootOf(gap, (x) => assign(database, variable, x));
  const shared = rootOf(gap, (x) => assignAll(database, siblingsOf(variable, scene), x));
  return [...around(alone, STEPS[field.type]), ...around(shared, STEPS[field.type])];
}

function quantifierLimits(
  { list, where }: GuardOf<'quantifier'>,
  { group, field }: Variable,
): readonly Value[] {
  if (group !== linkedGroup(list, where.field)) return [];
  if (field.type === 'datetime') return moments(where.value);
  return typeof where.value === 'number' && isNumberField(field)
    ? around(where.value, STEPS[field.type])
    : [where.value];
}

/** The values of a variable at which the last of the effects takes its field to a bound. */
export function effectLimits(
  effects: readonly Effect[],
  variable: Variable,
  database: Database,
  scene: Scene,
): readonly Value[] {
  const { field } = variable;
  if (!isNumberField(field)) return passedOn(effects, variable, actingOf(scene, database));
  const bounds = alterationsOf(effects, actingOf(scene, database)).flatMap((alteration) => {
    const target = alteration.field;
    if (!isNumberField(target)) return [];
    return [target.minimum, target.maximum].flatMap((bound) =>
      bound === undefined ? [] : [{ id: alteration.id, bound }],
    );
  });
  return bounds.flatMap(({ id, bound }) => {
    const excess: Measure = (probed) => {
      const altered = alterationsOf(effects, actingOf(scene, probed)).find((one) => one.id === id);
      return difference(altered?.after ?? null, bound);
    };
    return around(
      rootOf(excess, (x) => assign(database, variable, x)),
      STEPS[field.type],
    );
  });
}

/** Texts and moments go from field to field as they are: those that the bounds of the last field changed just let through. */
function passedOn(
  effects: readonly Effect[],
  { field, examples }: Variable,
  acting: Acting,
): readonly Value[] {
  const targets = alterationsOf(effects, acting).map((alteration) => alteration.field);
  if (field.type === 'datetime')
    return targets.flatMap((target) =>
      target.type === 'datetime' ? [target.after, target.before].filter(isPresent) : [],
    );
  if (field.type !== 'string') return [];
  const [example = 'text'] = examples.filter((value) => typeof value === 'string');
  return targets.flatMap((target) =>
    target.type === 'string'
      ? [target.minLength, target.maxLength]
          .filter(isPresent)
          .map((length) => example.padEnd(length, example).slice(0, length))
      : [],
  );
}

function isPresent<T>(bound: T | undefined): bound is T {
  return bound !== undefined;
}

/** What the variable is compared with, and for moments the seconds before and after. */
function otherSide(
  guard: GuardOf<'compare'>,
  { field, link }: Variable,
  acting: Acting,
): readonly Value[] {
  if (link !== undefined) return [];
  const isField = (side: object): boolean => 'field' in side && side.field === field.name;
  const others = [
    ...(isField(guard.left) ? [valueOf(guard.right, acting)] : []),
    ...(isField(guard.right) ? [valueOf(guard.left, acting)] : []),
  ];
  return field.type === 'datetime' ? others.flatMap(moments) : others;
}

/** A moment with the seconds after and before it; nothing for `null`. */
function moments(value: Value): readonly string[] {
  if (typeof value !== 'string') return [];
  return [value, shiftDateTime(value, 1), shiftDateTime(value, -1)];
}
