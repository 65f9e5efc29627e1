/** The objects in tests of a reference or a list. */
import { exampleId } from '../../../spec/examples.ts';
import type { Entity, FieldOf } from '../../../spec/schema.ts';
import { otherValue, plainFields, unknownId } from '../data.ts';
import type { Literals } from '../literals.ts';
import type { JsonObject } from '../plan.ts';
import type { Recorder } from '../recorder.ts';
import type { Suite } from '../suite.ts';

/** Two objects that refer, and some to refer to, which may be of the same entity. */
export interface Cast {
  readonly entity: string;
  readonly id: string;
  readonly other: string;
  readonly target: string;
  readonly first: string;
  readonly second: string;
  readonly third: string;
  /** More than a careless limit would let into a list, the first three among them. */
  readonly many: readonly string[];
  readonly unknown: string;
  /** A valid update that has nothing to do with references. */
  readonly unrelated: JsonObject;
  readonly literals: Literals;
}

const MANY = 5;

/** Who plays in the tests of a field. */
export function castOf(
  suite: Suite,
  entity: Entity,
  { target }: FieldOf<'reference'> | FieldOf<'reference_list'>,
): Cast {
  const { name } = entity;
  const id = exampleId(name);
  const from = target === name ? 3 : 1;
  const [plain] = plainFields(entity);
  return {
    entity: name,
    id,
    other: exampleId(name, 2),
    target,
    first: exampleId(target, from),
    second: exampleId(target, from + 1),
    third: exampleId(target, from + 2),
    many: Array.from({ length: MANY }, (_, index) => exampleId(target, from + index)),
    unknown: unknownId(target),
    unrelated: plain === undefined ? { id } : { [plain.name]: otherValue(suite, entity, plain) },
    literals: suite.literals,
  };
}

/** Creates the first two objects to refer to. */
export function createTargets(t: Recorder, { target, first, second }: Cast): void {
  for (const id of [first, second]) t.create(target, { set: { id } });
}

/** Creates as many as there are. */
export function createManyTargets(t: Recorder, { target, many }: Cast): void {
  for (const id of many) t.create(target, { set: { id } });
}
