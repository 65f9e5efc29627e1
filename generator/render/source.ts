/**
 * Source code as documents of prettier's own printer, which the emitted files are laid out with. What prettier makes of a
 * parsed file is made here of plain data, so that no text is parsed to be formatted; tests hold both to the same bytes.
 */
import { doc, util } from 'prettier';

const { conditionalGroup, fill, group, hardline, ifBreak, indent, indentIfBreak } = doc.builders;
const { join, line, lineSuffixBoundary, softline } = doc.builders;

/** A document: source code that is not broken into lines yet. */
export type Layout = doc.builders.Doc;

/** A piece of source with what its surroundings need to know of it. */
export interface Source {
  /** Where lines may be broken around it depends on what it is. */
  readonly kind: 'text' | 'number' | 'word' | 'list' | 'object' | 'call' | 'function';
  /** Of a list or an object the number of its items. */
  readonly size: number;
  readonly layout: Layout;
  /** Those of a list. */
  readonly items?: readonly Source[];
}

/** The options of `.prettierrc.json` that concern the layout. */
const options = { printWidth: 100, tabWidth: 2, useTabs: false };

/** The text of statements, each on lines of its own, at a depth of blocks: with that many indentations, which count. */
export function printed(layout: Layout, depth = 0): string {
  let nested: Layout = [hardline, layout];
  for (let level = 0; level < depth; level += 1) nested = indent(nested);
  return doc.printer.printDocToString(nested, options).formatted.slice(1);
}

/** The source of a word of the language, an identifier, or a number: nothing in it can be broken. */
export function word(layout: string, kind: 'word' | 'number' = 'word'): Source {
  return { kind, size: 0, layout };
}

/** The source of a string with the given text between its quotes, escaped for double ones. */
export function text(escaped: string): Source {
  return { kind: 'text', size: 0, layout: quoted(escaped) };
}

/** The same in the quotes that need the fewest escapes, single ones where it is equal. */
export function quoted(escaped: string): string {
  return util.makeString(escaped, util.getPreferredQuote(escaped, true));
}

/** The source of an array. Numbers alone stand side by side, as many on each line as fit. */
export function listOf(items: readonly Source[]): Source {
  const [first] = items;
  if (first === undefined) return { kind: 'list', size: 0, layout: '[]' };
  const isBig = ({ kind, size }: Source): boolean =>
    (kind === 'list' || kind === 'object') && kind === first.kind && size > 1;
  const several = items.length > 1;
  const id = Symbol('list');
  const content = joined(items, ifBreak(',', '', { groupId: id }));
  const inside = several && items.every(({ kind }) => kind === 'number') ? fill(content) : content;
  const layout = group(['[', indent([softline, inside]), softline, ']'], {
    id,
    shouldBreak: several && items.every(isBig),
  });
  return { kind: 'list', size: items.length, layout, items };
}

/** The source of an object with these properties and spreads. */
export function objectOf(parts: readonly Layout[]): Source {
  const layout =
    parts.length === 0
      ? '{}'
      : group(['{', indent([line, join([',', line], [...parts])]), ifBreak(','), line, '}']);
  return { kind: 'object', size: parts.length, layout };
}

/** A key shorter than this is not worth a line of its own. */
const SHORT_KEY = 5;

/** `key: value`. A long string may move to the next line, where that helps. */
export function property(key: string, value: Source): Layout {
  return util.getStringWidth(key) < SHORT_KEY
    ? group([key, ': ', value.layout])
    : assigned(key, ':', value);
}

/** `const name = value;` */
export function constant(name: string, value: Source): Layout {
  return [assigned(`const ${name}`, ' =', value), ';'];
}

function assigned(left: string, operator: string, { kind, layout }: Source): Layout {
  if (kind === 'text') return group([left, operator, group(indent([line, layout]))]);
  if (kind === 'number') return group([left, operator, ' ', layout]);
  const id = Symbol('assignment');
  return group([
    left,
    operator,
    group(indent(line), { id }),
    lineSuffixBoundary,
    indentIfBreak(layout, { groupId: id }),
  ]);
}

