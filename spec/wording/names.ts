/** Names as texts mention them, and whatever stands between backticks, where Markdown leaves every character as it is. */
import type { Phrase } from './phrase.ts';
import { between } from './sentence.ts';

/** A name such as DogPhase. */
export const typeName = token(/[A-Z][A-Za-z0-9]*/y, 'a name such as DogPhase');
/** A name such as born_at. */
export const memberName = token(/[a-z][a-z0-9_]*/y, 'a name such as born_at');

/** Text that a sticky pattern matches; `what` names it where it is missing. */
export function token(pattern: RegExp, what: string): Phrase<string> {
  return {
    write: (value) => value,
    read: (text, from) => {
      const value = matchAt(pattern, text.content, from);
      return value === undefined
        ? text.expected(from, what)
        : { value, end: from + value.length, decorations: [] };
    },
  };
}

/** What a sticky pattern finds exactly there. */
export function matchAt(pattern: RegExp, content: string, from: number): string | undefined {
  pattern.lastIndex = from;
  return pattern.exec(content)?.[0];
}

/** A name, endpoint or expression between backticks. */
export function code(text: string): string {
  return `\`${text}\``;
}

/** A phrase between backticks. */
export function inCode<T>(phrase: Phrase<T>): Phrase<T> {
  return between('`', phrase, '`');
}
