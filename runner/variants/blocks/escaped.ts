/** JSON text with escapes where none are needed. */

/** The text as a JSON string in which every UTF-16 unit that matches is escaped, and those that must be. */
export function escaped(text: string, units: RegExp): string {
  const must = /["\\]/;
  const content = text
    .split('')
    .map((unit) => (must.test(unit) || unit.search(units) >= 0 ? escapeOf(unit) : unit));
  return `"${content.join('')}"`;
}

function escapeOf(unit: string): string {
  return `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
