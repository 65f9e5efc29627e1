/** Fields: they point at things that exist, their bounds leave room, and their defaults satisfy them. */
import { isDateTime } from '../datetime.ts';
import type { Problem } from '../problem.ts';
import type { Entity, Field, FieldOf, FieldType, NumberField, Schema } from '../schema.ts';
import { emptyDatabase } from '../semantics/database.ts';
import { violationOf } from '../semantics/values.ts';
import { idProblems } from './id.ts';
import { expectedLiteral } from './literals.ts';
import { typeOfField } from './value-type.ts';

/** Longer texts would test the limits of a web framework rather than a server. */
const LONGEST_TEXT = 10_000;

type Check<T extends FieldType> = (
  field: FieldOf<T>,
  path: string,
  schema: Schema,
) => readonly Problem[];
const nothing = (): readonly Problem[] => [];

const checks: { readonly [T in FieldType]: Check<T> } = {
  string: (field, path) => [
    ...lengthProblems(field, path),
    ...crossed(path, ['minLength', field.minLength], ['maxLength', field.maxLength]),
  ],
  integer: numberProblems,
  float: numberProblems,
  boolean: nothing,
  datetime: (field, path) => {
    const bounds = (['after', 'before'] as const).flatMap((bound) =>
      field[bound] === undefined || isDateTime(field[bound])
        ? []
        : [
            {
              code: 'BOUND_ILL_FORMED',
              path: `${path}.${bound}`,
              message: `${JSON.stringify(field[bound])} is not a real date and time such as "2024-03-15 14:30:00"`,
            },
          ],
    );
    return bounds.length > 0
      ? bounds
      : crossed(path, ['after', field.after], ['before', field.before]);
  },
  enum: (field, path, schema) =>
    schema.enums.some(({ name }) => name === field.enum)
      ? []
      : [missing('ENUM_MISSING', `${path}.enum`, 'enum', field.enum, schema.enums)],
  reference: (field, path, schema) => [
    ...targetProblems(field, path, schema),
    ...(field.nullable
      ? []
      : [
          {
            code: 'REFERENCE_NOT_NULLABLE',
            path: `${path}.nullable`,
            message: `${field.name} is a reference and becomes null when its object is deleted; set "nullable": true`,
          },
        ]),
  ],
  reference_list: targetProblems,
};

/** Everything that is wrong with the fields of an entity, their names aside. */
export function fieldProblems(
  schema: Schema,
  entity: Entity,
  entityPath: string,
): readonly Problem[] {
  return [
    ...idProblems(entity, `${entityPath}.fields`),
    ...entity.fields.flatMap((field, index) => {
      const path = `${entityPath}.fields[${String(index)}]`;
      const problems = ownProblems(field, path, schema);
      return problems.length > 0 ? problems : defaultProblems(field, path, schema);
    }),
  ];
}

function ownProblems<T extends FieldType>(
  field: FieldOf<T>,
  path: string,
  schema: Schema,
): readonly Problem[] {
  const check: Check<T> = checks[field.type];
  return check(field, path, schema);
}

/** Judged only on a field that is right otherwise. */
function defaultProblems(field: Field, path: string, schema: Schema): readonly Problem[] {
  if (!('default' in field) || field.name === 'id') return [];
  const problem = (message: string): readonly Problem[] => [
    { code: 'DEFAULT_INVALID', path: `${path}.default`, message },
  ];
  const expected = expectedLiteral(field.default, typeOfField(field), schema);
  if (expected !== null) return problem(`the default of ${field.name} must be ${expected}`);
  const violation = violationOf(field, field.default, { schema, database: emptyDatabase(schema) });
  return violation === null
    ? []
    : problem(`the default breaks the field's own rule: ${violation.message}`);
}

function numberProblems(field: NumberField, path: string, schema: Schema): readonly Problem[] {
  const bounds = (['minimum', 'maximum'] as const).flatMap((bound) => {
    const limit = field[bound];
    const expected =
      limit === undefined ? null : expectedLiteral(limit, typeOfField(field), schema);
    if (expected === null) return [];
    const message = `${String(limit)} is no bound for ${field.name}; it must be ${expected}`;
    return [{ code: 'BOUND_ILL_FORMED', path: `${path}.${bound}`, message }];
  });
  return bounds.length > 0
    ? bounds
    : crossed(path, ['minimum', field.minimum], ['maximum', field.maximum]);
}

function lengthProblems(field: FieldOf<'string'>, path: string): readonly Problem[] {
  const allowed = { minLength: 0, maxLength: 1 };
  return (['minLength', 'maxLength'] as const).flatMap((bound) => {
    const length = field[bound];
    if (length === undefined || (length >= allowed[bound] && length <= LONGEST_TEXT)) return [];
    const message = `${bound} is ${String(length)}; it must be between ${String(allowed[bound])} and ${String(LONGEST_TEXT)}`;
    return [{ code: 'BOUND_ILL_FORMED', path: `${path}.${bound}`, message }];
  });
}

function crossed<T extends number | string>(
  path: string,
  [lowName, low]: readonly [string, T | undefined],
  [highName, high]: readonly [string, T | undefined],
): readonly Problem[] {
  if (low === undefined || high === undefined || low <= high) return [];
  const message = `${lowName} (${String(low)}) must not exceed ${highName} (${String(high)})`;
  return [{ code: 'BOUNDS_CROSSED', path: `${path}.${lowName}`, message }];
}

function targetProblems(
  { target }: FieldOf<'reference'> | FieldOf<'reference_list'>,
  path: string,
  schema: Schema,
): readonly Problem[] {
  return schema.entities.some(({ name }) => name === target)
    ? []
    : [missing('TARGET_MISSING', `${path}.target`, 'entity', target, schema.entities)];
}

function missing(
  code: string,
  path: string,
  what: string,
  name: string,
  known: readonly { readonly name: string }[],
): Problem {
  const names = known.map((thing) => thing.name).join(', ');
  return { code, path, message: `there is no ${what} ${name}; there is ${names || 'none at all'}` };
}
