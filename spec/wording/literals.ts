/** Literals as JSON, spelled in one way only. */
import { matchAt } from './names.ts';
import type { Phrase } from './phrase.ts';

/**
 * A literal as JSON: `"planning"`, `12.5`, `true`, `null`, `[]`. Backticks and invisible characters are escaped, so that
 * it can stand between backticks on one line.
 */
export function describeLiteral(
  value: string | number | boolean | null | readonly unknown[],
): string {
  return JSON.stringify(value).replace(/(?! )[`\p{C}\p{Z}]/gu, escaped);
}

/** `\u2028`: every code unit as JSON writes it. */
function escaped(character: string): string {
  return character
    .split('')
    .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
    .join('');
}

const quoted = '"(?:[^"\\\\\\n]|\\\\.)*"';
const whole = '-?\\d+';
const decimal = `${whole}(?:\\.\\d+)?(?:e[+-]?\\d+)?`;
const scalars = `${quoted}|${decimal}|true|false`;

export const quotedText: Phrase<string> = literal(quoted, 'text in double quotes');
export const integer: Phrase<number> = literal(whole, 'an integer');
export const number: Phrase<number> = literal(decimal, 'a number');
export const truth: Phrase<boolean> = literal('true|false', '"true" or "false"');
export const scalar: Phrase<string | number | boolean> = literal(
  scalars,
  'text in double quotes, a number, "true" or "false"',
);
export const value: Phrase<string | number | boolean | null | readonly never[]> = literal(
  `${scalars}|null|\\[\\]`,
  'text in double quotes, a number, "true", "false", "null" or "[]"',
);

function literal<T extends Parameters<typeof describeLiteral>[0]>(
  source: string,
  what: string,
): Phrase<T> {
  const pattern = new RegExp(source, 'y');
  return {
    write: describeLiteral,
    read: (text, from) => {
      const spelled = matchAt(pattern, text.content, from);
      // The pattern of a literal tells its type.
      const known = (spelled === undefined ? undefined : parsed(spelled)) as T | undefined;
      return spelled === undefined || known === undefined || describeLiteral(known) !== spelled
        ? text.expected(from, what)
        : { value: known, end: from + spelled.length, decorations: [] };
    },
  };
}

function parsed(spelled: string): unknown {
  try {
    return JSON.parse(spelled);
  } catch {
    return undefined;
  }
}
