/** Calls with which a round begins. */
import { exampleBody, exampleId } from '../../../../spec/examples.ts';
import type { DataSource } from '../../../../spec/examples.ts';
import { exerciseAction, witnessBody } from '../../../../spec/exercise.ts';
import type { Witness } from '../../../../spec/exercise.ts';
import type { Action, Entity, Schema } from '../../../../spec/schema.ts';
import type { Database } from '../../../../spec/semantics/database.ts';
import { stream } from '../../../../spec/stream.ts';
import type { Call } from './call.ts';
import { oddValues } from './random-value.ts';

/** The calls, made one by one on the data as they are then. */
export type Scene = (now: () => Database) => Iterable<Call>;

export const noScene: Scene = () => [];

/** Every field with each of its odd values, in a create and in an update, and left out of a create. */
export function sweep(schema: Schema, seed: string): Scene {
  const source = { schema, lineage: {}, seed };
  return function* (now) {
    for (const { name } of schema.entities)
      yield { kind: 'create', entity: name, body: exampleBody(source, name) };
    for (const entity of schema.entities) yield* sweepOf(entity, source, now);
  };
}

function* sweepOf(entity: Entity, source: DataSource, now: () => Database): Generator<Call> {
  const { name, fields } = entity;
  const first = exampleId(name, 1);
  const example = exampleBody(source, name);
  let created = 1;
  const create = (set: Readonly<Record<string, unknown>>, omit?: string): Call => {
    created += 1;
    const kept = Object.entries({ ...example, ...set }).filter(([field]) => field !== omit);
    const body = { ...Object.fromEntries(kept), id: exampleId(name, created) };
    return { kind: 'create', entity: name, body };
  };
  for (const field of fields) {
    if (field.name === 'id') continue;
    yield create({}, field.name);
    const context = {
      schema: source.schema,
      database: now(),
      random: stream(source.seed, 'sweep', name, field.name),
      literals: [],
      forbiddenIds: 'target' in field && field.target === name ? [first] : [],
    };
    for (const value of oddValues(field, context)) {
      yield { kind: 'update', entity: name, id: first, body: { [field.name]: value } };
      yield create({ [field.name]: value });
    }
  }
}

/** For every action the calls that lead to its success, and for each guard those that lead to its refusal. */
export function actionScenes(schema: Schema, seed: string): readonly Scene[] {
  const source = { schema, lineage: {}, seed };
  return schema.entities.flatMap((entity) =>
    entity.actions.flatMap((action) => {
      const result = exerciseAction(source, entity.name, action.name);
      if (!result.ok) return [];
      const { happy, violations } = result.exercise;
      return [happy, ...violations].map(
        (witness): Scene =>
          () =>
            callsOf(witness, { source, entity, action }),
      );
    }),
  );
}

function callsOf(
  { objects }: Witness,
  {
    source,
    entity,
    action,
  }: { readonly source: DataSource; readonly entity: Entity; readonly action: Action },
): readonly Call[] {
  const creations = objects.map((object): Call => {
    return { kind: 'create', entity: object.entity, body: witnessBody(source, object) };
  });
  const id = exampleId(entity.name, 1);
  return [...creations, { kind: 'act', entity: entity.name, id, action: action.name }];
}
