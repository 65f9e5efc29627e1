/** What the independent servers are written with, and how a machine gets what they need. */
import { createHash } from 'node:crypto';
import { cp } from 'node:fs/promises';
import { homedir, tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { execa } from 'execa';
import type { Language } from '../../generator/texts/language.ts';
import { pythonWithPackages } from '../fixtures/python-environment.ts';
import { plainEnvironment } from '../sandboxes/environment.ts';

/** Where the servers of a stack can be started, with `bash run_server.sh <port>` in `<scenario>/<turn>`. */
export interface ReadyStack {
  readonly folder: string;
  /** The whole environment of a server. */
  readonly environment: Readonly<Record<string, string>>;
}

export interface Stack {
  readonly title: string;
  /** The language that the authors' README asks for. */
  readonly language: Language;
  /**
   * Fetches and builds what the servers in `sources` need; only `scratch`, an empty folder, and folders that all tests
   * share are written to. Rejects with an `ExecaError` where a tool or the network is missing, with another error where
   * a server cannot be built.
   */
  readonly prepare: (folders: {
    readonly sources: string;
    readonly scratch: string;
  }) => Promise<ReadyStack>;
}

const python: Stack['prepare'] = async ({ sources }) => {
  const { PATH, ...environment } = plainEnvironment();
  const programs = dirname(await pythonWithPackages());
  return {
    folder: sources,
    environment: {
      ...environment,
      PATH: `${programs}:${String(PATH)}`,
      PYTHONDONTWRITEBYTECODE: '1',
    },
  };
};

/** Packages are found in the folders above a module, so the servers are copied to where they are installed. */
const node: Stack['prepare'] = async ({ sources, scratch }) => {
  await cp(sources, scratch, { recursive: true });
  await execa('npm', ['ci', '--no-audit', '--no-fund'], { cwd: scratch });
  return { folder: scratch, environment: plainEnvironment() };
};

/** Libraries are compiled once per checkout and compiler; which versions are there already is for cargo to see. */
const cargo: Stack['prepare'] = async ({ sources }) => {
  const { stdout: version } = await execa('cargo', ['--version'], { cwd: sources });
  const home = process.env['CARGO_HOME'] ?? join(homedir(), '.cargo');
  const toolchains = process.env['RUSTUP_HOME'] ?? join(homedir(), '.rustup');
  const environment = {
    ...plainEnvironment(),
    CARGO_HOME: home,
    RUSTUP_HOME: toolchains,
    CARGO_TARGET_DIR: cargoTarget(sources, version),
  };
  const options = { cwd: sources, env: environment };
  await execa('cargo', ['fetch', '--locked', '--quiet'], options);
  // With everything fetched, a build that fails is the fault of a server, not of the machine.
  const build = await execa('cargo', ['build', '--workspace', '--locked', '--quiet'], {
    ...options,
    reject: false,
  });
  if (build.failed) throw new Error(`the axum servers cannot be built:\n${build.stderr}`);
  return { folder: sources, environment };
};

/**
 * Where cargo builds: a folder of its own for each place of the sources, as cargo tells packages apart by where they are
 * in their workspace, so that in a shared one a checkout would run the servers of another.
 */
export function cargoTarget(sources: string, version: string): string {
  const place = createHash('sha256').update(resolve(sources)).digest('hex').slice(0, 16);
  return join(tmpdir(), `staminabench-${version.split(' ').slice(0, 2).join('-')}-${place}`);
}

export const stacks = {
  fastapi: { title: 'FastAPI', language: 'python', prepare: python },
  flask: { title: 'Flask', language: 'python', prepare: python },
  express: { title: 'Express', language: 'javascript', prepare: node },
  axum: { title: 'axum', language: 'rust', prepare: cargo },
} as const satisfies Record<string, Stack>;

export type StackName = keyof typeof stacks;
