/**
 * A phrase says one kind of thing in controlled English and understands it again. Whatever texts for agents say of a schema
 * or change is said by phrases, each of them a single definition for both directions.
 */
import type { DecorationId } from './decorations.ts';

export interface Phrase<T> {
  readonly write: (value: T) => string;
  /** What stands in the text from there on; `null` where it is something else, which the text has then been told. */
  readonly read: (text: Text, from: number) => Found<T> | null;
}

/** A phrase of whatever kind. */
export interface AnyPhrase {
  readonly write: (value: never) => string;
  readonly read: (text: Text, from: number) => Found<unknown> | null;
}

/** A text that is being read, and the furthest place where something else was expected. */
export interface Text {
  readonly content: string;
  /**
   * Takes note of what was expected at a place and did not stand there. `understoodTo` is where the words end that were
   * understood and yet are not right.
   */
  readonly expected: (at: number, what: string, understoodTo?: number) => null;
}

export interface Found<T> {
  readonly value: T;
  /** Where the rest of the text begins. */
  readonly end: number;
  readonly decorations: readonly DecorationFound[];
}

/** A piece of a text that could go. */
export interface DecorationFound {
  readonly id: DecorationId;
  readonly from: number;
  readonly end: number;
}

/** A text that is not understood: where, and what was expected there. Lines and columns count from 1. */
export class ReadingError extends Error {
  readonly line: number;
  readonly column: number;
  readonly expected: readonly string[];

  constructor(content: string, at: number, expected: readonly string[]) {
    const before = content.slice(0, at).split('\n');
    const line = before.length;
    const column = (before.at(-1) ?? '').length + 1;
    super(
      `line ${String(line)}, column ${String(column)}: expected ${expected.join(' or ')}, found ${excerpt(content, at)}`,
    );
    this.name = 'ReadingError';
    this.line = line;
    this.column = column;
    this.expected = expected;
  }
}

/** What a whole text says, with the decorations that it has. Throws a `ReadingError` at the furthest place understood. */
export function readWith<T>(phrase: Phrase<T>, content: string): Omit<Found<T>, 'end'> {
  let furthest = 0;
  let place = 0;
  const wanted = new Set<string>();
  const text: Text = {
    content,
    expected: (at, what, understoodTo = at) => {
      if (understoodTo < furthest) return null;
      if (understoodTo > furthest || at !== place) wanted.clear();
      furthest = understoodTo;
      place = at;
      wanted.add(what);
      return null;
    },
  };
  const found = phrase.read(text, 0);
  if (found?.end === content.length) return found;
  if (found) text.expected(found.end, 'the end of the text');
  throw new ReadingError(content, place, [...wanted]);
}

/** What a whole text says. Throws a `ReadingError`. */
export function read<T>(phrase: Phrase<T>, content: string): T {
  return readWith(phrase, content).value;
}

/** The rest of the line, or a good part of it. */
function excerpt(content: string, at: number): string {
  const longest = 40;
  if (at >= content.length) return 'the end of the text';
  const [line = ''] = content.slice(at, at + longest + 1).split('\n');
  if (line === '') return 'the end of the line';
  return JSON.stringify(line.length > longest ? `${line.slice(0, longest)}…` : line);
}
