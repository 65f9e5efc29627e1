/** The initial distribution p0 (paper, sections 3.2 and D.1): two or three entities, one or two analytics, some actions. */
import { canonicalSchema } from '../canonical.ts';
import { applyChange, sampleChange } from '../changes/table.ts';
import { enumOf, fieldsOfType } from '../lookup.ts';
import { nothingRemoved } from '../removed.ts';
import type { FieldOf, Schema } from '../schema.ts';
import { stream } from '../stream.ts';
import type { Stream } from '../stream.ts';
import { exerciseProblems } from '../well-formed/exercisable.ts';
import { programmaticVocabulary } from './programmatic.ts';
import { proposeActionOn } from './propose-action.ts';

const TRIES = 20;
const empty: Schema = { enums: [], entities: [], analytics: [] };

/** The initial state for a seed. */
export function sampleInitial(seed: string): Schema {
  const random = stream(seed, 'initial', 'size');
  let schema = empty;
  for (const index of range(random.integer(2, 3)))
    schema = withSampled(schema, 'add_entity', stream(seed, 'initial', 'entity', index));
  for (const index of range(random.integer(1, 2)))
    schema = withSampled(schema, 'add_analytics', stream(seed, 'initial', 'analytics', index));
  for (const entity of schema.entities)
    for (const field of fieldsOfType(entity, 'enum'))
      schema = withActions(schema, stream(seed, 'initial', 'actions', entity.name, field.name), {
        entity: entity.name,
        field,
      });
  return canonicalSchema(schema);
}

function range(length: number): readonly number[] {
  return Array.from({ length }, (_, index) => index);
}

function withSampled(schema: Schema, kind: 'add_entity' | 'add_analytics', random: Stream): Schema {
  const vocabulary = programmaticVocabulary({ schema, removed: nothingRemoved });
  const change = sampleChange(kind, { schema, random, vocabulary });
  return change === null ? schema : applyChange(schema, change);
}

/** Every other enum field gets one or two actions. */
function withActions(
  schema: Schema,
  random: Stream,
  { entity, field }: { readonly entity: string; readonly field: FieldOf<'enum'> },
): Schema {
  if (enumOf(schema, field.enum).values.length < 2 || random.chance(0.4)) return schema;
  let grown = schema;
  for (const _ of range(random.integer(1, 2))) grown = withAction(grown, random, { entity, field });
  return grown;
}

function withAction(
  schema: Schema,
  random: Stream,
  { entity, field }: { readonly entity: string; readonly field: FieldOf<'enum'> },
): Schema {
  const vocabulary = programmaticVocabulary({ schema, removed: nothingRemoved });
  for (let tries = 0; tries < TRIES; tries += 1) {
    const owner = schema.entities.find(({ name }) => name === entity);
    const action = owner && proposeActionOn({ schema, random, vocabulary }, owner, field);
    const grown =
      action && canonicalSchema(applyChange(schema, { kind: 'add_action', entity, action }));
    if (grown && exerciseProblems(grown).length === 0) return grown;
  }
  return schema;
}
