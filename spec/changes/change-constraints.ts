import { z } from 'zod';
import { findEntity, findField } from '../lookup.ts';
import type { Problem } from '../problem.ts';
import { memberNameShape, typeNameShape } from '../schema.ts';
import type { Field, FieldType } from '../schema.ts';
import { proposeBoundsChange } from '../samplers/propose-bounds.ts';
import { boundOf } from '../wording.ts';
import type { Bound } from '../wording.ts';
import { inCode, memberName, typeName } from '../wording/names.ts';
import { newBounds, newsOf } from '../wording/bounds.ts';
import { sentence } from '../wording/sentence.ts';
import { check, entityExists, fieldExists, isNotId, problemsOf } from './checks.ts';
import { editEntity, mapShared } from './edit.ts';
import type { ChangeModule, ChangeOf } from './module.ts';
import { entityName, fieldBounds, fieldName } from './paths.ts';

/** A bound left out is kept, `null` removes it. */
export const changeConstraintsShape = z.strictObject({
  kind: z.literal('change_constraints'),
  entity: typeNameShape,
  field: memberNameShape,
  minLength: z.int().min(0).nullable().exactOptional(),
  maxLength: z.int().min(0).nullable().exactOptional(),
  minimum: z.number().nullable().exactOptional(),
  maximum: z.number().nullable().exactOptional(),
  after: z.string().nullable().exactOptional(),
  before: z.string().nullable().exactOptional(),
});

/** The bounds that fields of a type can have. */
const boundsOfType: Readonly<Record<FieldType, readonly Bound[]>> = {
  string: ['minLength', 'maxLength'],
  integer: ['minimum', 'maximum'],
  float: ['minimum', 'maximum'],
  boolean: [],
  datetime: ['after', 'before'],
  enum: [],
  reference: [],
  reference_list: [],
};

/** New bounds for a field. */
export const changeConstraints: ChangeModule<'change_constraints'> = {
  kind: 'change_constraints',
  sample: (context) => {
    const proposal = proposeBoundsChange(context);
    return proposal && { kind: 'change_constraints', ...proposal };
  },
  validate: (schema, change) => {
    const owner = findEntity(schema, change.entity);
    const field = owner && findField(owner, change.field);
    return problemsOf(
      entityExists(schema, change.entity),
      fieldExists(schema, change.entity, change.field),
      isNotId(change.field, 'field', 'bounded'),
      ...(field ? boundProblems(field, change) : []),
    );
  },
  apply: (schema, change) =>
    editEntity(schema, change.entity, (owner) => ({
      ...owner,
      fields: mapShared(owner.fields, (field) =>
        field.name === change.field ? withBounds(field, change) : field,
      ),
    })),
  touches: (_schema, { entity, field }) => ({
    creates: [],
    reads: [entityName(entity), fieldName(entity, field)],
    writes: [fieldBounds(entity, field)],
    removes: [],
  }),
  sentence: sentence`Change the bounds of the field ${{ field: inCode(memberName) }} of the entity ${{ entity: inCode(typeName) }}: ${newBounds}`,
};

type ConstraintsChange = ChangeOf<'change_constraints'>;

function withBounds(field: Field, change: ConstraintsChange): Field {
  const changed = newsOf(change);
  const kept = Object.entries(field).filter(([key]) => !changed.some(([bound]) => bound === key));
  const set = changed.filter(([, value]) => value !== null);
  return Object.fromEntries([...kept, ...set]) as unknown as Field;
}

function boundProblems(field: Field, change: ConstraintsChange): readonly (Problem | null)[] {
  const changed = newsOf(change);
  const allowed = boundsOfType[field.type];
  const isNews = ([bound, value]: (typeof changed)[number]): boolean =>
    value !== (boundOf(field, bound) ?? null);
  return [
    ...changed.map(([bound]) =>
      check(
        allowed.includes(bound),
        'CHANGE_BOUND_UNFIT',
        bound,
        () =>
          `${field.name} is of type ${field.type}, which has ${allowed.length === 0 ? 'no bounds' : `only ${allowed.join(' and ')}`}`,
      ),
    ),
    check(
      changed.some(isNews),
      'CHANGE_IS_NOOP',
      '',
      () =>
        `${field.name} has exactly these bounds already; give at least one other value, or null to remove one`,
    ),
  ];
}
