/** Runs a pytest project, in an environment of Python packages that is made on first use. */
import { fileURLToPath } from 'node:url';
import { execa } from 'execa';
import { pythonWithPackages } from '../../fixtures/python-environment.ts';
import { plainEnvironment } from '../../sandboxes/environment.ts';

const requirements = fileURLToPath(new URL('requirements.txt', import.meta.url));

/** The interpreter that has pytest. Rejects with an `ExecaError` where Python or the network is missing. */
export function pythonWithPytest(): Promise<string> {
  return pythonWithPackages(requirements);
}

/** Rejects with an `ExecaError` that holds the output unless every test passes. */
export async function runPytest(suite: {
  readonly python: string;
  readonly folder: string;
  readonly url: string;
}): Promise<void> {
  await execa(suite.python, ['-m', 'pytest', '-q'], {
    cwd: suite.folder,
    env: { ...plainEnvironment(), BASE_URL: suite.url },
    extendEnv: false,
    all: true,
  });
}
