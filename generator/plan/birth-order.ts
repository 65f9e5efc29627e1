/** The order of birth, which no rename changes: suites keep to it, so that what is new comes last and nothing moves. */
import type { Schema } from '../../spec/schema.ts';
import { birthId } from '../../spec/snapshot.ts';
import type { Lineage } from '../../spec/snapshot.ts';

/** The schema with its entities, their fields and their actions in the order of their birth. */
export function inBirthOrder(schema: Schema, lineage: Lineage): Schema {
  const entities = schema.entities.map((entity) => ({
    ...entity,
    fields: oldestFirst(lineage, entity.fields, ({ name }) => `${entity.name}.${name}`),
    actions: oldestFirst(lineage, entity.actions, ({ name }) => `${entity.name}.${name}()`),
  }));
  return { ...schema, entities: oldestFirst(lineage, entities, ({ name }) => name) };
}

function oldestFirst<Thing>(
  lineage: Lineage,
  things: readonly Thing[],
  pathOf: (thing: Thing) => string,
): readonly Thing[] {
  return things
    .map((thing) => ({ thing, birth: birthId(lineage, pathOf(thing)) }))
    .toSorted((a, b) => turnOf(a.birth) - turnOf(b.birth) || (a.birth < b.birth ? -1 : 1))
    .map(({ thing }) => thing);
}

/** `field Dog.rank @3` → 3. An id without a turn belongs to a schema without history. */
function turnOf(birth: string): number {
  return Number(/@(\d+)/.exec(birth)?.[1] ?? 0);
}
