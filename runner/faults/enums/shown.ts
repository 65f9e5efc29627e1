/** Enum values that are answered as something else. */
import { enumOf } from '../../../spec/lookup.ts';
import type { Fault } from '../fault.ts';
import { someField } from '../schema-parts.ts';
import { everyShowing, otherShown } from '../shown.ts';

const ENUM = { category: 'enum handling', clause: 'values.round-trip' } as const;
const observable = someField(({ type }) => type === 'enum');

export const enumShownOtherwise: readonly Fault[] = [
  {
    id: 'enums.shown-in-upper-case',
    what: 'Enum values are answered in upper case.',
    ...ENUM,
    observable,
    behaviour: otherShown(everyShowing, ({ type }, value) =>
      type === 'enum' && typeof value === 'string' ? value.toUpperCase() : value,
    ),
  },
  {
    id: 'enums.shown-as-positions',
    what: 'Enum values are answered as their positions in the enum.',
    ...ENUM,
    observable,
    behaviour: otherShown(everyShowing, (field, value, { schema }) =>
      field.type === 'enum' && typeof value === 'string'
        ? enumOf(schema, field.enum).values.indexOf(value)
        : value,
    ),
  },
];
