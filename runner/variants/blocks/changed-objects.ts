/** Objects that are answered otherwise than they are stored. */
import type { Entity } from '../../../spec/schema.ts';
import type { Row } from '../../../spec/semantics/database.ts';
import type { Behaviour } from '../../reference-server/behaviour.ts';
import { changedSuccesses } from '../../reference-server/changed-answers.ts';

/** The requests that answer objects. */
const showing = ['create', 'list', 'read', 'update', 'act'] as const;

/** Makes what is shown of a stored object. */
type ObjectChange = (
  row: Row,
  about: { readonly entity: Entity; readonly kind: (typeof showing)[number] },
) => object;

/** A server that shows every object, alone or in a list, in its own way. */
export function changedObjects(change: ObjectChange): Behaviour {
  return changedSuccesses(showing, (answer, { asked: { kind, entity } }) => {
    const shown = (row: Row): object => change(row, { entity, kind });
    const json = Array.isArray(answer.json)
      ? (answer.json as readonly Row[]).map(shown)
      : shown(answer.json as Row);
    return { ...answer, json };
  });
}
