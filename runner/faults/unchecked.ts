/** Servers that do not look at some values: they keep them as they came, or as what they take them for. */
import type { Field } from '../../spec/schema.ts';
import { withRow } from '../../spec/semantics/database.ts';
import type { Value } from '../../spec/semantics/database.ts';
import type { Server } from '../../spec/semantics/model.ts';
import { violationOf } from '../../spec/semantics/values.ts';
import type { ValueRule } from '../../spec/semantics/values.ts';
import type { Behaviour } from '../reference-server/behaviour.ts';
import { editFields } from './schema-edits.ts';
import { otherWrites } from './writes.ts';
import type { Write } from './writes.ts';

/** A sent value that its field refuses, and the rule that it breaks. */
export interface Refused {
  readonly field: Field;
  readonly value: unknown;
  readonly rule: ValueRule;
  readonly server: Server;
}

/** The named writes take values that their fields refuse. */
export function unchecked(
  writes: readonly Write[],
  overlooks: (refused: Refused) => boolean,
  kept: (value: unknown) => unknown = (value) => value,
): Behaviour {
  return otherWrites(writes, ({ server, entity, body }, proceed) => {
    const names = new Set(
      entity.fields
        .filter((field) => {
          const { name } = field;
          if (name === 'id' || !Object.hasOwn(body, name)) return false;
          const rule = violationOf(field, body[name], server)?.rule;
          return rule !== undefined && overlooks({ field, value: body[name], rule, server });
        })
        .map(({ name }) => name),
    );
    if (names.size === 0) return proceed(server, body);
    const isOverlooked = ([name]: readonly [string, unknown]): boolean => names.has(name);
    const entries = Object.entries(body);
    const schema = editFields(server.schema, (field) =>
      names.has(field.name) && 'required' in field ? { ...field, required: false } : field,
    );
    const checked = Object.fromEntries(entries.filter((entry) => !isOverlooked(entry)));
    const outcome = proceed({ ...server, schema }, checked);
    if (!outcome.ok) return outcome;
    const overlooked = entries
      .filter(isOverlooked)
      .map(([name, value]) => [name, kept(value) as Value] as const);
    const answer = { ...outcome.answer, ...Object.fromEntries(overlooked) };
    return { ok: true, answer, database: withRow(outcome.database, entity.name, answer) };
  });
}
