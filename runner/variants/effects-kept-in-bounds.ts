import type { Schema } from '../../spec/schema.ts';
import { rowsOf } from '../../spec/semantics/database.ts';
import type { Database } from '../../spec/semantics/database.ts';
import { violationOf } from '../../spec/semantics/values.ts';
import type { Variant } from './variant.ts';

function everyRowIsValid(schema: Schema, database: Database): boolean {
  return schema.entities.every(({ name, fields }) =>
    [...rowsOf(database, name).values()].every((row) =>
      fields.every((field) => {
        const value = row[field.name] ?? null;
        return value === null || violationOf(field, value, { schema, database }) === null;
      }),
    ),
  );
}

export const effectsKeptInBounds: Variant = {
  id: 'effects-kept-in-bounds',
  what: 'An action whose effects would leave the bounds of a field is refused with 409.',
  freedom: 'unsent',
  behaviour: {
    semantics: (right) => ({
      ...right,
      act: (server, entity, id, action) => {
        const outcome = right.act(server, entity, id, action);
        return outcome.ok && !everyRowIsValid(server.schema, outcome.database)
          ? { ok: false, refusal: { reason: 'guard', guards: [] } }
          : outcome;
      },
    }),
  },
};
