/** How much of the text of a suite changes from one turn to the next: what a reviewer of the turn has to read. */
import { diffLines } from 'diff';
import type { Files } from './files.ts';

export interface SuiteChurn {
  /** Spec files of the later suite, and how many of them are not as they were. */
  readonly files: number;
  readonly changedFiles: number;
  /** Lines of the later suite, and those that came and went. */
  readonly lines: number;
  readonly added: number;
  readonly removed: number;
}

/** The churn between the folders of two turns. A file that was renamed is compared with what it was, as git does. */
export function suiteChurn(before: Files, after: Files): SuiteChurn {
  const [old, now] = [specsIn(before), specsIn(after)];
  const gone = new Map([...old].filter(([path]) => !now.has(path)));
  const churns = [...now].map(([path, text]) => {
    const was = old.get(path) ?? renamedFrom(text, gone);
    return { text, ...lineChurn(was, text) };
  });
  const lost = [...gone.values()].map((text) => linesOf(text).length);
  return {
    files: now.size,
    changedFiles: churns.filter(({ added, removed }) => added + removed > 0).length,
    lines: sum(churns.map(({ text }) => linesOf(text).length)),
    added: sum(churns.map(({ added }) => added)),
    removed: sum([...churns.map(({ removed }) => removed), ...lost]),
  };
}

function specsIn(files: Files): ReadonlyMap<string, string> {
  return new Map([...files].filter(([path]) => path.endsWith('.spec.ts')));
}

/** The file among those that are gone with most of the lines of the new one, which is no longer gone then. */
function renamedFrom(text: string, gone: Map<string, string>): string {
  const lines = new Set(linesOf(text));
  for (const [path, was] of gone) {
    const old = linesOf(was);
    if (2 * old.filter((line) => lines.has(line)).length < old.length) continue;
    gone.delete(path);
    return was;
  }
  return '';
}

/** The lines of a text that came, and those that went. */
export function lineChurn(
  before: string,
  after: string,
): { readonly added: number; readonly removed: number } {
  if (before === after) return { added: 0, removed: 0 };
  const parts = diffLines(before, after);
  return {
    added: sum(parts.map(({ added, count }) => (added ? count : 0))),
    removed: sum(parts.map(({ removed, count }) => (removed ? count : 0))),
  };
}

function linesOf(text: string): readonly string[] {
  return text.split('\n').slice(0, -1);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
