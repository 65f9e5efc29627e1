/** For tests: runs spec files with the emitted `support/api.ts` and configuration in a real Playwright. */
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';

const nodeModules = fileURLToPath(new URL('../../node_modules', import.meta.url));

const reportShape = z.object({ suites: z.array(z.unknown()), errors: z.array(z.unknown()) });
const suiteShape = z.object({
  suites: z.array(z.unknown()).optional(),
  specs: z.array(
    z.object({
      title: z.string(),
      ok: z.boolean(),
      tests: z.array(
        z.object({
          annotations: z.array(z.object({ type: z.string(), description: z.string().optional() })),
          results: z.array(
            z.object({
              status: z.string(),
              workerIndex: z.int(),
              error: z
                .object({
                  message: z.string(),
                  location: z.object({ file: z.string(), line: z.int() }).optional(),
                })
                .optional(),
            }),
          ),
        }),
      ),
    }),
  ),
});

export interface PlaywrightResult {
  readonly title: string;
  readonly ok: boolean;
  readonly status: string;
  readonly message: string;
  /** Where the error is shown to be: `tests/a.spec.ts:3`. */
  readonly place: string;
  readonly worker: number;
  readonly annotations: readonly string[];
}

/** Writes the files to a fresh folder, runs its tests against the address, and gives the results. */
export async function runPlaywright({
  files,
  url,
  environment = {},
}: {
  readonly files: ReadonlyMap<string, string>;
  readonly url: string;
  readonly environment?: Readonly<Record<string, string>>;
}): Promise<readonly PlaywrightResult[]> {
  const folder = await mkdtemp(join(tmpdir(), 'emitted-suite-'));
  try {
    await symlink(nodeModules, join(folder, 'node_modules'));
    for (const [path, text] of files) {
      await mkdir(dirname(join(folder, path)), { recursive: true });
      await writeFile(join(folder, path), text);
    }
    const env = { ...process.env, ...environment, BASE_URL: url, FORCE_COLOR: '0' };
    const report = reportShape.parse(JSON.parse(await playwright(folder, env)));
    if (report.errors.length > 0) throw new Error(JSON.stringify(report.errors));
    return report.suites.flatMap((suite) => resultsOf(suite, folder));
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** The JSON report of a run. A failed test is no failure here. */
async function playwright(folder: string, env: NodeJS.ProcessEnv): Promise<string> {
  const cli = join(nodeModules, '@playwright/test/cli.js');
  return new Promise((resolve) => {
    const options = { cwd: folder, env, maxBuffer: 2 ** 28 };
    execFile(process.execPath, [cli, 'test', '--reporter', 'json'], options, (_error, stdout) => {
      resolve(stdout);
    });
  });
}

function resultsOf(value: unknown, folder: string): readonly PlaywrightResult[] {
  const suite = suiteShape.parse(value);
  const own = suite.specs.flatMap(({ title, ok, tests }) =>
    tests.flatMap(({ annotations, results }) =>
      results.map((result) => ({
        title,
        ok,
        status: result.status,
        message: (result.error?.message ?? '').split('\n', 1)[0] ?? '',
        place: placeOf(result.error?.location, folder),
        worker: result.workerIndex,
        annotations: annotations.map(({ type, description = '' }) => `${type}=${description}`),
      })),
    ),
  );
  return [...own, ...(suite.suites ?? []).flatMap((inner) => resultsOf(inner, folder))];
}

function placeOf(
  location: { readonly file: string; readonly line: number } | undefined,
  folder: string,
): string {
  return location === undefined
    ? ''
    : `${location.file.replace(`${folder}/`, '')}:${String(location.line)}`;
}
