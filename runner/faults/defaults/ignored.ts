/** A field with a default that is left out of a create stays without a value: one fault for each type of field. */
import type { Fault } from '../fault.ts';
import { hasDefault } from '../fields.ts';
import { someField } from '../schema-parts.ts';
import { plainTypes, typeNames } from '../type-names.ts';
import { otherRow } from '../writes.ts';

export const defaultIgnored: readonly Fault[] = plainTypes.map((type) => ({
  id: `defaults.${type}-ignored`,
  what: `Create leaves ${typeNames[type]} without a value in the place of its default.`,
  category: 'default value',
  clause: 'create.default',
  observable: someField((field) => field.type === type && hasDefault(field)),
  behaviour: otherRow(['create'], (row, { entity, body }) => ({
    ...row,
    ...Object.fromEntries(
      entity.fields
        .filter((field) => field.type === type && hasDefault(field))
        .filter(({ name }) => !Object.hasOwn(body, name))
        .map(({ name }) => [name, null]),
    ),
  })),
}));
