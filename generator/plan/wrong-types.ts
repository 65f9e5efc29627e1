/** Values of the wrong type that no usual framework converts, and, in `strict`, some that many do convert. */
import type { ClauseId, Profile } from '../../spec/contract.ts';
import type { FieldType } from '../../spec/schema.ts';
import type { Scalar } from './data.ts';
import type { Literals } from './literals.ts';
import type { Json } from './plan.ts';

/** What is sent for a valid value: to a create, and to an update, where careless servers take what is empty for nothing. */
export interface WrongTypes {
  readonly onCreate: readonly [Json, ...Json[]];
  readonly onUpdate: readonly Json[];
}

/** Values made from a valid one, so that a server that converts them finds nothing else to complain of. */
type ValuesFor = (example: Scalar, literals: Literals) => WrongTypes;

const notText: ValuesFor = (_example, { noText, object }) => ({
  onCreate: [noText, object],
  onUpdate: [0, {}],
});
const notNumber: ValuesFor = (_example, { noNumber, object }) => ({
  onCreate: [noNumber, object],
  onUpdate: [noNumber, {}],
});

const wrongTypes: Readonly<Record<FieldType, ValuesFor>> = {
  string: notText,
  integer: (example, { noNumber, object }) => {
    const fraction = fractionNear(Number(example));
    return { onCreate: [noNumber, object, fraction], onUpdate: [noNumber, {}, fraction] };
  },
  float: notNumber,
  boolean: notNumber,
  datetime: (_example, { noMoment }) => ({ onCreate: [noMoment], onUpdate: [0] }),
  enum: notText,
  reference: notText,
  // The id of an object, which a server could put into a list of its own, and of one letter, which is a list of ids to some.
  reference_list: (_example, { letter, object }) => ({
    onCreate: [letter, [object]],
    onUpdate: [letter, [{}]],
  }),
};

/** The fraction next to an integer, on the side of zero. */
function fractionNear(integer: number): number {
  return integer > 0 ? integer - 0.5 : integer + 0.5;
}

/** Values of a wrong type that every server must refuse for a field of the type (clause `values.types`). */
export function wrongTypesFor(type: FieldType, example: Scalar, literals: Literals): WrongTypes {
  return wrongTypes[type](example, literals);
}

/** One kind of value that servers like to convert and that the strict contract tells them not to. */
export interface Conversion {
  /** Part of the test's id. */
  readonly id: string;
  /** `a number in quotes`: what is refused. */
  readonly what: string;
  readonly clause: ClauseId;
  readonly valuesFor: (example: Scalar) => readonly Json[];
}

const numberConversions: readonly Conversion[] = [
  {
    id: 'quoted-number',
    what: 'a number in quotes',
    clause: 'values.numeric-strings',
    valuesFor: (example) => [String(example)],
  },
  {
    id: 'boolean',
    what: 'a boolean',
    clause: 'values.booleans-as-numbers',
    valuesFor: () => [true],
  },
];
const booleanConversions: readonly Conversion[] = [
  {
    id: 'zero-and-one',
    what: '0 and 1',
    clause: 'values.numbers-as-booleans',
    valuesFor: () => [0, 1],
  },
];

const conversions: Readonly<Record<FieldType, readonly Conversion[]>> = {
  string: [],
  integer: numberConversions,
  float: numberConversions,
  boolean: booleanConversions,
  datetime: [],
  enum: [],
  reference: [],
  reference_list: [],
};

/** The conversions that a server of the profile must not make for a field of the type. */
export function conversionsOf(type: FieldType, profile: Profile): readonly Conversion[] {
  return profile === 'strict' ? conversions[type] : [];
}
