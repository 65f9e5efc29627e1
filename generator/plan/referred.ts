/** Objects for all references of another object to name. */
import { exampleId } from '../../spec/examples.ts';
import type { Entity } from '../../spec/schema.ts';
import type { JsonObject } from './plan.ts';
import type { Recorder } from './recorder.ts';

/** Creates one object for each entity that is referred to, and gives every reference and list of `entity` its id. */
export function createReferred(t: Recorder, entity: Entity): JsonObject {
  const fields = entity.fields.filter(
    (field) => field.type === 'reference' || field.type === 'reference_list',
  );
  const idOf = (target: string): string => exampleId(target, target === entity.name ? 3 : 1);
  for (const target of new Set(fields.map((field) => field.target)))
    t.create(target, { set: { id: idOf(target) } });
  return Object.fromEntries(
    fields.map(({ name, type, target }) => [
      name,
      type === 'reference' ? idOf(target) : [idOf(target)],
    ]),
  );
}
