/** What to search for: the happy path, and for each guard a violation of it alone. */
import type { Effect, Guard } from '../schema.ts';
import type { Database } from '../semantics/database.ts';
import { guardHolds } from '../semantics/guards.ts';
import type { Acting } from '../semantics/guards.ts';
import { candidatesOf } from './candidates.ts';
import { effectsCost, guardCost } from './cost.ts';
import { allShow, isSound, sameValue } from './effects-check.ts';
import { foresight } from './foresight.ts';
import { groupsOf } from './mentions.ts';
import type { Clause, Group } from './mentions.ts';
import { actingOf, valueIn } from './scene.ts';
import type { Scene, Variable } from './scene.ts';
import type { Condition, Quest } from './search.ts';

/** Guards and effects that share no field with any others, so that they can be dealt with on their own. */
export interface Part {
  readonly guards: readonly Guard[];
  readonly effects: readonly Effect[];
}

/** A changed field costs more than being away from a limit: a violation should differ from the happy path in one place. */
const PRICE_OF_CHANGE = 100;

/** All guards of the part hold; its effects are sound and show. */
export function happyQuest(scene: Scene, part: Part, start: Database): Quest {
  const { guards, effects } = part;
  const acting = (database: Database): Acting => actingOf(scene, database);
  const groups = groupsOfAll([...guards, ...effects]);
  return {
    start,
    variables: scene.variables.filter(({ group }) => groups.has(group)),
    conditions: [
      ...guards.flatMap((guard) => guardConditions(guard, true, scene)),
      ...effects.map((_, index): Condition => {
        const run = effects.slice(0, index + 1);
        return { awaits: within(run), holds: (database) => isSound(run, acting(database)) };
      }),
      { awaits: within(effects), holds: (database) => allShow(effects, acting(database)) },
    ],
    candidates: candidatesOf(scene, part),
    matters: (variable, database) => isReachable(variable, scene, database),
    cost: (database) =>
      costOfGuards(guards, scene, database) + effectsCost(effects, acting(database)),
  };
}

/** The guard fails and all others that share a field with `groups` hold; only fields of `groups` differ from `happy`. */
export function violationQuest(
  scene: Scene,
  guard: Guard,
  groups: ReadonlySet<Group>,
  happy: Database,
): Quest {
  const concerned = scene.action.guards.filter((one) =>
    groupsOf(one).some((group) => groups.has(group)),
  );
  const variables = scene.variables.filter(({ group }) => groups.has(group));
  const changes = (database: Database): number =>
    variables.filter(
      (variable) => !sameValue(valueIn(database, variable), valueIn(happy, variable)),
    ).length;
  return {
    start: happy,
    variables,
    conditions: concerned.flatMap((one) => guardConditions(one, one !== guard, scene)),
    candidates: candidatesOf(scene, { guards: concerned, effects: [] }),
    matters: (variable, database) => isReachable(variable, scene, database),
    cost: (database) =>
      guardCost(guard, actingOf(scene, database)) +
      PRICE_OF_CHANGE * Math.max(0, changes(database) - 1),
  };
}

/** The groups of any of the clauses. */
export function groupsOfAll(clauses: readonly Clause[]): ReadonlySet<Group> {
  return new Set(clauses.flatMap(groupsOf));
}

/** The parts of an action, in the order of their first clause. */
export function partsOf(guards: readonly Guard[], effects: readonly Effect[]): readonly Part[] {
  const parts = [...guards, ...effects].reduce<readonly (readonly Clause[])[]>((sofar, clause) => {
    const groups = new Set(groupsOf(clause));
    const touched = sofar.filter((part) =>
      [...groupsOfAll(part)].some((group) => groups.has(group)),
    );
    const joined = [...touched.flat(), clause];
    return [...sofar.filter((part) => !touched.includes(part)), joined];
  }, []);
  return parts.map((part) => ({
    guards: guards.filter((guard) => part.includes(guard)),
    effects: effects.filter((effect) => part.includes(effect)),
  }));
}

/** The guard comes out as wanted; before that is settled, it still can. */
function guardConditions(guard: Guard, wanted: boolean, scene: Scene): readonly Condition[] {
  return [
    ...foresight(guard, wanted, scene),
    {
      awaits: within([guard]),
      holds: (database) => guardHolds(guard, actingOf(scene, database)) === wanted,
    },
  ];
}

/** Whether one of the clauses turns on a variable. */
export function within(clauses: readonly Clause[]): (variable: Variable) => boolean {
  const groups = groupsOfAll(clauses);
  return ({ group }) => groups.has(group);
}

function costOfGuards(guards: readonly Guard[], scene: Scene, database: Database): number {
  const acting = actingOf(scene, database);
  return guards.reduce((total, guard) => total + guardCost(guard, acting), 0);
}

/** Whether the acting object is, or refers to, the object of a variable. */
function isReachable(variable: Variable, scene: Scene, database: Database): boolean {
  if (variable.link === undefined) return true;
  const { row } = actingOf(scene, database);
  return scene.variables.some(({ link, field, slots }) => {
    if (link !== undefined || slots.length === 0) return false;
    const value = row[field.name];
    return value === variable.id || (Array.isArray(value) && value.includes(variable.id));
  });
}
