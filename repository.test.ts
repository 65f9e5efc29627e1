/** Invariants of the repository itself: what a reader relies on when looking for the place of a change. */
import { readFileSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { changeKinds } from './spec/changes/table.ts';

const rooms = ['spec', 'generator', 'runner'] as const;
const sources = rooms.flatMap((room) =>
  readdirSync(room, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts'))
    .map((path) => join(room, path)),
);
const read = (path: string): string => readFileSync(path, 'utf8');
const documents = ['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md'];

describe('source files', () => {
  test.each(sources.filter((path) => !path.endsWith('.test.ts')))(
    '%s has at most 300 lines',
    (path) => {
      expect(read(path).split('\n').length).toBeLessThanOrEqual(301);
    },
  );

  test.each(sources)('%s imports only along runner → generator → spec', (path) => {
    const room = rooms.findIndex((name) => path.startsWith(name));
    const above = rooms.slice(room + 1);
    const imported = [...read(path).matchAll(/from '(?:\.\.\/)+(\w+)\//g)].map(
      (match) => match[1] ?? '',
    );
    expect(imported.filter((name) => above.some((forbidden) => forbidden === name))).toEqual([]);
  });

  test('are named for what they do', () => {
    const vague = /^(utils?|helpers?|manager|service|misc|common)\.ts$/;
    expect(sources.filter((path) => vague.test(basename(path)))).toEqual([]);
  });
});

describe('change kinds', () => {
  test('there are sixteen', () => {
    expect(changeKinds).toHaveLength(16);
  });

  test.each([...changeKinds])('%s has a file of its own', (kind) => {
    expect(sources).toContain(`spec/changes/${kind.replaceAll('_', '-')}.ts`);
  });
});

describe('documents', () => {
  test.each(documents)('%s links only to files that exist', (path) => {
    const links = [...read(path).matchAll(/\]\((?!https?:|#|mailto:)([^)#]+)/g)].map(
      (match) => match[1] ?? '',
    );
    for (const link of links) expect(() => readdirSync(join(link, '..'))).not.toThrow();
    expect(links.filter((link) => !readdirSync(join(link, '..')).includes(basename(link)))).toEqual(
      [],
    );
  });

  test.each(documents)('%s names only files that exist', (path) => {
    const named = [
      ...read(path).matchAll(
        /`((?:spec|generator|runner|templates)\/[\w./-]+\.(?:ts|hbs|json|mjs))`/g,
      ),
    ];
    const missing = named
      .map((match) => match[1] ?? '')
      .filter((name) => {
        try {
          read(name);
          return false;
        } catch {
          return true;
        }
      });
    expect(missing).toEqual([]);
  });

  test('the README shows every verb of the command line', () => {
    const verbs = readdirSync('runner/cli/commands').filter((name) => /^[a-z]+\.ts$/.test(name));
    expect(verbs.length).toBeGreaterThan(0);
    const readme = read('README.md');
    for (const verb of verbs) expect(readme).toContain(`stamina ${basename(verb, '.ts')}`);
  });
});
