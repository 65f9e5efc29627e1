/** Phrases made of fixed words with things in between, written as template literals. */
import { must } from '../lookup.ts';
import type { AnyPhrase, Found, Phrase, Text } from './phrase.ts';

/** `{ entity: typeName }`: the thing is the member `entity` of what the sentence is about. */
type Slot = Readonly<Record<string, AnyPhrase>>;
/**
 * Words come from elsewhere, a phrase on its own adds all the members that it is about, a function gives a part that
 * depends on what came before.
 */
type Part = string | Simple | ((known: never) => string | Simple);
type Simple = Slot | AnyPhrase;

type ContentOf<P> = P extends string
  ? object
  : P extends (known: infer K) => infer Q
    ? K & ContentOf<Q>
    : P extends Phrase<infer T>
      ? T
      : { readonly [Name in keyof P]: P[Name] extends Phrase<infer T> ? T : never };

type AllOf<Parts extends readonly unknown[]> = Parts extends readonly [infer First, ...infer Rest]
  ? ContentOf<First> & AllOf<Rest>
  : unknown;

/** What a part of a sentence does, given all that the sentence is about, or as much of it as has been read. */
interface Piece {
  readonly write: (value: object) => string;
  readonly read: (text: Text, from: number, known: object) => Found<object> | null;
}

/**
 * A phrase about an object: sentence`Rename the entity ${{ entity: typeName }} to ${{ to: typeName }}` is about
 * `{ entity, to }`.
 */
export function sentence<const Parts extends readonly Part[]>(
  words: TemplateStringsArray,
  ...parts: Parts
): Phrase<AllOf<Parts>> {
  const pieces = words.flatMap((each, index): readonly Piece[] => {
    const part = parts[index];
    return [...(each === '' ? [] : [fixed(each)]), ...(part === undefined ? [] : [pieceOf(part)])];
  });
  return {
    write: (value) => pieces.map((piece) => piece.write(value as object)).join(''),
    read: (text, from) => {
      let known = {};
      let end = from;
      const decorations = [];
      for (const piece of pieces) {
        const found = piece.read(text, end, known);
        if (!found) return null;
        known = { ...known, ...found.value };
        end = found.end;
        decorations.push(...found.decorations);
      }
      return { value: known as AllOf<Parts>, end, decorations };
    },
  };
}

/** Words that say nothing but what they say. */
export function fixed(words: string): Phrase<object> {
  return {
    write: () => words,
    read: (text, from) => {
      if (text.content.startsWith(words, from))
        return { value: {}, end: from + words.length, decorations: [] };
      const missed = firstMissedWord(words, text.content.slice(from, from + words.length));
      return text.expected(from + missed, JSON.stringify(words.slice(missed).trimEnd()));
    },
  };
}

/** A phrase about a single thing, with words around it. */
export function between<T>(before: string, phrase: Phrase<T>, after: string): Phrase<T> {
  const whole = sentence`${before}${{ it: phrase }}${after}`;
  return {
    write: (it) => whole.write({ it }),
    read: (text, from) => {
      const found = whole.read(text, from);
      return found && { ...found, value: found.value.it };
    },
  };
}

/** Where the word begins in which the words differ from what stands there. */
function firstMissedWord(words: string, instead: string): number {
  let same = 0;
  while (same < instead.length && words[same] === instead[same]) same += 1;
  return words.slice(0, same).search(/[^\s]*$/);
}

function pieceOf(part: Part): Piece {
  if (typeof part === 'string') return fixed(part);
  if (typeof part === 'function') {
    const given = part as (known: object) => string | Simple;
    return {
      write: (value) => pieceOf(given(value)).write(value),
      read: (text, from, known) => pieceOf(given(known)).read(text, from, known),
    };
  }
  if (isPhrase(part)) return part as Phrase<object>;
  const [slot] = Object.entries(part as Readonly<Record<string, Phrase<unknown>>>);
  return member(...must(slot, 'a member')) as Phrase<object>;
}

/** The phrase for the member of a thing. */
export function member<Name extends string, T>(
  name: Name,
  phrase: Phrase<T>,
): Phrase<Readonly<Record<Name, T>>> {
  return {
    write: (value) => phrase.write(value[name]),
    read: (text, from) => {
      const found = phrase.read(text, from);
      return found && { ...found, value: { [name]: found.value } as Readonly<Record<Name, T>> };
    },
  };
}

function isPhrase(part: Simple): part is AnyPhrase {
  return typeof part.read === 'function';
}
