/** References and reference lists: they hold ids of existing objects and let go of deleted ones. */
import { fieldsOfType } from '../../../spec/lookup.ts';
import type { ClauseId } from '../../../spec/contract.ts';
import type { Field, FieldOf } from '../../../spec/schema.ts';
import { isRenamed } from '../../../spec/snapshot.ts';
import { ofWrongType } from '../bad-values.ts';
import { withArticle } from '../data.ts';
import { testsOfEntity } from '../draft.ts';
import type { Draft, EntityFamily, PlanTest } from '../draft.ts';
import { refusesOnCreate, refusesOnUpdate } from '../probes.ts';
import { wrongTypesFor } from '../wrong-types.ts';
import { castOf, createManyTargets, createTargets } from './reference-cast.ts';
import type { Cast } from './reference-cast.ts';
import { planListDeletes, planReferenceDeletes } from './reference-deletes.ts';
import { planAllOrNothing, planIdentity } from './reference-identity.ts';

const REFUSED = ['update.validates', 'refused.status', 'refused.unchanged'] as const;
const UNCHANGED = 'a refused update changes nothing';

/** For each reference and each list: what it takes, what it refuses, and what a delete does to it. */
export const planReferences: EntityFamily = (suite, entity) => {
  const planTest = testsOfEntity(suite, entity, 'references');
  const renamed = (target: string): readonly ClauseId[] =>
    isRenamed(suite.lineage, target) ? ['changes.rename-entity'] : [];
  // A field keeps its name when the entity that it refers to gets another.
  const planFieldTest =
    ({ target }: Extract<Field, { readonly target: string }>): PlanTest =>
    (id, title, clauses, script) =>
      planTest(id, title, [...new Set([...clauses, ...renamed(target)])], script);
  return [
    ...fieldsOfType(entity, 'reference').flatMap((field) => [
      ...planReference(planFieldTest(field), castOf(suite, entity, field), field),
      ...planReferenceDeletes(planFieldTest(field), castOf(suite, entity, field), field),
      ...planIdentity(planTest, entity, field),
    ]),
    ...fieldsOfType(entity, 'reference_list').flatMap((field) => [
      ...planList(planFieldTest(field), castOf(suite, entity, field), field),
      planListDeletes(planFieldTest(field), castOf(suite, entity, field), field),
      ...planIdentity(planTest, entity, field),
    ]),
    ...planAllOrNothing(suite, planTest, entity),
  ];
};

function planReference(
  planTest: PlanTest,
  cast: Cast,
  { name, required }: FieldOf<'reference'>,
): readonly Draft[] {
  const { entity, id, other, target, first, second, unknown } = cast;
  const broken = { field: name, rule: 'reference' } as const;
  const shows = [name];
  return [
    planTest(
      `${name}.accepts-existing-object`,
      `${name} refers to an existing ${target} and is answered as its id`,
      ['references.by-id'],
      (t) => {
        createTargets(t, cast);
        const created = { shows, because: `${name} was sent as ${first}` };
        t.create(entity, { set: { [name]: first } }, created);
        t.read(entity, id, created);
        const changed = { shows, because: `${name} was changed to ${second}` };
        t.update(entity, id, { [name]: second }, changed);
        t.read(entity, id, changed);
        t.list(entity, ['id', name], 'lists answer references as ids too');
      },
    ),
    planTest(
      `${name}.rejects-unknown-object`,
      `create and update refuse ${withArticle(name)} that no ${target} has as its id`,
      ['references.exist', ...REFUSED],
      (t) => {
        t.refuseCreate(entity, { set: { [name]: unknown } }, broken);
        t.missing('GET', entity, id, { because: 'a refused create stores nothing' });
        t.create(target, { set: { id: first } });
        t.create(entity, { set: { [name]: first } });
        t.refuseUpdate(entity, id, { [name]: unknown }, broken);
        t.read(entity, id, { shows, because: UNCHANGED });
      },
    ),
    planWrongTypes(planTest, cast, { name, type: 'reference' }),
    planTest(
      `${name}.accepts-null`,
      required ? `${name} may be null` : `${name} may be null or left out`,
      ['references.null', ...(required ? [] : (['create.optional'] as const))],
      (t) => {
        t.create(target, { set: { id: first } });
        const seen = { shows, because: 'a reference may be null' };
        t.create(entity, { set: { [name]: null } }, seen);
        t.update(entity, id, { [name]: first });
        t.update(entity, id, { [name]: null }, seen);
        t.read(entity, id, seen);
        if (!required)
          t.create(entity, { set: { id: other } }, { shows, because: `${name} is optional` });
      },
    ),
  ];
}

