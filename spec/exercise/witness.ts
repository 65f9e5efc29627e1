/** From a database of the search to the objects that a suite creates. */
import { exampleBody, exampleId } from '../examples.ts';
import type { DataSource, ExampleBody } from '../examples.ts';
import { must } from '../lookup.ts';
import type { Database, Value } from '../semantics/database.ts';
import { isNullable } from '../semantics/values.ts';
import { actingOf, valueIn } from './scene.ts';
import type { Scene, Variable } from './scene.ts';

/** An object to create: the example body of its entity with an id, some fields set and others left out. */
export interface WitnessObject {
  readonly entity: string;
  readonly id: string;
  readonly set: Readonly<Record<string, Value>>;
  /** Fields that must have no value but take no `null`: optional, not nullable, without default. */
  readonly omit: readonly string[];
}

/** Objects in an order in which they can be created; the acting object is the last. */
export interface Witness {
  readonly objects: readonly WitnessObject[];
}

/** The body that creates a witness object. */
export function witnessBody(
  source: DataSource,
  { entity, id, set, omit }: WitnessObject,
): ExampleBody {
  const kept = Object.entries(exampleBody(source, entity)).filter(([name]) => !omit.includes(name));
  return { ...Object.fromEntries(kept), id, ...set };
}

/** The acting object and all that it refers to, with ids counted from 1 and only the fields set that matter. */
export function witnessOf(scene: Scene, database: Database): Witness {
  const acting = { entity: scene.entity.name, id: scene.actingId };
  const order = creationOrder(scene, database, acting);
  const ids = renumbered(order, acting);
  const rename = (value: Value, variable: Variable): Value => {
    if (variable.slots.length === 0 || value === null) return value;
    const renamed = (id: string): string =>
      must(ids.get(key(targetOf(variable), id)), `a created ${id}`);
    return typeof value === 'string' ? renamed(value) : (value as readonly string[]).map(renamed);
  };
  const objects = order.map(({ entity, id }): WitnessObject => {
    const variables = scene.variables.filter((one) => one.entity === entity && one.id === id);
    const values = variables.map((one) => [one, rename(valueIn(database, one), one)] as const);
    const omitted = values.filter(([{ field }, value]) => value === null && !isNullable(field));
    const sent = values.filter((entry) => !omitted.includes(entry));
    const state: readonly (readonly [string, Value])[] =
      id === acting.id && entity === acting.entity
        ? [[scene.action.field, actingOf(scene, database).row[scene.action.field] ?? null]]
        : [];
    return {
      entity,
      id: must(ids.get(key(entity, id)), `an id for ${id}`),
      set: Object.fromEntries([
        ...state,
        ...sent.map(([{ field }, value]) => [field.name, value] as const),
      ]),
      omit: omitted.map(([{ field }]) => field.name),
    };
  });
  return { objects };
}

interface ObjectKey {
  readonly entity: string;
  readonly id: string;
}

/** Whatever an object refers to comes before it. */
function creationOrder(scene: Scene, database: Database, from: ObjectKey): readonly ObjectKey[] {
  const referred = scene.variables
    .filter(({ entity, id, slots }) => entity === from.entity && id === from.id && slots.length > 0)
    .flatMap((variable) =>
      [valueIn(database, variable)]
        .flat()
        .filter((id) => typeof id === 'string')
        .map((id) => ({ entity: targetOf(variable), id })),
    );
  const before = referred.flatMap((object) => creationOrder(scene, database, object));
  const all = new Map([...before, from].map((object) => [key(object.entity, object.id), object]));
  return [...all.values()];
}

/** The acting object is the first of its entity, the others are counted in order of creation. */
function renumbered(order: readonly ObjectKey[], acting: ObjectKey): ReadonlyMap<string, string> {
  const counts = new Map([[acting.entity, 1]]);
  return new Map(
    order.map(({ entity, id }) => {
      if (entity === acting.entity && id === acting.id)
        return [key(entity, id), exampleId(entity, 1)];
      const n = (counts.get(entity) ?? 0) + 1;
      counts.set(entity, n);
      return [key(entity, id), exampleId(entity, n)];
    }),
  );
}

function targetOf({ field }: Variable): string {
  return 'target' in field ? field.target : '';
}

function key(entity: string, id: string): string {
  return `${entity}/${id}`;
}
