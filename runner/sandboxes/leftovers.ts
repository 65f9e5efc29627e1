/** Finding the processes that belong to a sandbox, also those that left their group, session or parent (Linux). */
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';

/** By what a process is known to belong to a sandbox. Each may be lost by a process; hardly one loses all. */
export interface Marks {
  /** `NAME=value`, an entry of the environment that all its processes inherit. */
  readonly environmentEntry: string;
  /** The folder that holds its files: whoever works in there belongs to it. */
  readonly root: string;
  /** Ids of the sessions that were started for it. */
  readonly sessions: ReadonlySet<number>;
}

interface ProcessEntry {
  readonly pid: number;
  readonly parent: number;
  readonly session: number;
}

/** True where `/proc` tells of processes. */
export const canListProcesses = process.platform === 'linux';

/** The living processes of a sandbox, by id. */
export function findProcesses(marks: Marks): readonly number[] {
  const entries = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => readEntry(Number(name)))
    .filter((entry) => entry !== undefined);
  const found = new Set(entries.filter((entry) => carriesMark(entry, marks)).map(({ pid }) => pid));
  for (let size = -1; size !== found.size;) {
    size = found.size;
    for (const { pid, parent } of entries) if (found.has(parent)) found.add(pid);
  }
  return [...found];
}

function carriesMark({ pid, session }: ProcessEntry, marks: Marks): boolean {
  if (marks.sessions.has(session)) return true;
  const environment = attempt(() => readFileSync(`/proc/${String(pid)}/environ`));
  if (
    environment !== undefined &&
    `\0${environment.toString('latin1')}`.includes(`\0${marks.environmentEntry}\0`)
  )
    return true;
  const folder = attempt(() => readlinkSync(`/proc/${String(pid)}/cwd`));
  return folder !== undefined && (folder === marks.root || folder.startsWith(`${marks.root}/`));
}

/** From `/proc/<pid>/stat`: `1234 (name, which may hold anything) S parent group session …`. Zombies are not living. */
function readEntry(pid: number): ProcessEntry | undefined {
  const stat = attempt(() => readFileSync(`/proc/${String(pid)}/stat`, 'latin1'));
  if (stat === undefined) return undefined;
  const [state, parent, , session] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  if (state === 'Z' || state === 'X') return undefined;
  return { pid, parent: Number(parent), session: Number(session) };
}

/** Processes end while they are looked at, and those of other users do not show everything. */
function attempt<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}
