/** What the reporter inside Playwright writes, one JSON object a line, and the executor outside reads. */
import { readFile } from 'node:fs/promises';
import { z } from 'zod';

/** The variable that tells the reporter which file to write. */
export const reportVariable = 'STAMINA_REPORT';

const lineShape = z.discriminatedUnion('kind', [
  /** A test that is going to run, as it stands in its file. They come before all that run. */
  z.strictObject({
    kind: z.literal('listed'),
    id: z.string(),
    title: z.string(),
    clauses: z.array(z.string()),
  }),
  z.strictObject({
    kind: z.literal('test'),
    id: z.string(),
    status: z.enum(['passed', 'failed']),
    message: z.string(),
    durationMs: z.number(),
  }),
  /** An error outside any test, e.g. a spec file that cannot be loaded. */
  z.strictObject({ kind: z.literal('problem'), message: z.string() }),
  /** The reporter has ended the run, because nothing answers any more. */
  z.strictObject({ kind: z.literal('server_gone') }),
  /** Playwright came to its own end. */
  z.strictObject({ kind: z.literal('end') }),
]);

export type ReportLine = z.infer<typeof lineShape>;

/** The lines of a report, a last one that was cut off by a kill left out. */
export function parseReport(text: string): readonly ReportLine[] {
  const lines = text.split('\n');
  return lines.slice(0, -1).map((line) => lineShape.parse(JSON.parse(line)));
}

/** The lines of a report file; none where Playwright ended before it began to write. Any other trouble is an error. */
export async function readReport(path: string): Promise<readonly ReportLine[]> {
  return parseReport(await readFile(path, 'utf8').catch(emptyIfMissing));
}

function emptyIfMissing(error: unknown): string {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return '';
  throw error;
}
