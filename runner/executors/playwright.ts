/** The executor that counts: it runs the emitted project with Playwright, as anybody would. */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { temporaryFolder } from '../folders.ts';
import { plainEnvironment } from '../sandboxes/environment.ts';
import { killQuietly, startProcess } from '../sandboxes/process.ts';
import type { GroupProcess } from '../sandboxes/process.ts';
import type { SuiteRun } from '../verdict.ts';
import type { Executor, SuiteRequest } from './executor.ts';
import { judgeReport } from './judge-report.ts';
import { deadlineMs, defaultDeadline } from './limits.ts';
import type { Deadline } from './limits.ts';
import { readReport, reportVariable } from './report-lines.ts';
import { playwrightCli, stageSuite } from './stage.ts';
import { readSuiteTests } from '../turn-folder.ts';

const reporter = fileURLToPath(new URL('reporter.ts', import.meta.url));
const outputLimitBytes = 100_000;

/** The Playwright executor. It needs no browser. */
export function playwrightExecutor(deadline: Deadline = defaultDeadline): Executor {
  return async (request) => {
    request.signal?.throwIfAborted();
    const scratch = await temporaryFolder('suite-');
    try {
      return await runIn(scratch.path, request, deadline);
    } finally {
      await scratch.remove();
    }
  };
}

async function runIn(
  scratch: string,
  request: SuiteRequest,
  deadline: Deadline,
): Promise<SuiteRun> {
  const tests = await readSuiteTests(request.folder);
  const folder = await stageSuite(request.folder, scratch);
  const report = join(scratch, 'report.jsonl');
  const playwright = startPlaywright({
    folder,
    scratch,
    env: {
      BASE_URL: request.url,
      STAMINA_KEEP_WORKER: '1',
      STAMINA_WITHOUT_STEPS: '1',
      [reportVariable]: report,
    },
    timeoutMs: deadlineMs(deadline, tests.length),
  });
  const stop = (): void => void playwright.kill();
  // Where Playwright was ended early, its worker may still be about to write.
  const killGroup = (): void => {
    if (playwright.pid !== undefined) killQuietly(-playwright.pid, 'SIGKILL');
  };
  request.signal?.addEventListener('abort', stop);
  process.prependOnceListener('exit', killGroup);
  const end = await playwright.ended.finally(() => {
    request.signal?.removeEventListener('abort', stop);
    process.off('exit', killGroup);
    killGroup();
  });
  request.signal?.throwIfAborted();
  return judgeReport({ tests, lines: await readReport(report), end });
}

interface Start {
  readonly folder: string;
  readonly scratch: string;
  readonly env: Readonly<Record<string, string>>;
  readonly timeoutMs: number;
}

function startPlaywright({ folder, scratch, env, timeoutMs }: Start): GroupProcess {
  return startProcess({
    argv: [
      process.execPath,
      playwrightCli,
      'test',
      `--config=${folder}`,
      `--reporter=${reporter}`,
      `--output=${join(scratch, 'test-results')}`,
      '--workers=1',
      '--retries=0',
    ],
    cwd: folder,
    env: { ...plainEnvironment(), HOME: scratch, TMPDIR: scratch, ...env },
    timeoutMs,
    outputLimitBytes,
  });
}
