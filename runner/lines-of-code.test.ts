import { mkdir, mkdtemp, rm, symlink, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { countLinesOfCode } from './lines-of-code.ts';

test('counts lines that are not blank in source files, and none of other people', async () => {
  const workspace = await mkdtemp(join(tmpdir(), 'lines-'));
  const files = {
    'server.py': 'import os\n\n   \nprint(1)\n',
    'run_server.sh': 'python server.py',
    'package/models.py': 'x = 1\n',
    'README.md': 'text\n',
    'data.json': '{}\n',
    'node_modules/x/index.js': '1\n',
    '.cache/x.py': '1\n',
    'my-env/pyvenv.cfg': 'home = /usr\n',
    'my-env/lib/x.py': '1\n',
  };
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(workspace, path)), { recursive: true });
    await writeFile(join(workspace, path), text);
  }
  await symlink(workspace, join(workspace, 'loop'));
  await symlink(join(workspace, 'server.py'), join(workspace, 'again.py'));
  expect(await countLinesOfCode(workspace)).toBe(4);
  await rm(workspace, { recursive: true });
});

test('names that are no text and files that no text can hold do no harm', async () => {
  const workspace = await mkdtemp(join(tmpdir(), 'lines-'));
  const named = (...bytes: readonly (string | number)[]): Buffer =>
    Buffer.concat(
      [workspace, '/', ...bytes].map((part) =>
        Buffer.from(typeof part === 'number' ? [part] : part),
      ),
    );
  await writeFile(named(0xff, '.py'), 'x = 1\n');
  await mkdir(named('d', 0xff));
  await writeFile(named('d', 0xff, '/y.py'), 'y = 1\n');
  await writeFile(join(workspace, 'huge.py'), '');
  await truncate(join(workspace, 'huge.py'), 3_000_000_000);
  expect(await countLinesOfCode(workspace)).toBe(2);
  await rm(workspace, { recursive: true });
});
