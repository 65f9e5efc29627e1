/** Where a sampler's names come from. */
import type { FieldType } from '../schema.ts';
import type { Stream } from '../stream.ts';

/** What a new field is, as far as its name may tell. */
export interface FieldRole {
  readonly type: FieldType;
  /** The entity that a reference or reference list leads to. */
  readonly target?: string;
}

/** Proposes names that are free in the given scope. The sampler guarantees that no name was in use before. */
export interface Vocabulary {
  /** A name for a new or renamed entity. */
  readonly entityName: (random: Stream) => string;
  /** A name for a field, new to the entity and none of the names in `besides`. */
  readonly fieldName: (
    random: Stream,
    entity: string,
    role: FieldRole,
    besides?: readonly string[],
  ) => string;
  /** A name for an action, new to the entity. */
  readonly actionName: (random: Stream, entity: string, besides?: readonly string[]) => string;
  /** A name and values for a new enum that the field of the entity will use. */
  readonly enumType: (
    random: Stream,
    entity: string,
    field: string,
  ) => { readonly name: string; readonly values: readonly string[] };
  /** A value that the enum with these values lacks. */
  readonly enumValue: (random: Stream, values: readonly string[]) => string;
}
