/** JSON spelled in ways that `JSON.stringify` does not know. */

/** How to spell the parts that may be spelled in several ways; left out, as usual. */
export interface Spelling {
  readonly number?: (value: number) => string;
  readonly text?: (value: string) => string;
  readonly keys?: (keys: readonly string[]) => readonly string[];
}

const usual: Required<Spelling> = {
  number: (value) => JSON.stringify(value),
  text: (value) => JSON.stringify(value),
  keys: (keys) => keys,
};

/** The JSON of a value that holds nothing but what JSON knows. */
export function jsonText(json: unknown, spelling: Spelling): string {
  const { number, text, keys } = { ...usual, ...spelling };
  const write = (value: unknown): string => {
    if (typeof value === 'number') return number(value);
    if (typeof value === 'string') return text(value);
    if (typeof value !== 'object' || value === null) return JSON.stringify(value);
    if (Array.isArray(value)) return `[${value.map(write).join(',')}]`;
    const members = new Map(Object.entries(value));
    const written = keys([...members.keys()]).map(
      (key) => `${text(key)}:${write(members.get(key))}`,
    );
    return `{${written.join(',')}}`;
  };
  return write(json);
}
