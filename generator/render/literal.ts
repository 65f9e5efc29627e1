/** Values, names and remarks as TypeScript source. Nothing else puts text of a schema into code. */
import { TAKEN_NAMES } from '../plan/naming.ts';
import type { Json } from '../plan/plan.ts';
import { listOf, objectOf, property, quoted, text, word } from './source.ts';
import type { Layout, Source } from './source.ts';

/** Legal in a string but misleading on a screen or in an old parser: C1 controls, line separators, format characters. */
const unprintable = /[\u007f-\u009f\u2028\u2029\p{Cf}]/gu;

/** The source of a JSON value, e.g. `{ rank: 10001 }`. */
export function literal(value: Json): Source {
  if (typeof value === 'string') return text(escaped(value));
  if (typeof value === 'number') return word(JSON.stringify(value).replace('e+', 'e'), 'number');
  if (typeof value === 'boolean' || value === null) return word(String(value));
  if (isList(value)) return listOf(value.map(literal));
  return objectOf(Object.entries(value).map(([key, item]) => field(key, literal(item))));
}

/** A field of an object literal. As in JSON, `__proto__` is a key like any other, so it must be computed. */
export function field(key: string, value: Source): Layout {
  if (key === '__proto__') return property("['__proto__']", value);
  return property(/^[A-Za-z_$][\w$]*$/.test(key) ? key : quoted(escaped(key)), value);
}

/** The text of a string between double quotes. */
function escaped(value: string): string {
  return JSON.stringify(value).slice(1, -1).replaceAll(unprintable, escapeUnits);
}

/** The name, if it can name a constant of an emitted file. Throws otherwise: the plan must not choose such a name. */
export function identifier(name: string): string {
  if (!/^[A-Za-z_$][\w$]*$/.test(name) || TAKEN_NAMES.has(name))
    throw new Error(`${JSON.stringify(name)} cannot name a constant in an emitted file`);
  return name;
}

/** The lines of a `//` comment with the given text, broken at words to fit the width. */
export function commentLines(text: string, width: number): readonly string[] {
  const words = text
    .replaceAll(/[\p{Cc}\p{Cf}\u2028\u2029]/gu, ' ')
    .replaceAll('*/', '* /')
    .split(' ')
    .filter((word) => word !== '');
  const lines: string[] = [];
  for (const word of words) {
    const line = lines.at(-1);
    if (line === undefined || line.length + 1 + word.length > width)
      lines.push(`${line === undefined ? '//' : '//  '} ${word}`);
    else lines[lines.length - 1] = `${line} ${word}`;
  }
  return lines;
}

function escapeUnits(characters: string): string {
  const units = Array.from({ length: characters.length }, (_, index) =>
    characters.charCodeAt(index),
  );
  return units.map((unit) => `\\u${unit.toString(16).padStart(4, '0')}`).join('');
}

/** Narrows JSON to lists, which `Array.isArray` does not do for read-only ones. */
export function isList(value: Json): value is readonly Json[] {
  return Array.isArray(value);
}
