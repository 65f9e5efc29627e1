/** The boundary for schemas: unknown JSON in, a well-formed schema out. */
import { InputError } from './problem.ts';
import { schemaShape } from './schema.ts';
import type { Schema } from './schema.ts';
import { shapeProblems } from './shape-problems.ts';
import { schemaProblems } from './well-formed.ts';

/** The schema in a document. Throws `InputError` with every fault and its JSON path; `source` names the document. */
export function parseSchema(value: unknown, source: string): Schema {
  const parsed = schemaShape.safeParse(value);
  if (!parsed.success) throw new InputError(source, shapeProblems(parsed.error, value));
  const problems = schemaProblems(parsed.data);
  if (problems.length > 0) throw new InputError(source, problems);
  return parsed.data;
}
