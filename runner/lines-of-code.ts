/** The size of what an agent has written. */
import { extname } from 'node:path';
import { contentOf, entriesIn } from './workspace-entries.ts';

const sourceExtensions: ReadonlySet<string> = new Set(
  'c cc clj cpp cs css dart ex exs fs go h hpp hs html java jl js jsx kt lua mjs ml php pl py r rb rs scala sh sql swift ts tsx vue zig'
    .split(' ')
    .map((name) => `.${name}`),
);
/** Folders of other people's code and of build results; folders whose names begin with a dot count as such, too. */
const vendoredFolders: ReadonlySet<string> = new Set(
  '__pycache__ build dist node_modules site-packages target vendor venv'.split(' '),
);
/** Marks a Python environment, whatever its name. */
const environmentMark = 'pyvenv.cfg';
const blank = /^\s*$/;

/**
 * Counts the lines that are not blank in the source files of a workspace; links are not followed, and huge files are none of
 * its sources.
 */
export async function countLinesOfCode(workspace: string): Promise<number> {
  return linesIn(Buffer.from(workspace));
}

async function linesIn(folder: Buffer): Promise<number> {
  const entries = await entriesIn(folder);
  if (entries.some(({ name }) => name.toString() === environmentMark)) return 0;
  let count = 0;
  for (const entry of entries) {
    const name = entry.name.toString();
    if (entry.stats.isDirectory()) {
      if (!name.startsWith('.') && !vendoredFolders.has(name)) count += await linesIn(entry.path);
    } else if (sourceExtensions.has(extname(name))) {
      const lines = ((await contentOf(entry)) ?? '').toString().split('\n');
      count += lines.filter((line) => !blank.test(line)).length;
    }
  }
  return count;
}
