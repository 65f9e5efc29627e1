/** The `id`: every entity has one, and it is nothing but an id. */
import type { Problem } from '../problem.ts';
import type { Entity, Field } from '../schema.ts';

/** What is wrong with the `id` of an entity, and with fields that pretend to be one. */
export function idProblems(entity: Entity, fieldsPath: string): readonly Problem[] {
  const missing = {
    code: 'ID_MISSING',
    path: fieldsPath,
    message: `${entity.name} has no id; list { "name": "id", "type": "string", "required": true, "nullable": false, "unique": true }`,
  };
  return [
    ...(entity.fields.some(({ name }) => name === 'id') ? [] : [missing]),
    ...entity.fields.flatMap((field, index) => {
      const path = `${fieldsPath}[${String(index)}]`;
      return field.name === 'id' ? shapeOfId(field, path) : uniqueElsewhere(field, path);
    }),
  ];
}

function shapeOfId(field: Field, path: string): readonly Problem[] {
  if (field.type !== 'string')
    return [
      {
        code: 'ID_NOT_STRING',
        path: `${path}.type`,
        message: `an id is a string, not ${field.type}`,
      },
    ];
  const extra = (['minLength', 'maxLength', 'default'] as const).filter((key) => key in field);
  return [
    ...(field.unique
      ? []
      : [{ code: 'ID_NOT_UNIQUE', path, message: 'an id needs "unique": true' }]),
    ...extra.map((key) => ({
      code: 'ID_CONSTRAINED',
      path: `${path}.${key}`,
      message: `an id has no ${key}; leave it out`,
    })),
  ];
}

function uniqueElsewhere(field: Field, path: string): readonly Problem[] {
  if (!('unique' in field)) return [];
  const message = `only the field id may be unique; leave "unique" out of ${field.name}`;
  return [{ code: 'UNIQUE_NOT_ID', path: `${path}.unique`, message }];
}
