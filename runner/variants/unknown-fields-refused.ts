import { entityOf, findField } from '../../spec/lookup.ts';
import type { Refusal, Server } from '../../spec/semantics/model.ts';
import type { Body, Violation } from '../../spec/semantics/values.ts';
import type { Variant } from './variant.ts';

function unknownFields(
  { schema }: Server,
  name: string,
  body: Body,
): { readonly ok: false; readonly refusal: Refusal } | undefined {
  const entity = entityOf(schema, name);
  const violations = Object.keys(body)
    .filter((key) => !findField(entity, key))
    .map((field): Violation => ({ field, rule: 'type', message: `${field} is not known` }));
  return violations.length > 0
    ? { ok: false, refusal: { reason: 'invalid', violations } }
    : undefined;
}

export const unknownFieldsRefused: Variant = {
  id: 'unknown-fields-refused',
  what: 'A body with a field that the entity does not have is refused.',
  freedom: 'unsent',
  behaviour: {
    semantics: (right) => ({
      ...right,
      create: (server, entity, body) =>
        unknownFields(server, entity, body) ?? right.create(server, entity, body),
      update: (server, entity, id, body) =>
        unknownFields(server, entity, body) ?? right.update(server, entity, id, body),
    }),
  },
};
