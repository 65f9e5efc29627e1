/** The order of birth, which no rename changes: suites keep to it, so that what is new comes last and nothing moves. */
import type { Analytics, Schema } from '../../spec/schema.ts';
import { birthId } from '../../spec/snapshot.ts';
import type { Lineage } from '../../spec/snapshot.ts';

/** The schema with its entities, their fields and actions in the order of their birth, and analytics in that of what they are about. */
export function inBirthOrder(schema: Schema, lineage: Lineage): Schema {
  const entities = schema.entities.map((entity) => ({
    ...entity,
    fields: oldestFirst(lineage, entity.fields, ({ name }) => `${entity.name}.${name}`),
    actions: oldestFirst(lineage, entity.actions, ({ name }) => `${entity.name}.${name}()`),
  }));
  const oldest = oldestFirst(lineage, entities, ({ name }) => name);
  return { ...schema, entities: oldest, analytics: inOrderOf(oldest, schema.analytics) };
}

/** The analytics of one entity after those of another, those of an entity itself before those of its fields. */
function inOrderOf(
  entities: Schema['entities'],
  analytics: readonly Analytics[],
): readonly Analytics[] {
  return entities.flatMap(({ name, fields }) => {
    const own = analytics.filter(({ entity }) => entity === name);
    return [
      ...own.filter(({ operation }) => operation === 'count'),
      ...fields.flatMap((field) =>
        own.filter((one) => one.operation !== 'count' && one.field === field.name),
      ),
    ];
  });
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
