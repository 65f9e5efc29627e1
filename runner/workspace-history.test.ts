import { execFileSync } from 'node:child_process';
import { chmod, mkdir, mkdtemp, rm, symlink, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createWorkspaceHistory } from './workspace-history.ts';

let root: string;
let workspace: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'history-'));
  workspace = join(root, 'workspace');
  await mkdir(workspace);
});
afterEach(() => rm(root, { recursive: true, force: true }));

const git = (...args: string[]): string =>
  execFileSync('git', ['--git-dir', join(root, 'history.git'), ...args], {
    encoding: 'utf8',
  }).trim();

test('each commit holds the workspace as it was: modes, links, odd names, deletions', async () => {
  const history = await createWorkspaceHistory(join(root, 'history.git'));
  await writeFile(join(workspace, 'server.py'), 'print(1)\n');
  await writeFile(join(workspace, 'run_server.sh'), 'exec python server.py\n');
  await chmod(join(workspace, 'run_server.sh'), 0o755);
  await writeFile(join(workspace, '.gitignore'), '*.db\n');
  await writeFile(join(workspace, 'data.db'), Buffer.from([0, 255, 10, 13]));
  await mkdir(join(workspace, 'a "quoted" folder'));
  await writeFile(join(workspace, 'a "quoted" folder', 'new\nline \\ ü'), '');
  await writeFile(
    Buffer.concat([Buffer.from(`${workspace}/`), Buffer.from([0x66, 0xff])]),
    'no text\n',
  );
  await symlink('/etc/passwd', join(workspace, 'link'));
  const first = await history.commit(workspace, 'first');
  await rm(join(workspace, 'server.py'));
  const second = await history.commit(workspace, 'second');

  const names = git('ls-tree', '-r', '-z', first)
    .split('\0')
    .filter((line) => line !== '')
    .map((line) => line.replace(/ blob \w+\t/, ' '));
  expect(names).toEqual([
    '100644 .gitignore',
    '100644 a "quoted" folder/new\nline \\ ü',
    '100644 data.db',
    '100644 f\ufffd',
    '120000 link',
    '100755 run_server.sh',
    '100644 server.py',
  ]);
  expect(git('show', `${first}:link`)).toBe('/etc/passwd');
  expect(
    execFileSync('git', ['--git-dir', join(root, 'history.git'), 'show', `${first}:data.db`]),
  ).toEqual(Buffer.from([0, 255, 10, 13]));
  expect(git('log', '--format=%H %s', 'main')).toBe(`${second} second\n${first} first`);
  expect(git('diff', '--name-status', first, second)).toBe('D\tserver.py');
  expect(git('fsck', '--strict')).toBe('');
});

test('git repositories of the agent change nothing', async () => {
  const history = await createWorkspaceHistory(join(root, 'history.git'));
  for (const folder of [workspace, join(workspace, 'library')]) {
    await mkdir(folder, { recursive: true });
    execFileSync('git', ['init', '--quiet', folder]);
    await writeFile(join(folder, 'main.py'), '1\n');
  }
  const commit = await history.commit(workspace, 'with repositories');
  expect(git('ls-tree', '-r', '--name-only', commit)).toBe('library/main.py\nmain.py');
});

test('equal workspaces have equal commits; an empty one can be recorded; huge files are left out', async () => {
  const [one, two] = [
    await createWorkspaceHistory(join(root, 'history.git')),
    await createWorkspaceHistory(join(root, 'other.git')),
  ];
  const empty = await one.commit(workspace, 'empty');
  expect(await two.commit(workspace, 'empty')).toBe(empty);
  await writeFile(join(workspace, 'server.log'), '');
  await truncate(join(workspace, 'server.log'), 30_000_000);
  expect(git('ls-tree', '-r', await one.commit(workspace, 'huge'))).toBe('');
});
