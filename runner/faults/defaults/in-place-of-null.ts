/** Create replaces an explicit `null` by the default: one fault for each type of field. */
import type { Fault } from '../fault.ts';
import { hasDefault } from '../fields.ts';
import { someField } from '../schema-parts.ts';
import { plainTypes, typeNames } from '../type-names.ts';
import { otherValues } from '../writes.ts';

export const defaultInPlaceOfNull: readonly Fault[] = plainTypes.map((type) => ({
  id: `defaults.${type}-in-place-of-null`,
  what: `Create stores the default of ${typeNames[type]} where null was sent for it.`,
  category: 'default value',
  clause: 'create.default',
  observable: someField((field) => field.type === type && hasDefault(field) && field.nullable),
  behaviour: otherValues(['create'], (field, value) =>
    value === null && field.type === type && hasDefault(field) && field.nullable
      ? field.default
      : value,
  ),
}));
