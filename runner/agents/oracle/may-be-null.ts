/** Which stored values the server must expect to be null, so that its code asks exactly where asking is needed. */
import { typedFieldOf } from '../../../spec/lookup.ts';
import type { Effect, Entity, Field, FieldEffect, Schema, SetValue } from '../../../spec/schema.ts';

/** Whether a field of an entity can ever hold null. */
export type MayBeNull = (entity: string, field: string) => boolean;

/**
 * A field may be null when a request can make it so, or when an effect sets it to something that may be null; the
 * latter spreads from field to field until nothing is added.
 */
export function mayBeNullIn(schema: Schema): MayBeNull {
  const found = new Set(
    schema.entities.flatMap((entity) =>
      entity.fields.filter(requestsCanNull).map((field) => key(entity.name, field.name)),
    ),
  );
  const assignments = schema.entities.flatMap((entity) =>
    entity.actions.flatMap((action) =>
      action.effects.flatMap((effect) => assignmentsOf(entity, effect)),
    ),
  );
  for (let size = -1; size !== found.size;) {
    size = found.size;
    for (const { target, isNull, sources } of assignments)
      if (isNull || sources.some((source) => found.has(source))) found.add(target);
  }
  return (entity, field) => found.has(key(entity, field));
}

function key(entity: string, field: string): string {
  return `${entity}.${field}`;
}

/** By sending null, or by leaving the field out of a create. */
function requestsCanNull(field: Field): boolean {
  if (field.name === 'id' || field.type === 'reference_list') return false;
  if (field.type === 'reference') return true;
  return field.nullable || !(field.required || 'default' in field);
}

interface Assignment {
  readonly target: string;
  readonly isNull: boolean;
  /** The fields that it computes with. */
  readonly sources: readonly string[];
}

function assignmentsOf(entity: Entity, effect: Effect): readonly Assignment[] {
  switch (effect.kind) {
    case 'set':
    case 'increment':
      return assignmentTo(entity.name, entity, effect);
    case 'on_reference':
      return assignmentTo(
        typedFieldOf(entity, effect.reference, 'reference').target,
        entity,
        effect.effect,
      );
    case 'for_each':
      return assignmentTo(
        typedFieldOf(entity, effect.list, 'reference_list').target,
        entity,
        effect.effect,
      );
    default:
      return effect satisfies never;
  }
}

/** An increment leaves null as it is and makes none. */
function assignmentTo(target: string, acting: Entity, effect: FieldEffect): readonly Assignment[] {
  if (effect.kind === 'increment') return [];
  return [
    {
      target: key(target, effect.field),
      isNull: 'value' in effect.value && effect.value.value === null,
      sources: readFields(effect.value).map((field) => key(acting.name, field)),
    },
  ];
}

function readFields(value: SetValue): readonly string[] {
  if ('field' in value) return [value.field];
  return 'op' in value ? [value.left, value.right].flatMap(readFields) : [];
}
