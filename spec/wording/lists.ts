/** Phrases for things of which there are several, or none. */
import type { Found, Phrase } from './phrase.ts';
import { fixed } from './sentence.ts';

/**
 * Several things with `separator` between them, and something before the first that says no more than that they follow;
 * where there is none, the words `none`.
 */
export function many<T>(
  item: Phrase<T>,
  {
    before = fixed(''),
    separator = '',
    none = '',
  }: {
    readonly before?: Phrase<object>;
    readonly separator?: string;
    readonly none?: string;
  } = {},
): Phrase<readonly T[]> {
  const some = several(item, separator);
  const nothing = fixed(none);
  return {
    write: (items) => (items.length === 0 ? none : `${before.write({})}${some.write(items)}`),
    read: (text, from) => {
      const start = before.read(text, from);
      const found = start && some.read(text, start.end);
      if (found) return { ...found, decorations: [...start.decorations, ...found.decorations] };
      const end = nothing.read(text, from);
      return end && { ...end, value: [] };
    },
  };
}

/** One thing or more, with `separator` between them. */
export function several<T>(item: Phrase<T>, separator: string): Phrase<readonly T[]> {
  const between = fixed(separator);
  return {
    write: (items) => items.map((each) => item.write(each)).join(separator),
    read: (text, from) => {
      const first = item.read(text, from);
      if (!first) return null;
      const found: Found<T>[] = [first];
      for (let end = first.end; ;) {
        const start = between.read(text, end);
        const next = start && item.read(text, start.end);
        if (!next)
          return {
            value: found.map(({ value }) => value),
            end,
            decorations: found.flatMap(({ decorations }) => decorations),
          };
        found.push(next);
        end = next.end;
      }
    },
  };
}

/** Words for a member that not everything has. */
export function optional<T extends object>(
  member: keyof T & string,
  phrase: Phrase<T>,
): Phrase<Partial<T>> {
  return {
    write: (value) => (member in value ? phrase.write(value as T) : ''),
    read: (text, from) => phrase.read(text, from) ?? { value: {}, end: from, decorations: [] },
  };
}
