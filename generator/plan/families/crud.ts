/** Create, read, update and delete of one object. */
import { exampleId } from '../../../spec/examples.ts';
import type { Entity } from '../../../spec/schema.ts';
import { badValueOf } from '../bad-values.ts';
import { otherValue, otherValues, plainFields, unknownId, withArticle } from '../data.ts';
import { testsOfEntity } from '../draft.ts';
import type { Draft, EntityFamily } from '../draft.ts';
import type { Suite } from '../suite.ts';
import { planTellingId } from './telling-id.ts';

/** What `POST`, `GET`, `PATCH` and `DELETE` do to one object, and what they answer when it does not exist. */
export const planCrud: EntityFamily = (suite, entity) => [
  planCreate(suite, entity),
  planTellingId(suite, entity),
  ...planTakenId(suite, entity),
  ...planUpdates(suite, entity),
  ...planAllOrNothing(suite, entity),
  planDelete(suite, entity),
  planUnknownId(suite, entity),
];

function planCreate(suite: Suite, entity: Entity): Draft {
  const { name } = entity;
  return testsOfEntity(suite, entity, 'crud')(
    'create.answers-the-object',
    `create answers the new ${name}, and read answers it again`,
    [
      'endpoints.create',
      'endpoints.read',
      'endpoints.names',
      'endpoints.prompt',
      'ids.client',
      'values.round-trip',
      'values.no-other-rule',
    ],
    (t) => {
      t.create(name, {}, { shows: 'all', because: 'create answers the object that was sent' });
      const because = 'read answers the object that was created';
      t.read(name, exampleId(name), { shows: 'all', because });
      const alike = 'objects may be alike in everything but their ids';
      t.create(name, { set: { id: exampleId(name, 2) } }, { shows: ['id'], because: alike });
    },
  );
}

/** A create with an id that is in use, in the one profile that says what becomes of it. */
function planTakenId(suite: Suite, entity: Entity): readonly Draft[] {
  if (suite.profile !== 'strict') return [];
  const { name } = entity;
  return [
    testsOfEntity(suite, entity, 'crud')(
      'create.rejects-taken-id',
      `create refuses an id that another ${name} has`,
      ['ids.taken'],
      (t) => {
        t.create(name);
        t.refuseCreate(name, { set: otherValues(suite, entity) }, { field: 'id', rule: 'taken' });
        const because = 'a refused create changes nothing';
        t.read(name, exampleId(name), { shows: 'all', because });
      },
    ),
  ];
}

function planUpdates(suite: Suite, entity: Entity): readonly Draft[] {
  const { name } = entity;
  const id = exampleId(name);
  const planTest = testsOfEntity(suite, entity, 'crud');
  const others = otherValues(suite, entity);
  const names = Object.keys(others);
  const sameId = planTest(
    'update.accepts-the-same-id',
    'update accepts the id that the object has already',
    ['ids.same-on-update'],
    (t) => {
      t.create(name);
      const seen = { shows: ['id', ...names], because: 'the id is the one that the object has' };
      t.update(name, id, { id, ...others }, seen);
      t.read(name, id, seen);
    },
  );
  if (names.length === 0) return [sameId];
  const allFields = planTest(
    'update.changes-what-is-sent',
    names.length === 1
      ? `update changes ${names.join()} and answers the whole ${name}`
      : `update changes several fields at once and answers the whole ${name}`,
    ['endpoints.update', 'values.round-trip', 'values.no-other-rule'],
    (t) => {
      t.create(name);
      const because = 'every one of these fields was sent';
      t.update(name, id, others, { shows: 'all', because });
      t.read(name, id, { shows: names, because: 'the update is stored' });
    },
  );
  return [allFields, sameId];
}

/** One field of an update is wrong: the right one beside it must not be stored either. */
function planAllOrNothing(suite: Suite, entity: Entity): readonly Draft[] {
  const { name } = entity;
  const [right, ...others] = plainFields(entity);
  const wrong = others.at(-1);
  if (!right || !wrong) return [];
  const bad = badValueOf(suite, entity, wrong);
  const id = exampleId(name);
  return [
    testsOfEntity(suite, entity, 'crud')(
      'update.is-all-or-nothing',
      `update that is refused for ${wrong.name} does not change ${right.name} either`,
      ['refused.unchanged', 'update.validates', 'refused.status'],
      (t) => {
        t.create(name);
        const set = { [right.name]: otherValue(suite, entity, right), [wrong.name]: bad.value };
        t.refuseUpdate(name, id, set, { field: wrong.name, rule: bad.rule });
        t.read(name, id, { shows: 'all', because: 'a refused update changes nothing' });
      },
    ),
  ];
}

function planDelete(suite: Suite, entity: Entity): Draft {
  const { name } = entity;
  const id = exampleId(name);
  return testsOfEntity(suite, entity, 'crud')(
    'delete.removes-the-object',
    `delete removes ${withArticle(name)}: no read finds it and no list holds it`,
    ['endpoints.delete', 'endpoints.unknown-id', 'endpoints.list'],
    (t) => {
      t.create(name);
      t.remove(name, id);
      t.missing('GET', name, id, { because: 'it was deleted' });
      t.missing('PATCH', name, id, { set: { id }, because: 'it was deleted' });
      t.list(name, ['id'], 'what was deleted is in no list');
      const because = 'the id of a deleted object is unknown, as before its create';
      t.create(name, { set: otherValues(suite, entity) }, { shows: 'all', because });
      t.read(name, id, { shows: 'all', because });
    },
  );
}

function planUnknownId(suite: Suite, entity: Entity): Draft {
  const { name } = entity;
  const unknown = unknownId(name);
  const others = otherValues(suite, entity);
  return testsOfEntity(suite, entity, 'crud')(
    'unknown-id.answers-404',
    `read, update and delete answer 404 for an id that no ${name} has`,
    ['endpoints.unknown-id'],
    (t) => {
      t.create(name);
      t.missing('GET', name, unknown);
      const set = Object.keys(others).length > 0 ? others : { id: unknown };
      t.missing('PATCH', name, unknown, { set });
      t.missing('DELETE', name, unknown);
      t.list(name, ['id'], 'requests for an unknown id change nothing');
    },
  );
}
