/** Servers that refuse valid values. */
import type { Field } from '../../spec/schema.ts';
import type { Behaviour } from '../reference-server/behaviour.ts';
import { refusal } from './refusal.ts';
import { otherWrites } from './writes.ts';
import type { Write, Written } from './writes.ts';

/** The named writes refuse values, `id` aside, that they should take. */
export function refusing(
  writes: readonly Write[],
  refuses: (field: Field, value: unknown, written: Written) => boolean,
): Behaviour {
  return otherWrites(writes, (written, proceed) => {
    const { server, entity, body, write, before } = written;
    const refused = entity.fields.find(
      (field) =>
        field.name !== 'id' &&
        Object.hasOwn(body, field.name) &&
        refuses(field, body[field.name], written),
    );
    const isMissing = write === 'update' && before === undefined;
    return refused && !isMissing ? refusal(refused.name, 'type') : proceed(server, body);
  });
}
