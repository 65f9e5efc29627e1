/** Values of the wrong type that no usual framework converts, and, in `strict`, some that many do convert. */
import type { ClauseId, Profile } from '../../spec/contract.ts';
import type { FieldType } from '../../spec/schema.ts';
import type { Scalar } from './data.ts';
import type { Literals } from './literals.ts';
import type { Json } from './plan.ts';

/** Values made from a valid one, so that a server that converts them finds nothing else to complain of. */
type ValuesFor = (example: Scalar, literals: Literals) => readonly [Json, ...Json[]];

const notText: ValuesFor = (_example, { noText, object }) => [noText, object];

const wrongTypes: Readonly<Record<FieldType, ValuesFor>> = {
  string: notText,
  integer: (example, { noNumber, object }) => [noNumber, object, fractionNear(Number(example))],
  float: (_example, { noNumber, object }) => [noNumber, object],
  boolean: (_example, { noNumber, object }) => [noNumber, object],
  datetime: (_example, { noMoment }) => [noMoment],
  enum: notText,
  reference: notText,
  reference_list: (_example, { noNumber, object }) => [noNumber, [object]],
};

/** The fraction next to an integer, on the side of zero. */
function fractionNear(integer: number): number {
  return integer > 0 ? integer - 0.5 : integer + 0.5;
}

/** Values of a wrong type that every server must refuse for a field of the type (clause `values.types`). */
export function wrongTypesFor(
  type: FieldType,
  example: Scalar,
  literals: Literals,
): readonly [Json, ...Json[]] {
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
