/** Guards that the theme of an action does not name but that make sense from the nature of its fields. */
import type { GuardForm } from '../../forms.ts';
import type { Comparator, Guard, Operand } from '../../schema.ts';
import type { Stream } from '../../stream.ts';
import { enumOf } from '../../lookup.ts';
import { mayLackValue } from '../../semantics/values.ts';
import { firstThatGives } from '../first-that-gives.ts';
import type {
  ChoiceTheme,
  FieldTheme,
  FlagTheme,
  LinksTheme,
  MomentTheme,
  NumberTheme,
} from './domain.ts';
import { startOf } from './whole-schema.ts';
import { targetOf } from './product.ts';
import type { LivingField, Product } from './product.ts';
import { roundNumbers } from './round-numbers.ts';
import { scaleOf, yearsOf } from './scale.ts';

/** What a guard is made from: the fields of the acting entity that no guard reads yet, its state left out. */
export interface GuardGround {
  readonly product: Product;
  readonly random: Stream;
  readonly free: readonly LivingField[];
}

type Make = (ground: GuardGround) => Guard | null;

const makers: Readonly<Record<GuardForm, Make>> = {
  literal: literalGuard,
  field: fieldGuard,
  arithmetic: arithmeticGuard,
  null: nullGuard,
  count: countGuard,
  sum: sumGuard,
  any: (ground) => quantifierGuard(ground, 'any'),
  all: (ground) => quantifierGuard(ground, 'all'),
};

/** A guard of the form on fields that are free, or `null` when none makes sense. */
export function makeGuard(form: GuardForm, ground: GuardGround): Guard | null {
  return makers[form](ground);
}

/** The fields of certain types. */
export function ofType<T extends FieldTheme>(
  fields: readonly LivingField[],
  ...types: readonly T['type'][]
): readonly LivingField<T>[] {
  return fields.filter((living): living is LivingField<T> => types.includes(living.theme.type));
}

/** The numbers among fields. */
export function numbersIn(fields: readonly LivingField[]): readonly LivingField<NumberTheme>[] {
  return ofType<NumberTheme>(fields, 'integer', 'float');
}

function compare(left: Operand, op: Comparator, right: Operand): Guard {
  return { kind: 'compare', left, op, right };
}

const itself = ({ field }: LivingField): { readonly field: string } => ({ field: field.name });

const ORDERINGS = ['>', '>=', '<', '<='] as const;

/** Comparisons of one field with a value. */
interface Test {
  readonly field: string;
  readonly op: Comparator;
  readonly value: string | number | boolean;
}

/** A comparison of some field with a value that it may well have. */
function drawTest(
  { product, random }: Pick<GuardGround, 'product' | 'random'>,
  fields: readonly LivingField[],
): Test | null {
  const ways: readonly (readonly [readonly LivingField[], number])[] = [
    [numbersIn(fields), 4],
    [ofType<FlagTheme>(fields, 'boolean'), 3],
    [ofType<ChoiceTheme>(fields, 'enum'), 2],
    [ofType<MomentTheme>(fields, 'datetime'), 1],
  ];
  return firstThatGives(ways, random, (candidates) => {
    if (candidates.length === 0) return null;
    const { theme, field } = random.pick(candidates);
    const test = (op: Comparator, value: Test['value']): Test => ({ field: field.name, op, value });
    if (theme.type === 'boolean') return test('==', random.chance(0.7));
    if (field.type === 'enum')
      return test(
        random.pick(['==', '!=']),
        random.pick(enumOf(product.schema, field.enum).values),
      );
    if ('unit' in theme) {
      const round = roundNumbers(scaleOf({ theme, field }));
      return round.length === 0 ? null : test(random.pick(ORDERINGS), random.pick(round));
    }
    if (theme.type !== 'datetime') return null;
    const { first, last } = yearsOf({ theme, field });
    return last - first < 2
      ? null
      : test(random.pick(ORDERINGS), startOf(random.integer(first + 1, last - 1)));
  });
}

function literalGuard(ground: GuardGround): Guard | null {
  const test = drawTest(ground, ground.free);
  return test && compare({ field: test.field }, test.op, { value: test.value });
}

/** Two numbers of one unit, or two moments, in the order of the theme. */
function pairsIn(fields: readonly LivingField[]): readonly (readonly [LivingField, LivingField])[] {
  return fields.flatMap((left, index) =>
    fields
      .slice(index + 1)
      .filter((right) => unitOf(left) !== null && unitOf(left) === unitOf(right))
      .map((right) => [left, right] as const),
  );
}

function unitOf({ theme }: LivingField): string | null {
  if ('unit' in theme) return theme.unit;
  return theme.type === 'datetime' ? theme.type : null;
}

