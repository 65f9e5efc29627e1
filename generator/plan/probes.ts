/** Sequences of requests that several families make: a value is taken, or it is refused, on create and on update. */
import { exampleId } from '../../spec/examples.ts';
import type { BadValue } from './bad-values.ts';
import type { Json } from './plan.ts';
import type { Recorder } from './recorder.ts';

/** A field of an entity and the entity's own name. */
export interface Probed {
  readonly entity: string;
  readonly field: string;
  /** Valid values of the field, the example's first. */
  readonly valid?: readonly Json[];
}

/** The value is taken by a create and by an update of an object with another value, and read back from both. */
export function takesValue(
  t: Recorder,
  { entity, field, valid: [example, other] = [] }: Probed,
  value: Json,
  because: string,
): void {
  const seen = { shows: [field], because };
  const second = exampleId(entity, 2);
  t.create(entity, { set: { [field]: value } }, seen);
  t.read(entity, exampleId(entity), seen);
  const before = value === example && other !== undefined ? { [field]: other } : {};
  t.create(entity, { set: { id: second, ...before } });
  t.update(entity, second, { [field]: value }, seen);
  t.read(entity, second, seen);
}

/** Every one of the values is refused by a create, and nothing is stored. */
export function refusesOnCreate(t: Recorder, probed: Probed, values: readonly BadValue[]): void {
  const { entity, field } = probed;
  for (const { value, rule } of values)
    t.refuseCreate(entity, { set: { [field]: value } }, { field, rule });
  t.missing('GET', entity, exampleId(entity), { because: 'a refused create stores nothing' });
}

/** Every one of the values is refused by an update, and the field keeps its value. */
export function refusesOnUpdate(t: Recorder, probed: Probed, values: readonly BadValue[]): void {
  const { entity, field } = probed;
  const id = exampleId(entity);
  t.create(entity);
  for (const { value, rule } of values)
    t.refuseUpdate(entity, id, { [field]: value }, { field, rule });
  t.read(entity, id, { shows: [field], because: 'a refused update changes nothing' });
}
