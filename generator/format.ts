/** The one way in which compiled text is formatted: prettier, with the options of this repository. */
import { format } from 'prettier';

/** The options of `.prettierrc.json`, so that `prettier --check` holds for what is emitted. */
export const formatOptions = { singleQuote: true, printWidth: 100, proseWrap: 'preserve' } as const;

/** Formats the text of a file; the name decides how. Throws on text that cannot be parsed, which is a bug of ours. */
export type Format = (path: string, text: string) => Promise<string>;

/** Most of the files of a turn are those of the turn before: this many are kept, the least recently used go first. */
const remembered = 500;

/** A formatter that remembers what it has formatted lately, since formatting is what compiling spends its time on. */
export function createFormatter(): Format {
  const known = new Map<string, Promise<string>>();
  return (path, text) => {
    const key = `${path.slice(path.lastIndexOf('/') + 1)}\n${text}`;
    const formatted = known.get(key) ?? formatText(path, text);
    known.delete(key);
    known.set(key, formatted);
    const oldest = known.keys().next();
    if (known.size > remembered && !oldest.done) known.delete(oldest.value);
    return formatted;
  };
}

async function formatText(path: string, text: string): Promise<string> {
  try {
    return await format(text, { ...formatOptions, filepath: path });
  } catch (cause) {
    const detail = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`the text of ${path} cannot be formatted: ${detail}`, { cause });
  }
}
