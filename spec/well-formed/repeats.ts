/** Things that may stand only once in a list. */
import { canonicalText } from '../canonical.ts';
import type { Problem } from '../problem.ts';

/** A problem for each item that deeply equals an earlier one. */
export function repeats(items: readonly unknown[], code: string, path: string): readonly Problem[] {
  const texts = items.map(canonicalText);
  return texts.flatMap((text, index) => {
    const first = texts.indexOf(text);
    if (first === index) return [];
    const message = `the same stands at ${path}[${String(first)}]; leave one out`;
    return [{ code, path: `${path}[${String(index)}]`, message }];
  });
}