function fieldGuard({ random, free }: GuardGround): Guard | null {
  const pairs = pairsIn(free);
  if (pairs.length === 0) return null;
  const [left, right] = random.pick(pairs);
  return compare(itself(left), random.pick(orderOf(left, right)), itself(right));
}

/** What is counted stays below what limits it, and what is first named comes first; the rest is open. */
function orderOf(
  { theme: left }: LivingField,
  { theme: right }: LivingField,
): readonly Comparator[] {
  if (left.type === 'datetime') return ['<', '<='];
  if (!('counts' in left) || !('counts' in right) || left.counts === right.counts) return ORDERINGS;
  return left.counts ? ['<', '<='] : ['>', '>='];
}

function arithmeticGuard({ random, free }: GuardGround): Guard | null {
  const pairs = pairsIn(numbersIn(free));
  return firstThatGives(
    [
      ['pair', pairs.length === 0 ? 0 : 8],
      ['factor', 1],
    ] as const,
    random,
    (way) => {
      if (way === 'factor') return factorGuard(random, numbersIn(free));
      const [left, right] = random.pick(pairs) as readonly LivingField<NumberTheme>[];
      return left && right ? pairGuard(random, left, right) : null;
    },
  );
}

function factorGuard(random: Stream, numbers: readonly LivingField<NumberTheme>[]): Guard | null {
  if (numbers.length === 0) return null;
  const number = random.pick(numbers);
  const { low, high } = scaleOf(number);
  const round = roundNumbers({ low: 2 * low, high: 2 * high });
  return round.length === 0
    ? null
    : compare({ op: '*', left: itself(number), right: { value: 2 } }, random.pick(ORDERINGS), {
        value: random.pick(round),
      });
}

function pairGuard(
  random: Stream,
  left: LivingField<NumberTheme>,
  right: LivingField<NumberTheme>,
): Guard | null {
  const round = roundNumbers({ low: 0, high: scaleOf(left).high }).slice(0, 4);
  if (round.length === 0) return null;
  const value = random.pick(round);
  const op = random.pick(ORDERINGS);
  const [limit, used] = left.theme.counts ? [right, left] : [left, right];
  return random.pick([
    compare({ op: '-', left: itself(limit), right: itself(used) }, op, { value }),
    compare({ op: '+', left: itself(left), right: itself(right) }, op, { value }),
    compare({ op: '+', left: itself(left), right: { value } }, op, itself(right)),
    compare({ op: '*', left: itself(left), right: { value: 2 } }, op, itself(right)),
  ]);
}

function nullGuard({ random, free }: GuardGround): Guard | null {
  const possible = free.filter(({ theme, field }) => mayLackValue(field) && isOftenMissing(theme));
  if (possible.length === 0) return null;
  const { theme, field } = random.pick(possible);
  const isMissing = !('target' in theme) && random.chance(0.3);
  return { kind: 'null', field: field.name, is: isMissing ? 'null' : 'not_null' };
}

/** Whether it tells something that a field has no value: references, moments, and what the theme lets be missing. */
export function isOftenMissing({ type, ...theme }: FieldTheme): boolean {
  if (type === 'reference' || type === 'datetime') return true;
  return type === 'string' && theme.nullable === true;
}

function countGuard({ random, free }: GuardGround): Guard | null {
  const lists = ofType<LinksTheme>(free, 'reference_list');
  if (lists.length === 0) return null;
  const [op, value] = random.pick<readonly [Comparator, number]>([
    ['>', 0],
    ['>=', 1],
    ['>=', 2],
    ['<=', 3],
    ['<', 3],
    ['==', 1],
  ]);
  return compare({ count: random.pick(lists).field.name }, op, { value });
}

function sumGuard({ product, random, free }: GuardGround): Guard | null {
  const sums = ofType<LinksTheme>(free, 'reference_list').flatMap((list) =>
    numbersIn([...(targetOf(product, list.theme)?.fields.values() ?? [])]).map(
      (of) => [{ list, of }, of.theme.counts ? 5 : 1] as const,
    ),
  );
  return firstThatGives(sums, random, ({ list, of }) => {
    const round = roundNumbers(scaleOf(of));
    const left = { sum: list.field.name, of: of.field.name };
    return round.length === 0
      ? null
      : compare(left, random.pick(ORDERINGS), { value: random.pick(round) });
  });
}

function quantifierGuard(
  { product, random, free }: GuardGround,
  quantifier: 'any' | 'all',
): Guard | null {
  const lists = random.shuffle(ofType<LinksTheme>(free, 'reference_list'));
  for (const list of lists) {
    const where = drawTest({ product, random }, [
      ...(targetOf(product, list.theme)?.fields.values() ?? []),
    ]);
    if (where) return { kind: 'quantifier', quantifier, list: list.field.name, where };
  }
  return null;
}
