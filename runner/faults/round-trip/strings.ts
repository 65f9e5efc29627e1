/** Strings that are tidied up. */
import type { Field } from '../../../spec/schema.ts';
import type { Fault } from '../fault.ts';
import { takesBlankAtBound, takesDigits, takesLengths, takesSymbols } from '../fields.ts';
import { someField } from '../schema-parts.ts';
import { keptOtherwise } from './kept-otherwise.ts';

const takesLongTexts = (field: Field): boolean => takesLengths(field, 300, Infinity);

const string = { type: 'string' } as const;

export const stringFaults: readonly Fault[] = [
  keptOtherwise<string>({
    ...string,
    id: 'strings-are-trimmed',
    what: 'Spaces around a string are lost.',
    alter: (text) => text.trim(),
    observable: someField((field) => takesSymbols(field) || takesBlankAtBound(field)),
  }),
  keptOtherwise<string>({
    ...string,
    id: 'strings-are-lower-cased',
    what: 'Strings are stored in lower case.',
    alter: (text) => text.toLowerCase(),
    observable: someField(takesSymbols),
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
    observable: someField(takesSymbols),
  }),
  keptOtherwise<string>({
    ...string,
    id: 'strings-are-escaped',
    what: 'Strings are stored with the entities of HTML.',
    alter: (text) =>
      text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;'),
    observable: someField(takesSymbols),
  }),
  keptOtherwise<string>({
    ...string,
    id: 'strings-are-composed',
    what: 'Letters and their accents are stored as one character.',
    alter: (text) => text.normalize('NFC'),
    observable: someField(takesSymbols),
  }),
  keptOtherwise<string>({
    ...string,
    id: 'strings-are-decomposed',
    what: 'Accented letters are stored as letters and accents.',
    alter: (text) => text.normalize('NFD'),
    observable: someField(takesSymbols),
  }),
  keptOtherwise<string>({
    ...string,
    id: 'strings-lose-signs',
    what: 'Signs for several characters, such as ½, are stored as those characters.',
    alter: (text) => text.replaceAll(/[½²]/g, (sign) => sign.normalize('NFKC')),
    observable: someField(takesSymbols),
  }),
  keptOtherwise<string>({
    ...string,
    id: 'strings-are-cut',
    what: 'Strings are cut after 255 characters.',
    alter: (text) => text.slice(0, 255),
    observable: someField(takesLongTexts),
  }),
  keptOtherwise<string>({
    ...string,
    id: 'digits-become-a-number',
    what: 'A string of digits is stored as a number.',
    category: 'type error',
    alter: (text) => (/^\d+$/.test(text) ? Number(text) : text),
    observable: someField(takesDigits),
  }),
];
