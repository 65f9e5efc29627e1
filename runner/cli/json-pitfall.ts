/** What is JSON and still a mistake: the language's own parser keeps silent about it. */
import { jsonTokens } from './json-fault.ts';

/** Nobody's document nests as deeply. */
const deepest = 100;

/** The first name that stands twice in its object, or value that nests too deeply, as a message. The text must be JSON. */
export function jsonPitfall(text: string): string | undefined {
  /** The names of each object that is open, innermost last; none for a list. */
  const open: (Set<string> | undefined)[] = [];
  let before = '';
  for (const { token, at } of jsonTokens(text)) {
    if (token === '{' || token === '[') open.push(token === '{' ? new Set() : undefined);
    if (token === '}' || token === ']') open.pop();
    if (open.length > deepest)
      return `${placeOf(text, at)}: nests more than ${String(deepest)} levels deep`;
    const names = open.at(-1);
    if (names !== undefined && token.startsWith('"') && (before === '{' || before === ',')) {
      const name = JSON.parse(token) as string;
      if (names.has(name))
        return `${placeOf(text, at)}: the name ${token} stands twice in the same object; keep one of the two`;
      names.add(name);
    }
    before = token;
  }
  return undefined;
}

function placeOf(text: string, at: number): string {
  const lines = text.slice(0, at).split('\n');
  return `line ${String(lines.length)}, column ${String((lines.at(-1) ?? '').length + 1)}`;
}
