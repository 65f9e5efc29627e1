/** The one way in which text that was not laid out already is formatted: prettier, with the options of this repository. */
import { format } from 'prettier';
import { recall } from './recall.ts';

/** The options of `.prettierrc.json`, so that `prettier --check` holds for what is emitted. */
export const formatOptions = { singleQuote: true, printWidth: 100, proseWrap: 'preserve' } as const;

/** Formats the text of a file; the name decides how. Throws on text that cannot be parsed, which is a bug of ours. */
export type Format = (path: string, text: string) => Promise<string>;

/** Most of the files of a turn are those of the turn before. */
const REMEMBERED = 500;

/** A formatter that remembers what it has formatted lately. */
export function createFormatter(): Format {
  const known = recall<Promise<string>>(REMEMBERED);
  return (path, text) =>
    known(`${path.slice(path.lastIndexOf('/') + 1)}\n${text}`, () => formatText(path, text));
}

async function formatText(path: string, text: string): Promise<string> {
  try {
    return await format(text, { ...formatOptions, filepath: path });
  } catch (cause) {
    const detail = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`the text of ${path} cannot be formatted: ${detail}`, { cause });
  }
}
