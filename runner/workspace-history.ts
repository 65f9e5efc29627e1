/**
 * The workspace after every attempt as a commit of a bare repository outside of it. Commits are streamed into `git
 * fast-import`, so that nothing in the workspace (a `.git` of the agent, ignore files, attributes) has a say in them.
 */
import { readlink } from 'node:fs/promises';
import { execa } from 'execa';
import { contentOf, entriesIn } from './workspace-entries.ts';

/** Equal workspaces with equal histories get equal commits, so no commit has a time of its own. */
const committer = 'stamina <stamina@localhost> 946684800 +0000';
const branch = 'refs/heads/main';

export interface WorkspaceHistory {
  /** Records the workspace and gives the id of the commit. Git repositories in it are left out, as are huge files. */
  readonly commit: (workspace: string, message: string) => Promise<string>;
}

/** Makes the repository, a folder that must not exist. */
export async function createWorkspaceHistory(repository: string): Promise<WorkspaceHistory> {
  await git(['init', '--quiet', '--bare', '--template=', '--initial-branch=main', repository]);
  let parent: string | undefined;
  return {
    commit: async (workspace, message) => {
      const stream = importStream({ workspace, message, parent });
      parent = await git(['--git-dir', repository, 'fast-import', '--quiet'], stream);
      return parent;
    },
  };
}

async function git(args: readonly string[], stdin?: AsyncIterable<Buffer>): Promise<string> {
  const { stdout } = await execa('git', args, {
    ...(stdin === undefined ? {} : { stdin }),
    extendEnv: false,
    env: {
      PATH: process.env['PATH'],
      GIT_CONFIG_NOSYSTEM: '1',
      GIT_CONFIG_GLOBAL: '/dev/null',
    },
  });
  return stdout.trim();
}

interface Commit {
  readonly workspace: string;
  readonly message: string;
  readonly parent: string | undefined;
}

/** The commands that make git store one commit and print its id. */
async function* importStream({ workspace, message, parent }: Commit): AsyncGenerator<Buffer> {
  yield Buffer.from(`commit ${branch}\nmark :1\ncommitter ${committer}\n`);
  yield* data(Buffer.from(message));
  if (parent !== undefined) yield Buffer.from(`from ${parent}\n`);
  yield Buffer.from('deleteall\n');
  yield* fileCommands(Buffer.from(workspace), Buffer.alloc(0));
  yield Buffer.from('\nget-mark :1\ndone\n');
}

/** `folder` is on this machine, `prefix` its path within the workspace with a slash at its end. */
async function* fileCommands(folder: Buffer, prefix: Buffer): AsyncGenerator<Buffer> {
  for (const entry of await entriesIn(folder)) {
    const { name, path, stats } = entry;
    if (name.toString('latin1') === '.git') continue;
    const inside = Buffer.concat([prefix, name]);
    if (stats.isDirectory()) {
      yield* fileCommands(path, Buffer.concat([inside, Buffer.from('/')]));
    } else if (stats.isSymbolicLink()) {
      yield modify('120000', inside);
      yield* data(await readlink(path, { encoding: 'buffer' }));
    } else {
      const bytes = await contentOf(entry);
      if (bytes === undefined) continue;
      yield modify((stats.mode & 0o100) === 0 ? '100644' : '100755', inside);
      yield* data(bytes);
    }
  }
}

function modify(mode: string, path: Buffer): Buffer {
  const quoted = path.toString('latin1').replace(/["\\]/g, '\\$&').replaceAll('\n', '\\n');
  return Buffer.from(`M ${mode} inline "${quoted}"\n`, 'latin1');
}

function* data(bytes: Buffer): Generator<Buffer> {
  yield Buffer.from(`data ${String(bytes.length)}\n`);
  yield bytes;
  yield Buffer.from('\n');
}
