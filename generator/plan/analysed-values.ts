/** The values that analytics go over, chosen by what their operation is likely to get wrong. */
import { STEPS } from '../../spec/boundaries.ts';
import { validValues } from '../../spec/examples.ts';
import { entityOf, fieldOf, isNumberField, must } from '../../spec/lookup.ts';
import { isMisordered, misorderedPairs } from '../../spec/misordered.ts';
import type { Pair } from '../../spec/misordered.ts';
import type { Analytics, NumberField } from '../../spec/schema.ts';
import { emptyDatabase } from '../../spec/semantics/database.ts';
import { violationOf } from '../../spec/semantics/values.ts';
import { eighthOf } from './eighths.ts';
import type { Suite } from './suite.ts';

export type FieldAnalytics = Exclude<Analytics, { readonly operation: 'count' }>;

/** Three values, in ascending order but for the `inner` of a sum; fewer distinct ones only where the field has no more. */
export interface Spread {
  readonly low: number;
  readonly inner: number;
  readonly high: number;
}

/** How many values to choose from, so that the average of three can be one that does not come out even. */
const TO_CHOOSE_FROM = 12;

/**
 * Values of the analysed field. The least or greatest two come in another order as texts; what is greatest is negative
 * where it can be. What is added up has a negative value among it, and a sum of floats three decimals; an average is
 * neither whole nor a short decimal. So it shows when a server compares texts, starts from 0, skips a sign or rounds.
 */
export function spreadOf(suite: Suite, analytics: FieldAnalytics): Spread {
  return choices[analytics.operation](choiceFor(suite, analytics));
}

/** Two such values that show when an object without one counts as 0: the least above it, the greatest below it. */
export function spreadBesideMissing(suite: Suite, analytics: FieldAnalytics): Spread {
  const { positive, negative } = choiceFor(suite, analytics);
  const apart = { min: positive, max: negative, avg: [], sum: [] }[analytics.operation].slice(0, 2);
  return apart.length > 0 ? inOrder(apart) : spreadOf(suite, analytics);
}

/** What a spread is chosen from. */
interface Choice {
  readonly suite: Suite;
  readonly field: NumberField;
  /** Valid values, the example's first. */
  readonly drawn: readonly number[];
  /** Valid values above and below zero. */
  readonly positive: readonly number[];
  readonly negative: readonly number[];
}

function choiceFor(suite: Suite, { entity, field: name }: FieldAnalytics): Choice {
  const found = fieldOf(entityOf(suite.schema, entity), name);
  const field = must(isNumberField(found) ? found : null, `a number ${entity}.${name}`);
  const drawn = validValues(suite, entity, field, TO_CHOOSE_FROM).map(Number);
  const database = emptyDatabase(suite.schema);
  const taken = (numbers: readonly number[]): readonly number[] =>
    numbers
      .filter((number) => violationOf(field, number, { schema: suite.schema, database }) === null)
      .slice(0, TO_CHOOSE_FROM);
  const step = STEPS[field.type];
  const away = drawn.filter((number) => number !== 0).map(Math.abs);
  return {
    suite,
    field,
    drawn,
    positive: taken([...away, step]),
    negative: taken([...away, step].map((number) => -number)),
  };
}

const choices: Readonly<Record<FieldAnalytics['operation'], (choice: Choice) => Spread>> = {
  avg: added,
  sum: (choice) => {
    const { field, suite } = choice;
    const spread = added(choice);
    const eighth = field.type === 'float' ? eighthOf(field, suite.literals) : undefined;
    return eighth === undefined ? spread : { ...spread, inner: eighth };
  },
  min: (choice) => {
    const [low, inner] = misordered(choice)[0] ?? [];
    if (low === undefined || inner === undefined) return inOrder(choice.drawn.slice(0, 3));
    return { low, inner, high: choice.drawn.find((number) => number > inner) ?? inner };
  },
  max: (choice) => {
    const { drawn, negative } = choice;
    const pairs = misordered(choice);
    const [inner, high] = pairs.find(([, greater]) => greater < 0) ?? pairs[0] ?? [];
    if (inner === undefined || high === undefined)
      return inOrder([...negative.slice(0, 1), ...drawn].slice(0, 3));
    return { low: [...negative, ...drawn].find((number) => number < inner) ?? inner, inner, high };
  },
};

/** Values of which the average does not come out even, one of them negative where that can be, and no two add up to 0. */
function added({ drawn, negative }: Choice): Spread {
  const [below] = negative;
  if (below === undefined) {
    const triples = triplesOf(drawn);
    return inOrder(triples.find(comesOutUneven) ?? triples[0] ?? drawn);
  }
  const others = drawn.filter((number) => Math.abs(number) !== -below);
  const triples = pairsOf(others)
    .filter(([first, second]) => first + second !== 0)
    .map((pair): readonly number[] => [below, ...pair]);
  return inOrder(triples.find(comesOutUneven) ?? triples[0] ?? [below, ...others].slice(0, 2));
}

/** Pairs of values that come in another order as texts: drawn ones, and others where there is none among those. */
function misordered({ suite, field, drawn, negative }: Choice): readonly Pair[] {
  const near = misorderedPairs(field);
  const sorted = suite.data === 'main' ? near : near.toReversed();
  return [...pairsOf(negative), ...pairsOf(drawn)]
    .map(([a, b]): Pair => [Math.min(a, b), Math.max(a, b)])
    .filter(isMisordered)
    .concat(sorted);
}

function inOrder(values: readonly number[]): Spread {
  const [low, inner = low, high = inner] = values.toSorted((a, b) => a - b);
  const present = (value: number | undefined): number => must(value, 'a value to analyse');
  return { low: present(low), inner: present(inner), high: present(high) };
}

/** Each two of the values; those of values that stand early come early. */
function pairsOf(values: readonly number[]): readonly Pair[] {
  return values.flatMap((second, index) =>
    values.slice(0, index).map((first): Pair => [first, second]),
  );
}

/** Each three of the values; those of values that stand early come early. */
function triplesOf(values: readonly number[]): readonly (readonly number[])[] {
  return values.flatMap((third, index) =>
    pairsOf(values.slice(0, index)).map((pair): readonly number[] => [...pair, third]),
  );
}

/** Whether a third of the sum, which is a number of quarters, is no number of quarters. */
function comesOutUneven(values: readonly number[]): boolean {
  return (4 * values.reduce((sum, value) => sum + value, 0)) % 3 !== 0;
}
