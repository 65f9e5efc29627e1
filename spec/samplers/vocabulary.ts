/** Where a sampler's names come from. */
import type { FieldType } from '../schema.ts';
import type { Stream } from '../stream.ts';

/** Proposes names that are free in the given scope. The sampler guarantees that no name was in use before. */
export interface Vocabulary {
  /** A name for a new or renamed entity. */
  readonly entityName: (random: Stream) => string;
  /** A name for a field of the type, new to the entity. */
  readonly fieldName: (random: Stream, entity: string, type: FieldType) => string;
  /** A name for an action, new to the entity. */
  readonly actionName: (random: Stream, entity: string) => string;
  /** A name and values for a new enum that the field of the entity will use. */
  readonly enumType: (
    random: Stream,
    entity: string,
    field: string,
  ) => { readonly name: string; readonly values: readonly string[] };
  /** A value that the enum with these values lacks. */
  readonly enumValue: (random: Stream, values: readonly string[]) => string;
}
