/** Strings that are tidied up. */
import type { Fault } from '../fault.ts';
import { someField } from '../schema-parts.ts';
import { keptOtherwise } from './kept-otherwise.ts';

/** Whether some string takes texts of lengths as far apart as this. */
const takes = (shortest: number, longest: number): Fault['observable'] =>
  someField(
    (field) =>
      field.type === 'string' &&
      field.name !== 'id' &&
      (field.minLength ?? 0) <= shortest &&
      longest <= (field.maxLength ?? Infinity),
  );

/** Characters beyond ASCII are sent well away from the bounds of a length. */
const takesSymbols = takes(11, 47);
const takesDigits = takes(4, 4);
const takesLongTexts = takes(300, Infinity);

const string = { type: 'string' } as const;

export const stringFaults: readonly Fault[] = [
  keptOtherwise<string>({
    ...string,
    id: 'strings-are-trimmed',
    what: 'Spaces around a string are lost.',
    alter: (text) => text.trim(),
    observable: takesSymbols,
  }),
  keptOtherwise<string>({
    ...string,
    id: 'strings-are-lower-cased',
    what: 'Strings are stored in lower case.',
    alter: (text) => text.toLowerCase(),
    observable: takesSymbols,
  }),
  keptOtherwise<string>({
    ...string,
    id: 'strings-are-capitalised',
    what: 'Strings are stored with a capital at their start.',
    alter: (text) => text.charAt(0).toUpperCase() + text.slice(1),
  }),
  keptOtherwise<string>({
    ...string,
    id: 'strings-lose-symbols',
    what: 'Characters beyond ASCII are replaced by question marks.',
    alter: (text) => text.replaceAll(/[^\x20-\x7e]/gu, '?'),
    observable: takesSymbols,
  }),
  keptOtherwise<string>({
    ...string,
    id: 'strings-are-escaped',
    what: 'Strings are stored with the entities of HTML.',
    alter: (text) =>
      text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;'),
    observable: takesSymbols,
  }),
  keptOtherwise<string>({
    ...string,
    id: 'strings-are-cut',
    what: 'Strings are cut after 255 characters.',
    alter: (text) => text.slice(0, 255),
    observable: takesLongTexts,
  }),
  keptOtherwise<string>({
    ...string,
    id: 'digits-become-a-number',
    what: 'A string of digits is stored as a number.',
    category: 'type error',
    alter: (text) => (/^\d+$/.test(text) ? Number(text) : text),
    observable: takesDigits,
  }),
];
