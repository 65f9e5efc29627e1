/** The part of a schema that decides whether an action can be exercised: small, so that verdicts on it last long. */
import { targetOf } from '../changes/field-uses.ts';
import { entityOf, enumOf } from '../lookup.ts';
import type { Action, Entity, Schema } from '../schema.ts';
import { groupsOf } from './mentions.ts';

/**
 * The schema reduced to what the search for witnesses of an action looks at: the action, the fields that it turns on,
 * and the enums and targets of these. The action can be exercised in it exactly when it can be in the whole.
 */
export function viewOf(schema: Schema, entity: Entity, action: Action): Schema {
  const wanted = new Map<string, Set<string>>();
  const want = (owner: string, field: string): void => {
    wanted.set(owner, (wanted.get(owner) ?? new Set(['id'])).add(field));
  };
  want(entity.name, action.field);
  for (const group of [...action.guards, ...action.effects].flatMap(groupsOf)) {
    const [own = '', item] = group.split('.');
    want(entity.name, own);
    const target = targetOf(entity, own);
    if (target !== undefined) want(target, item ?? 'id');
  }
  const seen = [...wanted].map(([name, fields]) => ({
    name,
    fields: entityOf(schema, name).fields.filter((field) => fields.has(field.name)),
    actions: name === entity.name ? [action] : [],
  }));
  const fields = seen.flatMap((each) => each.fields);
  const targets = fields.flatMap((field) => ('target' in field ? [field.target] : []));
  const enums = fields.flatMap((field) => (field.type === 'enum' ? [field.enum] : []));
  return {
    enums: [...new Set(enums)].map((name) => enumOf(schema, name)),
    entities: [
      ...seen,
      ...[...new Set(targets)]
        .filter((name) => !wanted.has(name))
        .map((name) => ({ name, fields: [], actions: [] })),
    ],
    analytics: [],
  };
}
