/** Objects on which an action is tried: created in a test, or only thought of to see what would happen. */
import { exampleId } from '../../spec/examples.ts';
import type { Witness, WitnessObject } from '../../spec/exercise.ts';
import { entityOf, must } from '../../spec/lookup.ts';
import type { Field } from '../../spec/schema.ts';
import { emptyDatabase, findRow } from '../../spec/semantics/database.ts';
import type { Row } from '../../spec/semantics/database.ts';
import type { Acting } from '../../spec/semantics/guards.ts';
import * as model from '../../spec/semantics/model.ts';
import type { Outcome, Server } from '../../spec/semantics/model.ts';
import { isNullable } from '../../spec/semantics/values.ts';
import type { JsonObject } from './plan.ts';
import type { BodyChange, Recorder } from './recorder.ts';
import { exampleOf } from './suite.ts';
import type { Suite } from './suite.ts';

/** The object that acts: the last. */
export function actingObject({ objects }: Witness): WitnessObject {
  return must(objects.at(-1), 'an acting object');
}

/** The witness with some fields of one of its objects set to other values. */
export function withFields(
  witness: Witness,
  id: { entity: string; id: string },
  set: JsonObject,
): Witness {
  return {
    objects: witness.objects.map((object) =>
      object.entity === id.entity && object.id === id.id
        ? {
            ...object,
            set: { ...object.set, ...(set as WitnessObject['set']) },
            omit: object.omit.filter((name) => !Object.hasOwn(set, name)),
          }
        : object,
    ),
  };
}

/** The witness with one of its objects without a value for the field: `null`, or left out where that is not allowed. */
export function withoutValue(
  witness: Witness,
  id: { entity: string; id: string },
  field: Field,
): Witness {
  if (isNullable(field)) return withFields(witness, id, { [field.name]: null });
  return {
    objects: witness.objects.map((object) => {
      if (object.entity !== id.entity || object.id !== id.id) return object;
      const set = Object.entries(object.set).filter(([name]) => name !== field.name);
      const omit = object.omit.filter((name) => name !== field.name);
      return { ...object, set: Object.fromEntries(set), omit: [...omit, field.name] };
    }),
  };
}

/** Creates the objects in a test. */
export function createObjects(t: Recorder, witness: Witness): void {
  for (const object of witness.objects) t.create(object.entity, bodyChangeOf(object));
}

/** How the body of a witness object differs from the example of its entity. */
export function bodyChangeOf({ entity, id, set, omit }: WitnessObject): BodyChange {
  return { set: id === exampleId(entity) ? set : { id, ...set }, omit };
}

/** The server that holds the objects. Throws when one of them cannot be created. */
export function serverWith(suite: Suite, witness: Witness): Server {
  const { schema } = suite;
  return witness.objects.reduce<Server>(
    (server, { entity, id, set, omit }) => {
      const example = Object.entries(exampleOf(suite, entity).body);
      const kept = example.filter(([name]) => !omit.includes(name));
      const created = model.create(server, entity, { ...Object.fromEntries(kept), id, ...set });
      if (!created.ok) throw new Error(`${entity} ${id}: ${JSON.stringify(created.refusal)}`);
      return { schema, database: created.database };
    },
    { schema, database: emptyDatabase(schema) },
  );
}

/** The acting object on the server that holds all of them. */
export function actingOf(suite: Suite, witness: Witness): Acting {
  const { entity, id } = actingObject(witness);
  const server = serverWith(suite, witness);
  const row = must(findRow(server.database, entity, id), `a ${entity} ${id}`);
  return { ...server, entity: entityOf(suite.schema, entity), row };
}

/** What the action would answer on the acting object of the witness. */
export function outcomeOf(suite: Suite, witness: Witness, action: string): Outcome<Row> {
  const { entity, id } = actingObject(witness);
  return model.act(serverWith(suite, witness), entity, id, action);
}

/** `dog-3`: the first id of the entity that no object of the witness has. */
export function freeId({ objects }: Witness, entity: string): string {
  const taken = new Set(objects.filter((object) => object.entity === entity).map(({ id }) => id));
  let n = 1;
  while (taken.has(exampleId(entity, n))) n += 1;
  return exampleId(entity, n);
}
