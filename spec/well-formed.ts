/** The rules that make a schema meaningful, beyond its shape. Every fault is reported, each with a stable code. */
import type { Problem } from './problem.ts';
import type { Entity, Schema } from './schema.ts';
import { actionProblems } from './well-formed/actions.ts';
import { analyticsProblems } from './well-formed/analytics.ts';
import { exerciseProblems } from './well-formed/exercisable.ts';
import { fieldProblems } from './well-formed/fields.ts';
import { partsMentionedBy, sameParts } from './well-formed/mentioned-parts.ts';
import { nameProblems } from './well-formed/names.ts';

/**
 * Everything that keeps a schema from being well-formed; empty when it is. Whether each action can be exercised is
 * judged only on a schema that is sound otherwise.
 */
export function schemaProblems(schema: Schema): readonly Problem[] {
  const problems = soundnessProblems(schema);
  return problems.length > 0 ? problems : exerciseProblems(schema);
}

/** `schemaProblems` without the search for objects that exercise each action: quick. */
export function soundnessProblems(schema: Schema): readonly Problem[] {
  return [
    ...nameProblems(schema),
    ...unusedEnumProblems(schema),
    ...schema.entities.flatMap((entity, index) =>
      memberProblems(schema, entity, `entities[${String(index)}]`),
    ),
    ...analyticsProblems(schema),
  ];
}

/**
 * Entities without a fault in their members, with the parts of the schema that these can mention: as long as those stay
 * the very same objects there is nothing to look for again.
 */
const faultless = new WeakMap<Entity, readonly object[]>();

function memberProblems(schema: Schema, entity: Entity, path: string): readonly Problem[] {
  const parts = partsMentionedBy(schema, entity);
  if (sameParts(faultless.get(entity), parts)) return [];
  const problems = [
    ...fieldProblems(schema, entity, path),
    ...actionProblems(schema, entity, path),
  ];
  if (problems.length === 0) faultless.set(entity, parts);
  return problems;
}

function unusedEnumProblems({ enums, entities }: Schema): readonly Problem[] {
  const used = new Set(
    entities.flatMap(({ fields }) =>
      fields.flatMap((field) => (field.type === 'enum' ? [field.enum] : [])),
    ),
  );
  return enums.flatMap(({ name }, index) =>
    used.has(name)
      ? []
      : [
          {
            code: 'ENUM_UNUSED',
            path: `enums[${String(index)}]`,
            message: `no field uses ${name}; an enum goes with its last user, so leave it out`,
          },
        ],
  );
}
