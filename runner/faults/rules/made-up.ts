/** Rules on strings that their names or common sense suggest. */
import type { Field } from '../../../spec/schema.ts';
import type { Fault } from '../fault.ts';
import { takesDigits, takesSymbols } from '../fields.ts';
import { refusing } from '../refusing.ts';
import { someField } from '../schema-parts.ts';
import { bothWrites } from '../writes.ts';

const RULE = { category: 'hallucinated feature', clause: 'values.no-other-rule' } as const;

const isEmail = ({ name, type }: Field): boolean => type === 'string' && name.includes('email');

export const madeUpRules: readonly Fault[] = [
  {
    id: 'rules.email-needs-an-at',
    what: 'Create and update refuse a text without an @ for a string whose name speaks of an e-mail.',
    ...RULE,
    observable: someField(isEmail),
    behaviour: refusing(
      bothWrites,
      (field, value) => isEmail(field) && typeof value === 'string' && !value.includes('@'),
    ),
  },
  {
    id: 'rules.strings-must-be-words',
    what: 'Create and update refuse strings with other characters than letters, digits and blanks.',
    ...RULE,
    observable: someField(takesSymbols),
    behaviour: refusing(
      bothWrites,
      ({ type }, value) => type === 'string' && typeof value === 'string' && /[^\w\s-]/.test(value),
    ),
  },
  {
    id: 'rules.strings-must-hold-a-letter',
    what: 'Create and update refuse strings of digits alone.',
    ...RULE,
    observable: someField(takesDigits),
    behaviour: refusing(
      bothWrites,
      ({ type }, value) => type === 'string' && typeof value === 'string' && /^\d+$/.test(value),
    ),
  },
];
