/** Actions on objects of other entities. */
import { rowsOf } from '../../../spec/semantics/database.ts';
import type { Entity } from '../../../spec/schema.ts';
import { changedAnswers } from '../../reference-server/changed-answers.ts';
import type { Fault } from '../fault.ts';
import { someAction } from '../schema-parts.ts';

export const otherIdFaults: readonly Fault[] = [
  {
    id: 'actions.find-objects-of-others',
    what: 'An action finds the objects of the entities to which its own refers, too.',
    category: 'hallucinated feature',
    clause: 'endpoints.unknown-id',
    observable: someAction((_, entity) => referredBy(entity).length > 0),
    behaviour: changedAnswers(['act'], (answer, { asked: { entity, id }, before }) => {
      if (answer.status !== 404) return answer;
      const rows = referredBy(entity).map((name) => rowsOf(before, name).get(id));
      const json = rows.find((row) => row !== undefined);
      return json ? { ...answer, status: 200, json } : answer;
    }),
  },
];

/** The other entities to which the entity refers. */
function referredBy({ name, fields }: Entity): readonly string[] {
  return fields.flatMap((field) =>
    'target' in field && field.target !== name ? [field.target] : [],
  );
}
