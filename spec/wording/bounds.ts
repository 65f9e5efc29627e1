/** Bounds in words: those that a field has, and new ones. */
import type { Field } from '../schema.ts';
import { choice, converted } from './choice.ts';
import { optional, several } from './lists.ts';
import { integer, number, quotedText } from './literals.ts';
import type { Phrase } from './phrase.ts';
import { member, sentence } from './sentence.ts';

/** The kinds of bounds, in the order in which texts mention them. */
export const boundWordings = {
  minLength: 'minimum length',
  maxLength: 'maximum length',
  minimum: 'minimum',
  maximum: 'maximum',
  after: 'earliest',
  before: 'latest',
} as const;
export type Bound = keyof typeof boundWordings;
export const bounds = Object.keys(boundWordings) as readonly Bound[];

/** The value of a bound where the field has it. */
export function boundOf(field: Field, bound: Bound): string | number | undefined {
  return (field as Partial<Record<Bound, string | number>>)[bound];
}

/** A bound that the field may have: `, minimum length 2`, `, earliest "2020-01-01 00:00:00"`. */
export function limit<B extends Bound, T>(
  bound: B,
  literal: Phrase<T>,
): Phrase<Partial<Record<B, T>>> {
  const words: string = boundWordings[bound];
  return optional<Record<B, T>>(bound, sentence`, ${words} ${member(bound, literal)}`);
}

const literals: Readonly<Record<Bound, Phrase<number> | Phrase<string>>> = {
  minLength: integer,
  maxLength: integer,
  minimum: number,
  maximum: number,
  after: quotedText,
  before: quotedText,
};

/** A bound with its new value; `null` where it is removed. */
export type NewBound = readonly [bound: Bound, value: string | number | null];

/** `set minimum to 0.5`, `remove maximum`. */
const newBound: Phrase<NewBound> = choice(
  bounds.flatMap((bound) => [setting(bound), removal(bound)]),
);

function setting(bound: Bound): { isFor: (news: NewBound) => boolean; phrase: Phrase<NewBound> } {
  const value = literals[bound] as Phrase<string | number | null>;
  return {
    isFor: ([changed, to]) => changed === bound && to !== null,
    phrase: converted(sentence`set ${boundWordings[bound]} to ${{ value }}`, {
      said: ([, to]: NewBound) => ({ value: to }),
      understood: ({ value: to }): NewBound => [bound, to],
      what: 'a new bound',
    }),
  };
}

function removal(bound: Bound): { isFor: (news: NewBound) => boolean; phrase: Phrase<NewBound> } {
  return {
    isFor: ([changed, to]) => changed === bound && to === null,
    phrase: converted(sentence`remove ${boundWordings[bound]}`, {
      said: () => ({}),
      understood: (): NewBound => [bound, null],
      what: 'a bound to remove',
    }),
  };
}

/** New bounds by name, in the order of the table: set minimum to 0.5, remove maximum. */
export const newBounds = converted(sentence`${{ news: several(newBound, ', ') }}`, {
  said: (changed: NewBounds) => ({ news: newsOf(changed) }),
  understood: ({ news }) => {
    const positions = news.map(([bound]) => bounds.indexOf(bound));
    const inOrder = positions.every((position, index) => position > (positions[index - 1] ?? -1));
    return inOrder ? Object.fromEntries(news) : undefined;
  },
  what: `every bound once, in the order ${Object.values(boundWordings).join(', ')}`,
});

/** What changes: a bound left out is kept, `null` removes it. */
export interface NewBounds {
  readonly minLength?: number | null;
  readonly maxLength?: number | null;
  readonly minimum?: number | null;
  readonly maximum?: number | null;
  readonly after?: string | null;
  readonly before?: string | null;
}

/** The new bounds one by one, in the order of the table. */
export function newsOf(changed: NewBounds): readonly NewBound[] {
  return bounds.flatMap((bound) => {
    const value = changed[bound];
    return value === undefined ? [] : [[bound, value] as const];
  });
}
