/** The word that was probably meant: the one with the fewest changed letters, if they are few. */
export function nearestWord(word: string, words: readonly string[]): string | undefined {
  const ranked = words
    .map((candidate) => ({ candidate, distance: distanceBetween(word, candidate) }))
    .sort((a, b) => a.distance - b.distance);
  const best = ranked[0];
  return best && best.distance <= Math.ceil(word.length / 2) ? best.candidate : undefined;
}

/** Levenshtein's distance: letters to insert, remove or replace. */
function distanceBetween(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [position, letter] of Array.from(from).entries()) {
    const next = [position + 1];
    for (const [index, other] of Array.from(to).entries())
      next.push(
        Math.min(
          (row[index] ?? 0) + (letter === other ? 0 : 1),
          (row[index + 1] ?? 0) + 1,
          (next[index] ?? 0) + 1,
        ),
      );
    row = next;
  }
  return row.at(-1) ?? 0;
}
