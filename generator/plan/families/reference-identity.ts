/** References mean objects of one entity: what another entity has under the same id is none of theirs. */
import { exampleId } from '../../../spec/examples.ts';
import type { Entity, FieldOf } from '../../../spec/schema.ts';
import { otherValue, plainFields, unknownId, withArticle } from '../data.ts';
import type { Draft, PlanTest } from '../draft.ts';
import type { Suite } from '../suite.ts';

type ReferenceField = FieldOf<'reference'> | FieldOf<'reference_list'>;

/** For a field that refers to another entity: ids of the own entity are refused there, and their deletion is no matter. */
export function planIdentity(
  planTest: PlanTest,
  { name: entity }: Entity,
  field: ReferenceField,
): readonly Draft[] {
  const { name, target } = field;
  if (target === entity) return [];
  const [first, second] = [exampleId(entity), exampleId(entity, 2)];
  const shows = [name];
  return [
    planTest(
      `${name}.rejects-id-of-another-entity`,
      `create and update refuse the id of ${withArticle(entity)} in ${name}, which refers to ${target}`,
      [
        'references.exist',
        'endpoints.independent',
        'update.validates',
        'refused.status',
        'refused.unchanged',
      ],
      (t) => {
        const set = sent(field, first);
        const broken = { field: name, rule: 'reference' } as const;
        t.create(entity);
        t.refuseCreate(entity, { set: { id: second, ...set } }, broken);
        t.create(entity, { set: { id: second } });
        t.refuseUpdate(entity, second, set, broken);
        t.read(entity, second, { shows, because: 'a refused update changes nothing' });
      },
    ),
    planTest(
      `${name}.survives-delete-of-namesake`,
      `deleting ${withArticle(entity)}, or the ${target} of the same id, leaves the other one and ${name} as they are`,
      ['references.deleted', 'endpoints.independent', 'endpoints.delete'],
      (t) => {
        t.create(target, { set: { id: first } });
        t.create(target, { set: { id: second } });
        t.create(entity, { set: sent(field, second) });
        t.create(entity, { set: { id: second } });
        t.remove(entity, second);
        t.read(target, second, { shows: 'all', because: `no ${target} was deleted` });
        t.remove(target, first);
        t.read(entity, first, { shows: 'all', because: `only the ${target} ${first} was deleted` });
      },
    ),
  ];
}

/** A reference to nothing beside a right value: neither is stored. Planned once, on the first reference of the entity. */
export function planAllOrNothing(
  suite: Suite,
  planTest: PlanTest,
  entity: Entity,
): readonly Draft[] {
  const { name } = entity;
  const [right] = plainFields(entity);
  const wrong = entity.fields.find(
    (field): field is ReferenceField =>
      field.type === 'reference' || field.type === 'reference_list',
  );
  if (right === undefined || wrong === undefined) return [];
  return [
    planTest(
      `${wrong.name}.refusal-is-all-or-nothing`,
      `update that is refused for ${wrong.name} does not change ${right.name} either`,
      ['refused.unchanged', 'references.exist', 'update.validates'],
      (t) => {
        t.create(name);
        const value = otherValue(suite, entity, right);
        const set = { [right.name]: value, ...sent(wrong, unknownId(wrong.target)) };
        t.refuseUpdate(name, exampleId(name), set, { field: wrong.name, rule: 'reference' });
        const because = 'a refused update changes nothing';
        t.read(name, exampleId(name), { shows: 'all', because });
      },
    ),
  ];
}

/** The field with the id as its value, or as the only one in its list. */
function sent({ name, type }: ReferenceField, id: string): Record<string, string | string[]> {
  return { [name]: type === 'reference' ? id : [id] };
}
