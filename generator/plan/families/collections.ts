/** Several objects: lists, and how little one object knows of the others. */
import { MOST_LISTED } from '../../../spec/boundaries.ts';
import { exampleId } from '../../../spec/examples.ts';
import { enumOf, fieldsOfType, must } from '../../../spec/lookup.ts';
import type { Entity } from '../../../spec/schema.ts';
import { nthObject, otherValues } from '../data.ts';
import { testsOfEntity } from '../draft.ts';
import type { Draft, EntityFamily } from '../draft.ts';
import type { JsonObject } from '../plan.ts';
import type { Recorder } from '../recorder.ts';
import type { Suite } from '../suite.ts';

/** What lists answer, that objects do not affect each other, and that reset removes them all. */
export const planCollections: EntityFamily = (suite, entity) => {
  const { name } = entity;
  const first = exampleId(name);
  const second = exampleId(name, 2);
  const planTest = testsOfEntity(suite, entity, 'collections');
  const create = (t: Recorder, count: number): void => {
    for (let n = 1; n <= count; n += 1) t.create(name, { set: nthObject(suite, entity, n) });
  };
  const changed = otherValues(suite, entity);
  return [
    planTest(
      'list.answers-all-objects',
      `list answers every ${name} with all of its fields`,
      ['endpoints.list', 'values.round-trip'],
      (t) => {
        create(t, 3);
        t.list(name, 'all', 'three objects were created');
        for (let n = 4; n <= MOST_LISTED; n += 1)
          t.create(name, { set: { id: exampleId(name, n), ...unseenStates(suite, entity, n) } });
        t.list(name, ['id'], 'a list holds every object, however many there are');
      },
    ),
    planTest(
      'update.leaves-other-objects',
      `update of one ${name} leaves another as it was`,
      ['endpoints.update', 'endpoints.read'],
      (t) => {
        create(t, 2);
        t.update(name, second, { id: second, ...changed });
        t.read(name, first, { shows: 'all', because: 'another object was updated' });
        t.read(name, second, { shows: 'all', because: 'the update is stored' });
      },
    ),
    planTest(
      'delete.leaves-other-objects',
      `delete of one ${name} leaves another as it was`,
      ['endpoints.delete', 'endpoints.read', 'endpoints.list'],
      (t) => {
        create(t, 2);
        t.remove(name, first);
        t.read(name, second, { shows: 'all', because: 'another object was deleted' });
        t.list(name, ['id'], 'one of two objects was deleted');
      },
    ),
    planTest(
      'reset.removes-all',
      `reset removes every ${name}`,
      ['testing.reset', 'endpoints.list'],
      (t) => {
        create(t, 2);
        t.reset();
        t.list(name, ['id'], 'reset removes all objects');
        t.missing('GET', name, first, { because: 'reset removed it' });
      },
    ),
    ...planSameIds(suite, entity),
  ];
};

/** The n-th values of the enums that have so many: an object in a state that none of those before is in. */
function unseenStates(suite: Suite, entity: Entity, n: number): JsonObject {
  const fields = fieldsOfType(entity, 'enum').filter(
    (field) => enumOf(suite.schema, field.enum).values.length >= n,
  );
  const values = nthObject(suite, entity, n);
  return Object.fromEntries(
    fields.map(({ name }) => [name, must(values[name], `the value ${String(n)} of ${name}`)]),
  );
}

/** Objects of two entities with the same id; planned once, on the two entities that have been there longest. */
function planSameIds(suite: Suite, entity: Entity): readonly Draft[] {
  const [oldest, partner] = suite.oldest;
  if (oldest !== entity.name || partner === undefined) return [];
  const id = 'same-1';
  const planTest = testsOfEntity(suite, entity, 'collections');
  return [
    planTest(
      'create.accepts-the-id-of-another-entity',
      `${entity.name} and ${partner} objects may have the same id`,
      ['endpoints.independent', 'endpoints.unknown-id'],
      (t) => {
        t.create(entity.name, { set: { id } });
        t.create(partner, { set: { id } });
        for (const name of [entity.name, partner])
          t.list(name, ['id'], 'a list holds the objects of one entity alone');
        t.remove(partner, id);
        t.missing('GET', partner, id, { because: `only ${entity.name} has the id ${id} now` });
        t.read(entity.name, id, { shows: 'all', because: `only the ${partner} was deleted` });
      },
    ),
  ];
}
