/** Update empties the reference lists that it does not carry. */
import { fieldsOfType } from '../../../spec/lookup.ts';
import type { Fault } from '../fault.ts';
import { isPlainField } from '../fields.ts';
import { someEntity } from '../schema-parts.ts';
import { otherRow } from '../writes.ts';

export const updateDropsReferences: readonly Fault[] = (
  ['reference', 'reference_list'] as const
).map((type) => ({
  id: `updates.drop-${type === 'reference' ? 'references' : 'lists'}`,
  what: `Update clears ${type === 'reference' ? 'references' : 'reference lists'} that it does not carry.`,
  category: 'data validation',
  clause: 'endpoints.update',
  observable: someEntity(
    (entity) => fieldsOfType(entity, type).length > 0 && entity.fields.some(isPlainField),
  ),
  behaviour: otherRow(['update'], (row, { entity, body }) => ({
    ...row,
    ...Object.fromEntries(
      fieldsOfType(entity, type)
        .filter(({ name }) => !Object.hasOwn(body, name))
        .map(({ name }) => [name, type === 'reference' ? null : []]),
    ),
  })),
}));
