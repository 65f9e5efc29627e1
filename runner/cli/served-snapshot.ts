/** The state that a server serves. */
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { parseSuiteManifest } from '../../generator/index.ts';
import { digest } from '../../generator/render/suite-manifest.ts';
import { schemaDocument } from '../../generator/render/documents.ts';
import type { Schema } from '../../spec/schema.ts';
import type { Snapshot } from '../../spec/snapshot.ts';
import { snapshotOf } from '../../spec/trajectory.ts';

/** The schema in a file, with what came before where a `suite.json` beside it was made for this very schema. */
export async function servedSnapshot(schema: Schema, path: string): Promise<Snapshot> {
  const alone = snapshotOf(schema);
  const file = join(dirname(path), 'suite.json');
  const content = path === '-' ? undefined : await readFile(file, 'utf8').catch(() => undefined);
  if (content === undefined) return alone;
  const { turn, lineage, removed, addedValues, digests } = parseSuiteManifest(
    parsed(content),
    file,
  );
  return digests.schema === digest(schemaDocument(schema))
    ? { ...alone, turn, lineage, removed, addedValues }
    : alone;
}

/** What is no JSON is no manifest either, which the parser of manifests then says. */
function parsed(content: string): unknown {
  try {
    return JSON.parse(content) as unknown;
  } catch {
    return undefined;
  }
}
