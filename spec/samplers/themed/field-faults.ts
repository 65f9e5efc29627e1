/** What is wrong with the fields of a theme: bounds that are none, usual values outside of them, choices that disagree. */
import { must } from '../../lookup.ts';
import { enumNameOf } from './domain.ts';
import type { ChoiceTheme, EntityTheme, FieldTheme, NumberTheme } from './domain.ts';
import { choicesOf } from './name-faults.ts';
import type { Theme } from './theme.ts';

/** Suites keep numbers within it. */
const LARGEST = 1_000_000;
const LONGEST_TEXT = 1000;

/** Each fault in words, empty when all fields are fit. */
export function fieldFaults({ entities }: Theme): readonly string[] {
  return [
    ...entities.flatMap((owner) =>
      owner.fields.flatMap((field) =>
        faultsOf(field).map((fault) => `${owner.name}.${field.name}: ${fault}`),
      ),
    ),
    ...sharedEnumFaults(entities),
  ];
}

type Checks = {
  readonly [T in FieldTheme['type']]: (
    field: Extract<FieldTheme, { readonly type: T }>,
  ) => readonly string[];
};

const checks: Checks = {
  string: (field) => [
    ...rangeFaults(field, LONGEST_TEXT),
    ...(isWithin(field, field.usually?.length) ? [] : ['its usual text is too long or short']),
  ],
  integer: (field) => numberFaults(field, 1),
  float: (field) => numberFaults(field, 4),
  boolean: () => [],
  datetime: ({ after = 2015, before = 2035 }) => rangeFaults({ min: after, max: before }, 2100),
  enum: ({ values, usually }) => [
    ...(values.length < 2 ? ['it has less than two values'] : []),
    ...(usually === undefined || values.includes(usually)
      ? []
      : ['its usual value is none of its values']),
  ],
  reference: () => [],
  reference_list: () => [],
};

function faultsOf(field: FieldTheme): readonly string[] {
  const check = checks[field.type] as (field: FieldTheme) => readonly string[];
  return check(field);
}

/** `parts`: into how many parts a unit may be divided, so that every number type holds it exactly. */
function numberFaults(field: NumberTheme, parts: number): readonly string[] {
  return [
    ...rangeFaults(field, LARGEST),
    ...(isWithin(field, field.usually) ? [] : ['its usual value is out of bounds']),
    ...[field.min, field.max, field.usually]
      .filter((value) => value !== undefined && !Number.isInteger(value * parts))
      .map((value) => `${String(value)} is not exact in every number type`),
  ];
}

interface Range {
  readonly min?: number;
  readonly max?: number;
}

function rangeFaults({ min, max }: Range, furthest: number): readonly string[] {
  return [
    ...(min !== undefined && max !== undefined && min >= max ? ['its bounds leave no room'] : []),
    ...[min, max]
      .filter((bound) => bound !== undefined && Math.abs(bound) > furthest)
      .map((bound) => `its bound ${String(bound)} is too far away`),
  ];
}

function isWithin({ min, max }: Range, value: number | undefined): boolean {
  return value === undefined || (value >= (min ?? value) && value <= (max ?? value));
}

function sharedEnumFaults(entities: readonly EntityTheme[]): readonly string[] {
  const first = new Map<string, ChoiceTheme>();
  return entities.flatMap((owner) =>
    choicesOf(owner).flatMap((field) => {
      const name = enumNameOf(owner, field);
      if (!first.has(name)) first.set(name, field);
      const { values, grows } = must(first.get(name), `the first choice of ${name}`);
      const agrees =
        String(values) === String(field.values) && String(grows) === String(field.grows);
      return agrees ? [] : [`${owner.name}.${field.name}: ${name} has other values elsewhere`];
    }),
  );
}
