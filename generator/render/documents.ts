/**
 * Schemas and scenarios as the text of a file. Sets and keys come in one order, so that a document is the same to the
 * byte whether a person, a file or a sampler made it.
 */
import { canonicalSchema } from '../../spec/canonical.ts';
import { scenarioShape } from '../../spec/scenario.ts';
import type { Scenario } from '../../spec/scenario.ts';
import { schemaShape } from '../../spec/schema.ts';
import type { Schema } from '../../spec/schema.ts';

/** The unformatted text of `schema.json`. */
export function schemaDocument(schema: Schema): string {
  return JSON.stringify(schemaShape.parse(canonicalSchema(schema)));
}

/** The unformatted text of `scenario.json`. Turns are sequences and stay as they are. */
export function scenarioDocument(scenario: Scenario): string {
  return JSON.stringify(
    scenarioShape.parse({ ...scenario, initial: canonicalSchema(scenario.initial) }),
  );
}
