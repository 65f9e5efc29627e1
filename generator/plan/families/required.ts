/** Which fields a create must send, and what becomes of those that it does not. */
import { exampleId } from '../../../spec/examples.ts';
import type { Entity, Field } from '../../../spec/schema.ts';
import { mustBeSent } from '../../../spec/semantics/values.ts';
import { otherValue, plainFields, withArticle, written } from '../data.ts';
import { testsOfEntity } from '../draft.ts';
import type { Draft, EntityFamily, PlanTest } from '../draft.ts';
import { createReferred } from '../referred.ts';
import type { Suite } from '../suite.ts';

/** For each field: refused when it is missing, filled with its default, or left without a value. */
export const planRequired: EntityFamily = (suite, entity) => {
  const planTest = testsOfEntity(suite, entity, 'required');
  return [
    ...entity.fields.flatMap((field) => planField(planTest, entity, field)),
    ...planPartialUpdate(suite, entity),
  ];
};

function planField(planTest: PlanTest, { name }: Entity, field: Field): readonly Draft[] {
  if (field.name === 'id') return planId(planTest, name, field);
  const id = exampleId(name);
  const omitted = { omit: [field.name] };
  if (mustBeSent(field)) {
    return [
      planTest(
        `${field.name}.rejects-absence`,
        `create refuses ${withArticle(name)} without ${field.name}, which is required`,
        ['create.required', 'refused.status', 'refused.unchanged'],
        (t) => {
          t.refuseCreate(name, omitted, { field: field.name, rule: 'required' });
          t.missing('GET', name, id, { because: 'a refused create stores nothing' });
        },
      ),
    ];
  }
  if ('default' in field) {
    const value = written(field.default);
    return [
      planTest(
        `${field.name}.has-a-default`,
        `${field.name} is ${value} when a create leaves it out`,
        ['create.default', 'endpoints.create'],
        (t) => {
          const seen = { shows: [field.name], because: `the default of ${field.name} is ${value}` };
          t.create(name, omitted, seen);
          t.read(name, id, seen);
        },
      ),
    ];
  }
  if (field.type === 'reference' || field.type === 'reference_list') return [];
  return [
    planTest(
      `${field.name}.may-be-left-out`,
      `create accepts ${withArticle(name)} without ${field.name}, which is optional`,
      ['create.optional', 'values.absent'],
      (t) => {
        const seen = { shows: [field.name], because: `${field.name} is optional` };
        t.create(name, omitted, seen);
        t.read(name, id, seen);
      },
    ),
  ];
}

/** The id is only ever missing where the schema demands it, as everywhere else a server might fairly make one up. */
function planId(planTest: PlanTest, name: string, field: Field): readonly Draft[] {
  if (field.type !== 'string' || !field.required || field.nullable) return [];
  return [
    planTest(
      'id.rejects-absence',
      `create refuses ${withArticle(name)} without an id`,
      ['create.required', 'ids.client', 'refused.status', 'refused.unchanged'],
      (t) => {
        t.refuseCreate(name, { omit: ['id'] }, { field: 'id', rule: 'required' });
        t.list(name, ['id'], 'a refused create stores nothing');
      },
    ),
  ];
}

/** The first and the last field, each sent alone: between them, every field is left out at least once. */
function planPartialUpdate(suite: Suite, entity: Entity): readonly Draft[] {
  const { name } = entity;
  const fields = plainFields(entity);
  const [first, ...others] = fields;
  if (first === undefined || entity.fields.every((field) => field === first || field.name === 'id'))
    return [];
  const sent = [first, ...others.slice(-1)];
  const planTest = testsOfEntity(suite, entity, 'required');
  const id = exampleId(name);
  // A stored null must survive as well: a server that fills in defaults on update would overwrite it.
  const nulls = others.filter((field) => 'default' in field && field.nullable);
  return [
    planTest(
      'update.changes-nothing-else',
      `update of ${sent.map((field) => field.name).join(' or ')} alone leaves every other field as it is`,
      ['update.partial', 'endpoints.update'],
      (t) => {
        const referred = createReferred(t, entity);
        const set = Object.fromEntries(nulls.map((field) => [field.name, null]));
        t.create(name, { set: { ...set, ...referred } });
        const seen = { shows: 'all', because: 'an update touches only what it carries' } as const;
        for (const field of sent)
          t.update(name, id, { [field.name]: otherValue(suite, entity, field) }, seen);
        t.read(name, id, seen);
      },
    ),
  ];
}
