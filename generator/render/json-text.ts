/** JSON laid out as prettier does: what fits on a line stands on one, anything else is spread over several. */
import { util } from 'prettier';
import { isList } from './literal.ts';
import type { Json } from '../plan/plan.ts';

/** A value with its text on one line. */
interface Node {
  readonly flat: string;
  readonly width: number;
  /** It is spread whether it fits or not: it holds a list of several objects, or several lists, with more than one item each. */
  readonly isSpread: boolean;
  readonly brackets: string;
  readonly items: readonly Item[];
}
interface Item {
  /** `"name": `; nothing in a list. */
  readonly key: string;
  readonly node: Node;
}

const WIDTH = 100;
const INDENTATION = '  ';

/** The text of a JSON file, with a line break at its end. */
export function jsonText(value: Json): string {
  return `${laidOut(nodeOf(value), '', 0)}\n`;
}

/** The same on one line, whether it fits or not. */
export function jsonLine(value: Json): string {
  return nodeOf(value).flat;
}

function nodeOf(value: Json): Node {
  if (typeof value === 'number') return leaf(JSON.stringify(value).replace('e+', 'e'));
  if (typeof value !== 'object' || value === null) return leaf(JSON.stringify(value));
  if (isList(value)) {
    const items = value.map((item) => ({ key: '', node: nodeOf(item) }));
    const flat = `[${items.map(({ node }) => node.flat).join(', ')}]`;
    return branch('[]', items, { flat, isBig: items.length > 1 && items.every(isBigLike(items)) });
  }
  const items = Object.entries(value).map(([key, item]) => ({
    key: `${JSON.stringify(key)}: `,
    node: nodeOf(item),
  }));
  const content = items.map(({ key, node }) => key + node.flat).join(', ');
  return branch('{}', items, { flat: content === '' ? '{}' : `{ ${content} }`, isBig: false });
}

function leaf(flat: string): Node {
  return { flat, width: util.getStringWidth(flat), isSpread: false, brackets: '', items: [] };
}

function branch(
  brackets: string,
  items: readonly Item[],
  { flat, isBig }: { readonly flat: string; readonly isBig: boolean },
): Node {
  const isSpread = isBig || items.some(({ node }) => node.isSpread);
  return { flat, width: util.getStringWidth(flat), isSpread, brackets, items };
}

const isBigLike =
  ([first]: readonly Item[]) =>
  ({ node }: Item): boolean =>
    node.items.length > 1 && node.brackets === first?.node.brackets;

/** `taken`: the columns of its line that the value cannot have, before and after it. */
function laidOut(node: Node, indentation: string, taken: number): string {
  const { flat, width, isSpread, brackets, items } = node;
  if (items.length === 0 || (!isSpread && taken + width <= WIDTH)) return flat;
  const inner = indentation + INDENTATION;
  const last = items.length - 1;
  const lines = areNumbers(node)
    ? filled(items, inner)
    : items.map(({ key, node: child }, index) => {
        const comma = index === last ? '' : ',';
        const used = inner.length + util.getStringWidth(key) + comma.length;
        return `${inner}${key}${laidOut(child, inner, used)}${comma}`;
      });
  return `${brackets.charAt(0)}\n${lines.join('\n')}\n${indentation}${brackets.charAt(1)}`;
}

function areNumbers({ brackets, items }: Node): boolean {
  return (
    brackets === '[]' && items.length > 1 && items.every(({ node }) => /^-?\d/.test(node.flat))
  );
}

/** As many numbers on each line as fit. */
function filled(items: readonly Item[], indentation: string): readonly string[] {
  const lines: string[] = [];
  for (const [index, { node }] of items.entries()) {
    const text = index === items.length - 1 ? node.flat : `${node.flat},`;
    const line = lines.at(-1);
    if (line === undefined || line.length + 1 + text.length > WIDTH) lines.push(indentation + text);
    else lines[lines.length - 1] = `${line} ${text}`;
  }
  return lines;
}
