/**
 * What a delete does to references: they let go of the object for good. Whatever is asked afterwards finds no trace of it,
 * and another object that is given the same id is not the one that was referred to.
 */
import type { FieldOf } from '../../../spec/schema.ts';
import { withArticle } from '../data.ts';
import type { Draft, PlanTest } from '../draft.ts';
import { createTargets } from './reference-cast.ts';
import type { Cast } from './reference-cast.ts';

/** The tests of a reference: to the deleted object, and to another. */
export function planReferenceDeletes(
  planTest: PlanTest,
  cast: Cast,
  { name }: FieldOf<'reference'>,
): readonly Draft[] {
  const { entity, id, other, target, first, second, unrelated } = cast;
  const shows = [name];
  return [
    planTest(
      `${name}.is-cleared-by-delete`,
      `deleting ${withArticle(target)} clears every ${name} that refers to it`,
      ['references.deleted', 'references.exist', 'endpoints.delete', 'endpoints.list'],
      (t) => {
        t.create(target, { set: { id: first } });
        t.create(entity, { set: { [name]: first } });
        t.create(entity, { set: { id: other, [name]: first } });
        t.remove(target, first);
        const seen = { shows: ['id', name], because: `${first} was deleted` };
        t.read(entity, id, seen);
        t.read(entity, other, seen);
        t.list(entity, ['id', name], `${first} was deleted`);
        t.update(entity, id, unrelated, { shows, because: NOTHING_COMES_BACK });
        t.refuseUpdate(entity, id, { [name]: first }, { field: name, rule: 'reference' });
        t.create(target, { set: { id: first } });
        t.read(entity, other, { shows, because: isAnother(first, target) });
      },
    ),
    planTest(
      `${name}.survives-delete-of-another`,
      `deleting ${withArticle(target)} keeps ${withArticle(name)} that refers to another`,
      ['references.deleted', 'endpoints.delete'],
      (t) => {
        createTargets(t, cast);
        t.create(entity, { set: { [name]: second } });
        t.remove(target, first);
        t.read(entity, id, { shows, because: `another ${target} was deleted` });
        t.remove(entity, id);
        t.read(target, second, { shows: ['id'], because: 'only what refers to it was deleted' });
      },
    ),
  ];
}

/** The test of a list: the id goes, which stands between others in one list and alone in another. */
export function planListDeletes(
  planTest: PlanTest,
  cast: Cast,
  { name }: FieldOf<'reference_list'>,
): Draft {
  const { entity, id, other, target, first, second, third, unrelated } = cast;
  const shows = [name];
  return planTest(
    `${name}.loses-deleted-object`,
    `deleting ${withArticle(target)} takes its id out of every ${name} and keeps the others`,
    ['references.deleted', 'references.exist', 'endpoints.delete', 'endpoints.list'],
    (t) => {
      createTargets(t, cast);
      t.create(target, { set: { id: third } });
      t.create(entity, { set: { [name]: [first, second, third] } });
      t.create(entity, { set: { id: other, [name]: [second] } });
      t.remove(target, second);
      const seen = { shows: ['id', name], because: `${second} was deleted` };
      t.read(entity, id, seen);
      t.read(entity, other, seen);
      t.list(entity, ['id', name], `${second} was deleted`);
      t.update(entity, id, unrelated, { shows, because: NOTHING_COMES_BACK });
      t.refuseUpdate(entity, id, { [name]: [first, second] }, { field: name, rule: 'reference' });
      t.create(target, { set: { id: second } });
      t.read(entity, other, { shows, because: isAnother(second, target) });
    },
  );
}

const NOTHING_COMES_BACK = 'an update of something else brings no reference back';

const isAnother = (id: string, target: string): string =>
  `the ${target} that has the id ${id} now is another`;
