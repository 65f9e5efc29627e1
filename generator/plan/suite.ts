/** What every test of a suite is planned from. */
import type { Profile } from '../../spec/contract.ts';
import type { DataStream } from '../../spec/data-stream.ts';
import { exampleBody } from '../../spec/examples.ts';
import type { DataSource } from '../../spec/examples.ts';
import { must } from '../../spec/lookup.ts';
import type { Schema } from '../../spec/schema.ts';
import type { Snapshot } from '../../spec/snapshot.ts';
import { inBirthOrder } from './birth-order.ts';
import { literals } from './literals.ts';
import type { Literals } from './literals.ts';
import { exampleName } from './naming.ts';
import type { Example } from './plan.ts';

export interface Suite extends DataSource {
  readonly snapshot: Snapshot;
  /** The schema of the snapshot, in the order of birth. */
  readonly schema: Schema;
  readonly profile: Profile;
  readonly data: DataStream;
  readonly literals: Literals;
  /** The two entities that have been there longest, where their tests are planned. */
  readonly oldest: readonly string[];
  /** Entity name → its example, the oldest first. */
  readonly examples: ReadonlyMap<string, Example>;
}

/** The suite of a snapshot, or of an excerpt of one, with an example object for each entity. */
export function suiteOf({
  snapshot,
  seed,
  profile,
  data,
  oldest,
}: Pick<Suite, 'snapshot' | 'seed' | 'profile' | 'data'> & Partial<Pick<Suite, 'oldest'>>): Suite {
  const { lineage } = snapshot;
  const schema = inBirthOrder(snapshot.schema, lineage);
  const source = { schema, lineage, seed, data };
  const examples = schema.entities.map(({ name }): [string, Example] => [
    name,
    { name: exampleName(name), entity: name, body: exampleBody(source, name) },
  ]);
  return {
    ...source,
    snapshot,
    profile,
    literals: literals[data],
    oldest: oldest ?? schema.entities.slice(0, 2).map(({ name }) => name),
    examples: new Map(examples),
  };
}

/** The example of an entity. Throws when there is no such entity. */
export function exampleOf(suite: Suite, entity: string): Example {
  return must(suite.examples.get(entity), `an example of ${entity}`);
}
