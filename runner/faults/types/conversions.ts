/** The pairs of a field's type and a value of another type that servers take all the same. */
import type { ClauseId, Profile } from '../../../spec/contract.ts';
import type { FieldType } from '../../../spec/schema.ts';

/** A value of a wrong type for a field. */
export interface Conversion {
  readonly type: FieldType;
  /** `number`: part of the fault's id. */
  readonly id: string;
  /** `a number`: what is taken. */
  readonly from: string;
  readonly clause: ClauseId;
  readonly profile?: Profile;
  readonly matches: (value: unknown) => boolean;
}

const isNumber = (value: unknown): boolean => typeof value === 'number';
const isText = (value: unknown): boolean => typeof value === 'string';
const isObject = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isFraction = (value: unknown): boolean => isNumber(value) && !Number.isInteger(value);
const isNumeral = (value: unknown): boolean =>
  typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value);
const isWord = (value: unknown): boolean => isText(value) && !isNumeral(value);
const isBoolean = (value: unknown): boolean => typeof value === 'boolean';
const isZeroOrOne = (value: unknown): boolean => value === 0 || value === 1;
const isListOfObjects = (value: unknown): boolean => Array.isArray(value) && value.some(isObject);

type Kind = Pick<Conversion, 'id' | 'from' | 'matches'>;
const number: Kind = { id: 'number', from: 'a number', matches: isNumber };
const object: Kind = { id: 'object', from: 'an object', matches: isObject };
const word: Kind = { id: 'word', from: 'a word', matches: isWord };
const fraction: Kind = { id: 'fraction', from: 'a fraction', matches: isFraction };
const text: Kind = { id: 'string', from: 'a string', matches: isText };
const objects: Kind = { id: 'objects', from: 'a list of objects', matches: isListOfObjects };

const of = (type: FieldType, kinds: readonly Kind[]): readonly Conversion[] =>
  kinds.map((kind) => ({ ...kind, type, clause: 'values.types' }));

/** What every contract forbids. */
export const forbidden: readonly Conversion[] = [
  ...of('string', [number, object]),
  ...of('integer', [word, object, fraction]),
  ...of('float', [word, object]),
  ...of('boolean', [word, object]),
  ...of('datetime', [number]),
  ...of('enum', [number, object]),
  ...of('reference', [number, object]),
  ...of('reference_list', [text, objects]),
];

/** What only the strict contract forbids. */
export const forbiddenIfStrict: readonly Conversion[] = [
  ...(['integer', 'float'] as const).flatMap((type): readonly Conversion[] => [
    {
      type,
      id: 'numeral',
      from: 'a number in quotes',
      clause: 'values.numeric-strings',
      profile: 'strict',
      matches: isNumeral,
    },
    {
      type,
      id: 'boolean',
      from: 'a boolean',
      clause: 'values.booleans-as-numbers',
      profile: 'strict',
      matches: isBoolean,
    },
  ]),
  {
    type: 'boolean',
    id: 'zero-or-one',
    from: '0 and 1',
    clause: 'values.numbers-as-booleans',
    profile: 'strict',
    matches: isZeroOrOne,
  },
];
