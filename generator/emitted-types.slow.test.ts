import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { compileTurn } from './compile.ts';
import { scenarioOfSchema } from './emit.ts';
import { listFiles, writeFiles } from './files.ts';
import { kennelWithHistory } from './plan/fixtures/snapshots.ts';
import { planSuite } from './plan/index.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** What the compiler says of the TypeScript files in a folder, under the options of this repository. */
async function typeErrors(folder: string): Promise<readonly string[]> {
  const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), (path) =>
    ts.sys.readFile(path),
  ) as { readonly config: unknown };
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root);
  const sources = (await listFiles(folder)).filter((path) => path.endsWith('.ts'));
  const program = ts.createProgram(
    sources.map((path) => join(folder, path)),
    { ...options, typeRoots: [join(root, 'node_modules/@types')] },
  );
  return ts
    .getPreEmitDiagnostics(program)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
}

test('the emitted suite compiles under the strict options of this repository', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'emitted-types-'));
  try {
    await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
    await writeFile(join(folder, 'package.json'), '{"type":"module"}');
    const plan = planSuite({ snapshot: kennelWithHistory, seed: '0', profile: 'strict' });
    const scenario = scenarioOfSchema(kennelWithHistory.schema, 'kennel');
    const files = compileTurn({ scenario, snapshot: kennelWithHistory, plan });
    await writeFiles(folder, files);
    expect(await typeErrors(folder)).toEqual([]);

    await mkdir(join(folder, 'wrong'));
    await writeFile(join(folder, 'wrong/unused.spec.ts'), 'const unused = 1;\nexport {};\n');
    expect(await typeErrors(folder)).toEqual(["'unused' is declared but its value is never read."]);
  } finally {
    await rm(folder, { recursive: true });
  }
});
