/** The size of what an agent has written. */
import { readFile, readdir } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { unlessLocked } from './unless-locked.ts';

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

/** Counts the lines that are not blank in the source files of a workspace; links are not followed. */
export async function countLinesOfCode(workspace: string): Promise<number> {
  const entries = (await unlessLocked(readdir(workspace, { withFileTypes: true }))) ?? [];
  if (entries.some(({ name }) => name === environmentMark)) return 0;
  let count = 0;
  for (const entry of entries) {
    const path = join(workspace, entry.name);
    if (entry.isDirectory()) {
      if (!entry.name.startsWith('.') && !vendoredFolders.has(entry.name))
        count += await countLinesOfCode(path);
    } else if (entry.isFile() && sourceExtensions.has(extname(entry.name))) {
      const text = (await unlessLocked(readFile(path, 'utf8'))) ?? '';
      count += text.split('\n').filter((line) => !blank.test(line)).length;
    }
  }
  return count;
}
