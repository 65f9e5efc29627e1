/** Invented words for the literal text of suites: lower-case ASCII, pronounceable, without meaning in any language. */
import type { Stream } from './stream.ts';

const CONSONANTS = 'b d g l m n r s t v'.split(' ');
const VOWELS = 'a i o u'.split(' ');

/** A word of two or three syllables, such as `lomi` or `tavora`. */
export function inventedWord(random: Stream): string {
  const syllable = (): string => random.pick(CONSONANTS) + random.pick(VOWELS);
  return Array.from({ length: random.integer(2, 3) }, syllable).join('');
}

/** A text of exactly `length` characters (at least 1): words with single blanks between them, none at the end. */
export function inventedText(length: number, random: Stream): string {
  let text = inventedWord(random);
  while (text.length < length) text += ` ${inventedWord(random)}`;
  const cut = text.slice(0, length);
  return cut.endsWith(' ') ? `${cut.slice(0, -1)}a` : cut;
}
