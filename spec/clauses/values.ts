/** What a field takes, and what a create or update does with it. */
import type { ClauseShape } from './clause-shape.ts';

export const valueClauses = [
  {
    id: 'values.types',
    section: 'Values',
    text: 'A value of the wrong type (an object for a string, a number, a boolean, an enum or a reference; a number for a string, an enum, a reference or a datetime; a word for a number or a boolean; `1.5` for an integer; a string for a reference list, or an object in one) is refused with 400 or 422.',
  },
  {
    id: 'values.numeric-strings',
    section: 'Values',
    profile: 'strict',
    text: 'A number in quotes is a string: `"5"` is refused with 400 or 422 where a number is expected.',
  },
  {
    id: 'values.booleans-as-numbers',
    section: 'Values',
    profile: 'strict',
    text: '`true` and `false` are not numbers: they are refused with 400 or 422 where a number is expected.',
  },
  {
    id: 'values.numbers-as-booleans',
    section: 'Values',
    profile: 'strict',
    text: '`0` and `1` are not booleans: they are refused with 400 or 422 where a boolean is expected.',
  },
  {
    id: 'values.round-trip',
    section: 'Values',
    text: 'What was accepted is stored and answered unchanged, with its JSON type: a number as a number, a boolean as `true` or `false`. `1` and `1.0` are the same number.',
  },
  {
    id: 'values.float',
    section: 'Values',
    text: 'A whole number is a valid float.',
  },
  {
    id: 'values.number-bounds',
    section: 'Values',
    text: 'Numbers outside the bounds of their field are refused with 400 or 422. Bounds are inclusive: the bound itself is accepted. A bound that is not listed does not exist.',
  },
  {
    id: 'values.string-length',
    section: 'Values',
    text: 'Strings shorter or longer than their field allows are refused with 400 or 422. Lengths are inclusive too, and a length that is not listed is not limited.',
  },
  {
    id: 'values.enum',
    section: 'Values',
    text: 'An enum field takes exactly the values listed for its enum, upper and lower case told apart; anything else is refused with 400 or 422.',
  },
  {
    id: 'values.datetime',
    section: 'Values',
    text: 'A datetime is a string `YYYY-MM-DD hh:mm:ss` that names a real date of the calendar and a real time of day from `00:00:00` to `23:59:59` (`2024-03-15 14:30:00`; never `2024-02-30 …`, nor `2024-03-15T14:30:00Z`). Anything else is refused with 400 or 422. It is answered in the same format.',
  },
  {
    id: 'values.datetime-padding',
    section: 'Values',
    profile: 'strict',
    text: 'Every part of a datetime has all of its digits: `2024-3-5 1:02:03` is refused with 400 or 422.',
  },
  {
    id: 'values.datetime-bounds',
    section: 'Values',
    text: 'A datetime before or after the bounds of its field is refused with 400 or 422. The bounds are inclusive, and one that is not listed does not exist. Datetimes of this format can be compared as text.',
  },
  {
    id: 'values.no-other-rule',
    section: 'Values',
    text: 'There are no other rules on values. Whatever the type and the listed bounds of a field allow is accepted, whatever its name suggests: an `email` needs no `@`, a `status` of type string takes any text.',
  },
  {
    id: 'values.null',
    section: 'Values',
    text: 'A nullable field takes `null`; any other field refuses an explicit `null` with 400 or 422, whether it is required, optional or has a default.',
  },
  {
    id: 'values.absent',
    section: 'Values',
    text: 'In an answer, a field without a value may be `null` or left out.',
  },
  {
    id: 'create.required',
    section: 'Creating and updating',
    text: 'A required field without a default must be in the body of a create; if it is missing, the create is refused with 400 or 422. A nullable required field must be sent too, if only as `null`.',
  },
  {
    id: 'create.default',
    section: 'Creating and updating',
    text: 'A field with a default may be left out of a create, required or not: it then takes the default. The default is for absence only: `null` is stored as `null` where the field is nullable and refused where it is not.',
  },
  {
    id: 'create.optional',
    section: 'Creating and updating',
    text: 'An optional field may be left out of a create, nullable or not. Without a default it then has no value.',
  },
  {
    id: 'update.partial',
    section: 'Creating and updating',
    text: 'An update need not carry required fields, and applies no defaults.',
  },
  {
    id: 'update.validates',
    section: 'Creating and updating',
    text: 'An update is held to the same rules on values, bounds, `null` and references as a create.',
  },
  {
    id: 'refused.unchanged',
    section: 'Creating and updating',
    text: 'A refused create or update changes nothing, not even the fields that were right.',
  },
  {
    id: 'refused.status',
    section: 'Creating and updating',
    text: 'Invalid input is always answered with 400 or 422 and never with a status of 500 or above. The body of an error is yours to choose.',
  },
] as const satisfies readonly ClauseShape[];
