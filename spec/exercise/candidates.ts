/** The values worth trying for a variable. */
import { LARGEST_NUMBER, STEPS } from '../boundaries.ts';
import { isDateTime, shiftDateTime } from '../datetime.ts';
import { enumOf } from '../lookup.ts';
import type { Effect, Guard, Schema } from '../schema.ts';
import type { Database, Value } from '../semantics/database.ts';
import { isNullable, isOmittable, violationOf } from '../semantics/values.ts';
import { effectLimits, guardLimits } from './limits.ts';
import { groupsOf, literalsOf } from './mentions.ts';
import type { Scene, Variable } from './scene.ts';
import { valueIn } from './scene.ts';

/** What is to hold: the guards and effects that the candidates should serve. */
export interface Concern {
  readonly guards: readonly Guard[];
  readonly effects: readonly Effect[];
}

/**
 * Candidates in order of promise: at the limits of guards, the present value, examples, what the schema mentions, at
 * the limits of effects. Computed as far as they are asked for.
 */
export function candidatesOf(
  scene: Scene,
  { guards, effects }: Concern,
): (variable: Variable, database: Database) => Iterable<Value> {
  const limitsFor = (variable: Variable): readonly Source[] => {
    const mentions = (clause: Guard | Effect): boolean => groupsOf(clause).includes(variable.group);
    const concerned = quantifiersFirst(guards.filter(mentions));
    const runs = effects
      .map((_, index) => effects.slice(0, index + 1))
      .filter((run) => run.some(mentions));
    return [
      (database) => concerned.flatMap((guard) => guardLimits(guard, variable, database, scene)),
      (database) => [valueIn(database, variable)],
      () => fixedCandidates(variable, scene),
      (database) => runs.flatMap((run) => effectLimits(run, variable, database, scene)),
    ];
  };
  const sources = new Map<Variable, readonly Source[]>();
  const sourcesOf = (variable: Variable): readonly Source[] => {
    const found = sources.get(variable) ?? limitsFor(variable);
    sources.set(variable, found);
    return found;
  };
  return function* (variable, database) {
    const seen = new Set<string>();
    for (const source of sourcesOf(variable))
      for (const value of source(database)) {
        const text = JSON.stringify(value);
        if (seen.has(text) || !isSendable(value, variable, scene)) continue;
        seen.add(text);
        yield value;
      }
  };
}

type Source = (database: Database) => readonly Value[];

/** A quantifier asks something of each object; the objects together can still make up a sum. */
function quantifiersFirst(guards: readonly Guard[]): readonly Guard[] {
  const isQuantifier = ({ kind }: Guard): boolean => kind === 'quantifier';
  return [...guards.filter(isQuantifier), ...guards.filter((guard) => !isQuantifier(guard))];
}

/** Several quests ask for the same: a variable belongs to one scene, so its fixed candidates are kept with it. */
const fixed = new WeakMap<Variable, readonly Value[]>();

function fixedCandidates(variable: Variable, scene: Scene): readonly Value[] {
  const found = fixed.get(variable) ?? drawFixed(variable, scene);
  fixed.set(variable, found);
  return found;
}

function drawFixed(variable: Variable, scene: Scene): readonly Value[] {
  if (isState(variable, scene)) return variable.examples;
  const { schema } = scene.source;
  const literals = [...scene.action.guards, ...scene.action.effects]
    .filter((clause) => groupsOf(clause).includes(variable.group))
    .flatMap(literalsOf);
  return [...variable.examples, ...fromSchema(variable, literals, schema), null];
}

function fromSchema(
  { field, slots }: Variable,
  literals: readonly Value[],
  schema: Schema,
): readonly Value[] {
  const numbers = literals.filter((literal) => typeof literal === 'number');
  const texts = literals.filter((literal) => typeof literal === 'string');
  switch (field.type) {
    case 'string':
      return texts;
    case 'boolean':
      return [true, false];
    case 'enum':
      return [...texts, ...enumOf(schema, field.enum).values];
    case 'integer':
    case 'float': {
      const step = STEPS[field.type];
      const bounds = [field.minimum, field.maximum].filter((bound) => bound !== undefined);
      return [...numbers, ...bounds]
        .flatMap((value) => [value, value + step, value - step])
        .concat(1, 2, 0, -1, step);
    }
    case 'datetime': {
      const bounds = [field.after, field.before].filter((bound) => bound !== undefined);
      return [...texts, ...bounds].flatMap((value) =>
        isDateTime(value) ? [value, shiftDateTime(value, 1), shiftDateTime(value, -1)] : [],
      );
    }
    case 'reference':
      return slots;
    case 'reference_list':
      return [2, 1, 3, 0, ...slots.map((_, index) => index + 1)].map((length) =>
        slots.slice(0, length),
      );
    default:
      return field satisfies never;
  }
}

/** Whether a suite may send the value in a create. */
function isSendable(value: Value, variable: Variable, scene: Scene): boolean {
  const { field } = variable;
  if (isState(variable, scene)) return variable.examples.includes(value);
  if (value === null) return isNullable(field) || isOmittable(field);
  if (value === '' || (typeof value === 'number' && Math.abs(value) > LARGEST_NUMBER)) return false;
  if (field.type === 'float' && typeof value === 'number' && !Number.isInteger(value / STEPS.float))
    return false;
  return (
    violationOf(field, value, { schema: scene.source.schema, database: scene.database }) === null
  );
}

function isState({ field, link }: Variable, { action }: Scene): boolean {
  return link === undefined && field.name === action.field;
}
