/** Ids as clients may choose them: what a server does to the texts of ids shows on one that is not of the usual kind. */
import type { Entity } from '../../../spec/schema.ts';
import { withArticle } from '../data.ts';
import { testsOfEntity } from '../draft.ts';
import type { Draft } from '../draft.ts';
import type { Suite } from '../suite.ts';

/** An id with capitals, spaces and a dot, longer than most; one that differs from it by case alone; and a number. */
export function planTellingId(suite: Suite, entity: Entity): Draft {
  const { name } = entity;
  const { oddId: id, noText } = suite.literals;
  const lower = id.toLowerCase();
  const because = 'an id is stored as it is and told from every other';
  return testsOfEntity(suite, entity, 'crud')(
    'create.accepts-any-id',
    `the id of ${withArticle(name)} may be any text, upper and lower case told apart, but no number`,
    [
      'ids.client',
      'endpoints.create',
      'endpoints.read',
      'endpoints.delete',
      'values.types',
      'refused.status',
    ],
    (t) => {
      t.create(name, { set: { id } }, { shows: ['id'], because });
      t.create(name, { set: { id: lower } });
      t.remove(name, lower);
      t.read(name, id, { shows: 'all', because });
      t.refuseCreate(name, { set: { id: noText } }, { field: 'id', rule: 'type' });
    },
  );
}
