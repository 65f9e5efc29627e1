/** The one way in which text that was not laid out already is formatted: prettier, with the options of this repository. */
import { format } from 'prettier';
import type { Files } from './files.ts';

/** The options of `.prettierrc.json`, so that `prettier --check` holds for what is emitted. */
export const formatOptions = { singleQuote: true, printWidth: 100, proseWrap: 'preserve' } as const;

/** The same files, formatted, in the order of their paths. */
export async function formatAll(files: Files): Promise<Files> {
  const formatted = new Map<string, string>();
  for (const path of [...files.keys()].sort())
    formatted.set(path, await formatText(path, files.get(path) ?? ''));
  return formatted;
}

/** Formats the text of a file; the name decides how. Throws on text that cannot be parsed, which is a bug of ours. */
export async function formatText(path: string, text: string): Promise<string> {
  try {
    return await format(text, { ...formatOptions, filepath: path });
  } catch (cause) {
    const detail = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`the text of ${path} cannot be formatted: ${detail}`, { cause });
  }
}
