/** Phrases for things of which there are several, or none. */
import type { Found, Phrase } from './phrase.ts';
import { fixed } from './sentence.ts';

/** Several things with `separator` between them, and words before them; where there is none, there are no words either. */
export function many<T>(
  item: Phrase<T>,
  { before = '', separator = '' }: { readonly before?: string; readonly separator?: string } = {},
): Phrase<readonly T[]> {
  const beginning = fixed(before);
  const some = several(item, separator);
  return {
    write: (items) => (items.length === 0 ? '' : `${before}${some.write(items)}`),
    read: (text, from) => {
      const start = beginning.read(text, from);
      return (start && some.read(text, start.end)) ?? { value: [], end: from, decorations: [] };
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
