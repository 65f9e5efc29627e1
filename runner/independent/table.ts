/** The table of the independent servers that stands in the project's README. */
import { independentServers } from './servers.ts';
import type { IndependentServer } from './servers.ts';
import { stacks } from './stacks.ts';
import type { StackName } from './stacks.ts';

const stackNames = Object.keys(stacks) as readonly StackName[];

/** What is shown of a suite and a server. */
export interface Counts {
  readonly tests: (server: IndependentServer) => number;
  readonly passed: (server: IndependentServer) => number;
}

/** Markdown: a row for each suite with its number of tests, and for each stack how many of them its server passes. */
export function independentTable({ tests, passed }: Counts): string {
  const titles = stackNames.map((stack) => stacks[stack].title);
  const [first] = stackNames;
  const rows = independentServers
    .filter(({ stack }) => stack === first)
    .map((server) => [
      `\`${server.scenario}\` ${server.turn}`,
      tests(server),
      ...stackNames.map((stack) => passed({ ...server, stack })),
    ]);
  const head = ['suite', 'tests', ...titles];
  return [head, head.map((_, column) => (column === 0 ? '---' : '--:')), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}

/** The table in a document, whatever its alignment, for comparison with `independentTable`; empty where there is none. */
export function tableIn(markdown: string): string {
  const [table = ''] = /^\| suite +\| tests .*(\n\|.*)*/m.exec(markdown) ?? [];
  return table.replaceAll(/ +/g, ' ').replaceAll(/-+:/g, '--:').replaceAll(/-{3,}/g, '---');
}