/** What is neither an id nor a list of ids. */
function planWrongTypes(
  planTest: PlanTest,
  { entity, target, literals }: Cast,
  { name, type }: { readonly name: string; readonly type: 'reference' | 'reference_list' },
): Draft {
  const noun = type === 'reference' ? 'id' : 'list of ids';
  return planTest(
    `${name}.rejects-wrong-types`,
    `create and update refuse what is no ${noun} for ${name}`,
    ['values.types', 'references.by-id', ...REFUSED],
    (t) => {
      const { onCreate, onUpdate } = wrongTypesFor(type, '', literals);
      if (type === 'reference_list') t.create(target, { set: { id: literals.letter } });
      refusesOnCreate(t, { entity, field: name }, onCreate.map(ofWrongType));
      refusesOnUpdate(t, { entity, field: name }, onUpdate.map(ofWrongType));
    },
  );
}

function planList(
  planTest: PlanTest,
  cast: Cast,
  { name }: FieldOf<'reference_list'>,
): readonly Draft[] {
  const { entity, id, target, first, second, many, unknown } = cast;
  const shows = [name];
  const dangling = { field: name, rule: 'reference' } as const;
  return [
    planTest(
      `${name}.is-empty-by-default`,
      `${name} is an empty list when a create leaves it out`,
      ['references.null', 'endpoints.create'],
      (t) => {
        const seen = { shows, because: `${name} was left out` };
        t.create(entity, {}, seen);
        t.read(entity, id, seen);
      },
    ),
    planTest(
      `${name}.accepts-existing-objects`,
      `${name} lists existing ${target} objects and is answered as their ids`,
      ['references.by-id', 'references.order', 'values.no-other-rule', 'endpoints.delete'],
      (t) => {
        createManyTargets(t, cast);
        const seen = { shows, because: `${name} was sent with two ids` };
        t.create(entity, { set: { [name]: [first, second] } }, seen);
        t.read(entity, id, seen);
        t.list(entity, ['id', name], 'lists answer references as ids too');
        t.update(entity, id, { [name]: [second, first] }, { shows, because: 'any order will do' });
        t.update(entity, id, { [name]: many }, { shows, because: 'no length is too much' });
        t.remove(entity, id);
        t.list(target, ['id'], 'only what refers to them was deleted');
      },
    ),
    planTest(
      `${name}.can-be-updated`,
      `update replaces the ids in ${name}`,
      ['references.by-id', 'endpoints.update'],
      (t) => {
        createTargets(t, cast);
        t.create(entity, { set: { [name]: [first] } });
        t.update(
          entity,
          id,
          { [name]: [second] },
          { shows, because: 'an update replaces the list' },
        );
        t.update(entity, id, { [name]: [] });
        t.read(entity, id, { shows, because: 'the list was emptied' });
      },
    ),
    planTest(
      `${name}.rejects-unknown-object`,
      `create and update refuse an id in ${name} that no ${target} has`,
      ['references.exist', ...REFUSED],
      (t) => {
        createTargets(t, cast);
        for (const ids of [[unknown], [first, unknown], [unknown, second]])
          t.refuseCreate(entity, { set: { [name]: ids } }, dangling);
        t.missing('GET', entity, id, { because: 'a refused create stores nothing' });
        t.create(entity, { set: { [name]: [first, second] } });
        for (const ids of [[unknown], [first, unknown], [unknown, second]])
          t.refuseUpdate(entity, id, { [name]: ids }, dangling);
        t.read(entity, id, { shows, because: UNCHANGED });
      },
    ),
    planTest(
      `${name}.rejects-null`,
      `create and update refuse null for the list ${name}`,
      ['references.null', ...REFUSED],
      (t) => {
        const broken = { field: name, rule: 'null' } as const;
        t.refuseCreate(entity, { set: { [name]: null } }, broken);
        t.missing('GET', entity, id, { because: 'a refused create stores nothing' });
        t.create(entity);
        t.refuseUpdate(entity, id, { [name]: null }, broken);
        t.read(entity, id, { shows, because: UNCHANGED });
      },
    ),
    planWrongTypes(planTest, cast, { name, type: 'reference_list' }),
  ];
}