/** `callee(…)`. An object, a list or a function that comes last may be spread over lines where the rest fits on one. */
export function call(callee: string, args: readonly Source[]): Source {
  return { kind: 'call', size: 0, layout: [callee, argumentsOf(args)] };
}

/** A call: what is called, and what with. */
export interface Call {
  readonly callee: string;
  readonly args: readonly Source[];
}

/**
 * `start.first(…).second(…)` at that many columns. Where one line is too short, the calls stand below each other; an object
 * that comes last, or some in a list that does, is spread over lines where that does not help.
 */
export function chained(
  start: string,
  [first, second]: readonly [Call, Call],
  columns: number,
): Layout {
  const before = call(first.callee, first.args).layout;
  const short = call(second.callee, second.args).layout;
  const room = options.printWidth - options.tabWidth - columns - 1;
  const after =
    flatWidth(short) <= room ? short : call(second.callee, spreadLast(second.args, room)).layout;
  return conditionalGroup([
    [start, before, after],
    [start, indent([hardline, before, hardline, after])],
  ]);
}

/**
 * The same with an object that comes last on several lines, or those objects of a list that do not fit in the room of the
 * call: prettier leaves an object that stands on several lines as it is, and then needs no lines for the calls.
 */
function spreadLast(args: readonly Source[], room: number): readonly Source[] {
  const [last] = args.slice(-1);
  if (last?.kind === 'object' && last.size > 0) return [...args.slice(0, -1), spread(last)];
  if (last?.kind !== 'list') return args;
  const widest = room - options.tabWidth;
  const items = last.items?.map((item) =>
    item.kind === 'object' && flatWidth(item.layout) > widest ? spread(item) : item,
  );
  return [...args.slice(0, -1), listOf(items ?? [])];
}

function spread(object: Source): Source {
  return { ...object, layout: group(contentsOf(object.layout), { shouldBreak: true }) };
}

const contentsOf = (layout: Layout): Layout =>
  typeof layout === 'object' && 'contents' in layout ? layout.contents : layout;

/** The width of a document on one line; infinite where it cannot stand on one. */
function flatWidth(layout: Layout): number {
  const { formatted } = doc.printer.printDocToString(layout, { ...options, printWidth: Infinity });
  return formatted.includes('\n') ? Infinity : util.getStringWidth(formatted);
}

function argumentsOf(args: readonly Source[]): Layout {
  const last = args.at(-1);
  if (last === undefined || !isHugged(last))
    return group(['(', indent([softline, joined(args)]), ifBreak(','), softline, ')']);
  const others = args.slice(0, -1).map(({ layout }) => [layout, ', ']);
  return conditionalGroup([
    ['(', ...others, last.layout, ')'],
    ['(', ...others, group(last.layout, { shouldBreak: true }), ')'],
    group(['(', indent([line, joined(args), ',']), line, ')'], { shouldBreak: true }),
  ]);
}

/** Whether what comes last is spread over lines between the brackets of its call. */
function isHugged({ kind, size }: Source): boolean {
  return kind === 'function' || ((kind === 'object' || kind === 'list') && size > 0);
}

/** `async ({ api }) => { … }` with these statements, of which there is at least one. */
export function functionOf(head: string, statements: readonly Layout[]): Source {
  const body = indent([hardline, join(hardline, [...statements])]);
  return { kind: 'function', size: 0, layout: [head, ' {', body, hardline, '}'] };
}

/** Items with commas between them, and after the last one what is given. */
function joined(items: readonly Source[], end: Layout = ''): Layout[] {
  const last = items.length - 1;
  return items.flatMap(({ layout }, index) =>
    index === last ? [[layout, end]] : [[layout, ','], line],
  );
}
