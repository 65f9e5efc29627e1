/** Python source text: literals that survive any content, and lines broken as the formatter black breaks them. */

const WIDTH = 88;
/** Characters that would not show, or not as themselves, in a source file. */
const UNPRINTABLE = /[^\x20-\x7E\p{L}\p{M}\p{N}\p{P}\p{S}]/gu;

/** A value of a schema as a Python literal: `"rex"`, `1.5`, `True`, `None`, `[]`. */
export function pythonLiteral(value: string | number | boolean | null | readonly never[]): string {
  if (typeof value === 'string') return stringLiteral(value);
  if (typeof value === 'number') return String(value);
  if (typeof value === 'boolean') return value ? 'True' : 'False';
  return value === null ? 'None' : '[]';
}

/** JSON's escapes mean the same in Python; what JSON leaves bare and an editor hides is escaped on top. */
function stringLiteral(text: string): string {
  const escaped = JSON.stringify(text).replace(UNPRINTABLE, (character) => {
    const code = character.codePointAt(0) ?? 0;
    return code > 0xffff
      ? `\\U${code.toString(16).padStart(8, '0')}`
      : `\\u${code.toString(16).padStart(4, '0')}`;
  });
  const isQuotedDouble = count(text, '"') <= count(text, "'");
  return isQuotedDouble
    ? escaped
    : `'${escaped.slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
}

function count(text: string, character: string): number {
  return text.split(character).length - 1;
}

/** Four spaces for each level. */
export function indentation(depth: number): string {
  return '    '.repeat(depth);
}

/** Something between brackets, in a line at some depth. */
export interface Bracketed {
  readonly depth: number;
  /** The line up to and including the opening bracket. */
  readonly open: string;
  readonly items: readonly string[];
  /** The closing bracket and what follows it. */
  readonly close: string;
}

/** A list or dictionary: on one line where it fits, else each item on a line of its own. */
export function collection({ depth, open, items, close }: Bracketed): string {
  const flat = `${indentation(depth)}${open}${items.join(', ')}${close}`;
  return fits(flat) ? flat : exploded({ depth, open, items, close });
}

/** `NAME = ("a", "b")`; a single item needs a comma to make a tuple. */
export function tupleConstant(name: string, values: readonly string[]): string {
  const items = values.map(pythonLiteral);
  const flat = `${name} = ${tuple(values)}`;
  return fits(flat) ? flat : exploded({ depth: 0, open: `${name} = (`, items, close: ')' });
}

/** `("a", "b")`, `("a",)` */
export function tuple(values: readonly string[]): string {
  return `(${values.map(pythonLiteral).join(', ')}${values.length === 1 ? ',' : ''})`;
}

/** A call: what stands in the brackets may also share one line between them. */
export function call({ depth, open, items, close }: Bracketed): string {
  const flat = `${indentation(depth)}${open}${items.join(', ')}${close}`;
  if (fits(flat)) return flat;
  const shared = `${indentation(depth + 1)}${items.join(', ')}`;
  return fits(shared) || items.length === 1
    ? [`${indentation(depth)}${open}`, shared, `${indentation(depth)}${close}`].join('\n')
    : exploded({ depth, open, items, close });
}

/** A condition in the pieces that may stand on lines of their own: `['a + b', '<= c']`. */
export type Condition = readonly string[];

/** `if a or b:`; where it does not fit on one line, the conditions stand in brackets, one a line. */
export function ifAny(depth: number, conditions: readonly Condition[]): string {
  const lines = conditions.map((pieces) => pieces.join(' '));
  const flat = `${indentation(depth)}if ${lines.join(' or ')}:`;
  if (fits(flat)) return flat;
  const body = conditions.flatMap((pieces, index) => {
    const [first = '', ...rest] = pieces;
    const line = `${indentation(depth + 1)}${index > 0 ? 'or ' : ''}${[first, ...rest].join(' ')}`;
    if (fits(line)) return [line];
    return [
      `${indentation(depth + 1)}${index > 0 ? 'or ' : ''}${first}`,
      ...rest.map((piece) => `${indentation(depth + 1)}${piece}`),
    ];
  });
  return [`${indentation(depth)}if (`, ...body, `${indentation(depth)}):`].join('\n');
}

/** `if not all(a and b for item in objects):` */
export function ifNot(
  depth: number,
  quantifier: 'any' | 'all',
  { conditions, loop }: { readonly conditions: readonly string[]; readonly loop: string },
): string {
  const open = `if not ${quantifier}(`;
  const flat = call({
    depth,
    open,
    items: [`${conditions.join(' and ')} ${loop}`],
    close: '):',
  });
  if (flat.split('\n').every(fits)) return flat;
  const inner = indentation(depth + 1);
  const together = `${inner}${conditions.join(' and ')}`;
  return [
    `${indentation(depth)}${open}`,
    ...(fits(together) ? [together] : [`${inner}${conditions.join(`\n${inner}and `)}`]),
    `${inner}${loop}`,
    `${indentation(depth)}):`,
  ].join('\n');
}

/** `target = value`; a value that does not fit beside its target stands in brackets below. */
export function assignment(depth: number, target: string, value: string): string {
  const flat = `${indentation(depth)}${target} = ${value}`;
  return fits(flat)
    ? flat
    : [
        `${indentation(depth)}${target} = (`,
        `${indentation(depth + 1)}${value}`,
        `${indentation(depth)})`,
      ].join('\n');
}

/** `from app.store import Record, dog_table`, names sorted; no line without names. */
export function importLines(module: string, names: Iterable<string>): readonly string[] {
  const items = [...new Set(names)].sort((a, b) => (a < b ? -1 : 1));
  if (items.length === 0) return [];
  const flat = `from ${module} import ${items.join(', ')}`;
  return [
    fits(flat) ? flat : exploded({ depth: 0, open: `from ${module} import (`, items, close: ')' }),
  ];
}

function fits(line: string): boolean {
  return line.length <= WIDTH;
}

function exploded({ depth, open, items, close }: Bracketed): string {
  return [
    `${indentation(depth)}${open}`,
    ...items.map((item) => `${indentation(depth + 1)}${item},`),
    `${indentation(depth)}${close}`,
  ].join('\n');
}
