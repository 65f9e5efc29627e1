/** New guards for actions: one per field or list of the acting object, so that each can be broken alone. */
import { usesOfGuard } from '../changes/field-uses.ts';
import type { SampleContext } from '../changes/module.ts';
import { guardForms } from '../forms.ts';
import type { GuardForm } from '../forms.ts';
import { entityOf, isNumberField } from '../lookup.ts';
import type {
  Action,
  Comparator,
  Entity,
  Field,
  FieldOf,
  Guard,
  Operand,
  Schema,
} from '../schema.ts';
import { isNullable } from '../semantics/values.ts';
import type { Stream } from '../stream.ts';
import { firstThatGives } from './first-that-gives.ts';
import type { Wanted } from './first-that-gives.ts';
import { hasLiterals, proposeLiteral } from './propose-literal.ts';

/** An action and the entity it belongs to. */
export interface ActionSite {
  readonly entity: Entity;
  readonly action: Action;
}

/** What a guard is made from: the fields of the acting entity that no guard reads yet. */
interface GuardContext {
  readonly schema: Schema;
  readonly random: Stream;
  readonly free: readonly Field[];
}
type Make = (context: GuardContext) => Guard | null;

const makers: Readonly<Record<GuardForm, Make>> = {
  literal: literalGuard,
  field: fieldGuard,
  arithmetic: arithmeticGuard,
  null: nullGuard,
  count: countGuard,
  sum: sumGuard,
  any: (context) => quantifierGuard(context, 'any'),
  all: (context) => quantifierGuard(context, 'all'),
};

/**
 * A guard of some form that the action could have next, or `null` when no field is left for one; forms are drawn as they
 * are wanted. Whether it can be met together with the others and broken alone is for the exercise of the action to show.
 */
export function proposeGuard(context: SampleContext, site: ActionSite): Guard | null {
  return firstThatGives(wantedGuards(context), context.random, (form) =>
    proposeGuardOf(form, context, site),
  );
}

/** Like `proposeGuard`, of one form. */
export function proposeGuardOf(
  form: GuardForm,
  { schema, random }: Pick<SampleContext, 'schema' | 'random'>,
  { entity, action }: ActionSite,
): Guard | null {
  const read = action.guards.flatMap((guard) => usesOfGuard(entity, guard));
  const free = entity.fields.filter(
    ({ name }) =>
      name !== 'id' &&
      name !== action.field &&
      !read.some((use) => use.entity === entity.name && use.field === name),
  );
  return makers[form]({ schema, random, free });
}

/** How much each form of guard is wanted. */
export function wantedGuards({ forms }: Pick<SampleContext, 'forms'>): Wanted<GuardForm> {
  return guardForms.map((form) => [form, forms?.guards[form] ?? 1]);
}

const ORDERINGS = ['>', '>=', '<', '<='] as const;

function comparatorFor(field: Field, random: Stream): Comparator {
  const ordered = isNumberField(field) || field.type === 'datetime';
  return ordered && random.chance(0.85) ? random.pick(ORDERINGS) : random.pick(['==', '!=']);
}

function pickOne<T>(random: Stream, items: readonly T[]): T | null {
  return items.length === 0 ? null : random.pick(items);
}

const compare = (left: Operand, op: Comparator, right: Operand): Guard => ({
  kind: 'compare',
  left,
  op,
  right,
});

function literalGuard({ schema, random, free }: GuardContext): Guard | null {
  const field = pickOne(random, free.filter(hasLiterals));
  const value = field && proposeLiteral(schema, random, field);
  return field && value !== null
    ? compare({ field: field.name }, comparatorFor(field, random), { value })
    : null;
}

function fieldGuard({ random, free }: GuardContext): Guard | null {
  const pairs = [free.filter(isNumberField), free.filter(({ type }) => type === 'datetime')].filter(
    ({ length }) => length >= 2,
  );
  const pair = pickOne(random, pairs);
  const [left, right] = pair ? random.shuffle<Field>(pair) : [];
  return left && right
    ? compare({ field: left.name }, random.pick(ORDERINGS), { field: right.name })
    : null;
}

function arithmeticGuard({ schema, random, free }: GuardContext): Guard | null {
  const [first, second] = random.shuffle(free.filter(isNumberField));
  if (!first) return null;
  const op = random.pick(ORDERINGS);
  if (!second) {
    const value = proposeLiteral(schema, random, first);
    return value === null
      ? null
      : compare({ op: '*', left: { field: first.name }, right: { value: 2 } }, op, { value });
  }
  const [left, right] = [{ field: first.name }, { field: second.name }];
  return random.pick([
    compare({ op: '*', left, right: { value: random.integer(2, 3) } }, op, right),
    compare({ op: '+', left, right }, op, { value: random.integer(5, 60) }),
    compare({ op: '-', left, right }, op, { value: random.integer(0, 10) }),
    compare({ op: '+', left, right: { value: random.integer(1, 10) } }, op, right),
  ]);
}

function nullGuard({ random, free }: GuardContext): Guard | null {
  const field = pickOne(random, free.filter(isNullable));
  return field && { kind: 'null', field: field.name, is: random.chance(0.8) ? 'not_null' : 'null' };
}

function freeList({ random, free }: GuardContext): FieldOf<'reference_list'> | null {
  return pickOne(
    random,
    free.filter((field) => field.type === 'reference_list'),
  );
}

function countGuard(context: GuardContext): Guard | null {
  const list = freeList(context);
  const [op, value] = context.random.pick<readonly [Comparator, number]>([
    ['>', 0],
    ['>=', 1],
    ['>=', 2],
    ['<', 3],
    ['<=', 2],
    ['==', 1],
    ['!=', 1],
  ]);
  return list && compare({ count: list.name }, op, { value });
}

function sumGuard(context: GuardContext): Guard | null {
  const { schema, random } = context;
  const list = freeList(context);
  const of = list && pickOne(random, entityOf(schema, list.target).fields.filter(isNumberField));
  const value = of && proposeLiteral(schema, random, of);
  return list && of && value !== null
    ? compare({ sum: list.name, of: of.name }, random.pick(ORDERINGS), { value })
    : null;
}

function quantifierGuard(context: GuardContext, quantifier: 'any' | 'all'): Guard | null {
  const { schema, random } = context;
  const list = freeList(context);
  const fields = list
    ? entityOf(schema, list.target).fields.filter(
        (field) => field.name !== 'id' && hasLiterals(field),
      )
    : [];
  const field = pickOne(random, fields);
  const value = field && proposeLiteral(schema, random, field);
  return list && field && value !== null
    ? {
        kind: 'quantifier',
        quantifier,
        list: list.name,
        where: { field: field.name, op: comparatorFor(field, random), value },
      }
    : null;
}
