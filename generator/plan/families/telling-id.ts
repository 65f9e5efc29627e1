/** Ids as clients may choose them: what a server does to the texts of ids shows on one that is not of the usual kind. */
import type { Entity } from '../../../spec/schema.ts';
import { otherValues, withArticle } from '../data.ts';
import { testsOfEntity } from '../draft.ts';
import type { Draft } from '../draft.ts';
import type { Suite } from '../suite.ts';

/** An id with capitals, spaces and a dot, longer than most, beside one that differs from it by case alone. */
export function planTellingId(suite: Suite, entity: Entity): Draft {
  const { name } = entity;
  const { oddId: id, noText } = suite.literals;
  const lower = id.toLowerCase();
  const others = { id: lower, ...otherValues(suite, entity) };
  const because = 'an id is stored as it is and told from every other';
  return testsOfEntity(suite, entity, 'crud')(
    'create.accepts-any-id',
    `the id of ${withArticle(name)} may be any text, upper and lower case told apart, but no number`,
    [
      'ids.client',
      'endpoints.create',
      'endpoints.read',
      'endpoints.update',
      'endpoints.delete',
      'values.types',
      'refused.status',
    ],
    (t) => {
      t.create(name, { set: { id } }, { shows: ['id'], because });
      t.create(name, { set: others }, { shows: ['id'], because });
      t.read(name, id, { shows: 'all', because });
      t.update(name, lower, { id: lower }, { shows: 'all', because });
      t.remove(name, lower);
      t.list(name, ['id'], 'the other id is that of another object');
      t.refuseCreate(name, { set: { id: noText } }, { field: 'id', rule: 'type' });
      t.missing('GET', name, String(noText), { because: 'a refused create stores nothing' });
    },
  );
}
