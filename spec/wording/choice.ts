/** Phrases of which one applies. Where one could be the beginning of another, the longer stands first. */
import type { Found, Phrase, Text } from './phrase.ts';

/** One of several ways to say a thing: written by the first that is for the value, read by the first that fits. */
export function choice<T>(
  ways: readonly { readonly isFor: (value: T) => boolean; readonly phrase: Phrase<T> }[],
): Phrase<T> {
  return {
    write: (value) => {
      const way = ways.find(({ isFor }) => isFor(value));
      if (!way) throw new Error(`there are no words for ${JSON.stringify(value)}`);
      return way.phrase.write(value);
    },
    read: (text, from) => {
      for (const { phrase } of ways) {
        const found = phrase.read(text, from);
        if (found) return found;
      }
      return null;
    },
  };
}

/** The members of a union that have this tag, without the tag. Each member on its own, as `Omit` would merge them. */
export type Untagged<T, Tag extends keyof T, K> =
  T extends Readonly<Record<Tag, infer Kinds>> ? (K extends Kinds ? Omit<T, Tag> : never) : never;

/** A phrase for each kind of thing, told apart by a tag that the words themselves do not mention. */
export function byTag<T extends object, Tag extends keyof T & string>(
  tag: Tag,
  phrases: { readonly [K in T[Tag] & string]: Phrase<Untagged<T, Tag, K>> },
): Phrase<T> {
  const ways = Object.entries<unknown>(phrases).map(([kind, phrase]) => ({
    isFor: (value: T) => value[tag] === kind,
    phrase: tagged(phrase as Phrase<T>, { [tag]: kind }),
  }));
  return choice(ways);
}

function tagged<T extends object>(phrase: Phrase<T>, tag: object): Phrase<T> {
  return {
    write: phrase.write,
    read: (text, from) => {
      const found = phrase.read(text, from);
      return found && { ...found, value: { ...tag, ...found.value } };
    },
  };
}

type MemberOf<T> = T extends unknown ? keyof T : never;
type WithMember<T, Name> = T extends unknown ? (Name extends keyof T ? T : never) : never;

/** A phrase for each kind of thing, told apart by a member that only it has. */
export function byMember<T extends object>(phrases: {
  readonly [Name in MemberOf<T>]?: Phrase<WithMember<T, Name>>;
}): Phrase<T> {
  const ways = Object.entries<unknown>(phrases).map(([name, phrase]) => ({
    isFor: (value: T) => name in value,
    phrase: phrase as Phrase<T>,
  }));
  return choice(ways);
}

/** A value out of a few, each with its words. */
export function word<const T>(
  wordings: readonly (readonly [words: string, value: T])[],
): Phrase<T> {
  return {
    write: (value) => {
      const wording = wordings.find(([, each]) => each === value);
      if (!wording) throw new Error(`there is no word for ${JSON.stringify(value)}`);
      return wording[0];
    },
    read: (text, from) => {
      for (const [words, value] of wordings)
        if (text.content.startsWith(words, from))
          return { value, end: from + words.length, decorations: [] };
      for (const [words] of wordings) text.expected(from, JSON.stringify(words));
      return null;
    },
  };
}

/** A phrase for a value that is put into other words than it is kept. `understood` says `undefined` of what makes no sense. */
export function converted<Said extends object, T>(
  phrase: Phrase<Said>,
  {
    said,
    understood,
    what,
  }: {
    readonly said: (value: T) => Said;
    readonly understood: (said: Said) => T | undefined;
    /** What is expected where it makes no sense. */
    readonly what: string;
  },
): Phrase<T> {
  return {
    write: (value) => phrase.write(said(value)),
    read: (text: Text, from: number): Found<T> | null => {
      const found = phrase.read(text, from);
      if (!found) return null;
      const value = understood(found.value);
      return value === undefined ? text.expected(from, what, found.end) : { ...found, value };
    },
  };
}
