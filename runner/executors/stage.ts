/** Sees to it that a suite, wherever it lies, loads the one copy of Playwright that runs it. */
import { cp, mkdir, symlink, writeFile } from 'node:fs/promises';
import { realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';

const require = createRequire(import.meta.url);
const playwrightPackage = dirname(require.resolve('@playwright/test/package.json'));

/** The program that runs tests. */
export const playwrightCli = join(playwrightPackage, 'cli.js');

const parts = ['suite.json', 'playwright.config.ts', 'tests', 'support'] as const;

/**
 * A folder from which the suite can be run: its own where `@playwright/test` is found from there as our copy, else a copy of
 * it in `scratch` with a link to ours. Two copies of Playwright in one run refuse each other.
 */
export async function stageSuite(folder: string, scratch: string): Promise<string> {
  if (findsOurPlaywright(folder)) return resolve(folder);
  const stage = join(scratch, 'staged');
  await mkdir(join(stage, 'node_modules', '@playwright'), { recursive: true });
  await symlink(playwrightPackage, join(stage, 'node_modules', '@playwright', 'test'), 'junction');
  await writeFile(join(stage, 'package.json'), '{ "type": "module" }\n');
  for (const part of parts) await cp(join(folder, part), join(stage, part), { recursive: true });
  return stage;
}

function findsOurPlaywright(folder: string): boolean {
  try {
    const found = createRequire(join(realpathSync(folder), 'suite.json')).resolve(
      '@playwright/test/package.json',
    );
    return realpathSync(dirname(found)) === realpathSync(playwrightPackage);
  } catch {
    return false;
  }
}
