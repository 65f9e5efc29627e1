/** What the compiler is: where it is the same, the same scenario gives the same files. */
import { readFileSync, readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { digest } from './render/digest.ts';

/** All that emitted files are made of: our sources and templates, and the versions of the libraries. */
const folders: readonly string[] = ['generator', 'spec', 'templates'];
const versions = 'package.json';
const root = fileURLToPath(new URL('../', import.meta.url));
const forTests = /\.test\.ts$|\/(?:fixtures|golden)\//;

let known: string | undefined;

/** The digest of the sources as they were when this was first asked for. */
export function compilerDigest(): string {
  known ??= digest(
    JSON.stringify(
      [versions, ...folders.flatMap(sourcesIn)].map((path) => [
        path,
        readFileSync(join(root, path), 'utf8'),
      ]),
    ),
  );
  return known;
}

function sourcesIn(folder: string): readonly string[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll(sep, '/'))
    .filter((path) => !forTests.test(path))
    .sort();
}
