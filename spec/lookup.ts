/** Finding things in a schema by name. `findX` gives `undefined` for what is missing; `xOf` throws, as that is a bug. */
import type {
  Action,
  Entity,
  EnumType,
  Field,
  FieldOf,
  FieldType,
  NumberField,
  Schema,
} from './schema.ts';

/** The value, or an error that says what was expected to be there. */
export function must<T>(value: T | undefined | null, what: string): T {
  if (value === undefined || value === null) throw new Error(`expected ${what}`);
  return value;
}

export function findEntity(schema: Schema, name: string): Entity | undefined {
  return schema.entities.find((entity) => entity.name === name);
}

export function findField(entity: Entity, name: string): Field | undefined {
  return entity.fields.find((field) => field.name === name);
}

export function findEnum(schema: Schema, name: string): EnumType | undefined {
  return schema.enums.find((type) => type.name === name);
}

export function entityOf(schema: Schema, name: string): Entity {
  return must(findEntity(schema, name), `an entity ${name}`);
}

export function fieldOf(entity: Entity, name: string): Field {
  return must(findField(entity, name), `a field ${entity.name}.${name}`);
}

export function actionOf(entity: Entity, name: string): Action {
  return must(
    entity.actions.find((action) => action.name === name),
    `an action ${entity.name}.${name}`,
  );
}

export function enumOf(schema: Schema, name: string): EnumType {
  return must(findEnum(schema, name), `an enum ${name}`);
}

/** The fields of an entity that have the given type, narrowed to it. */
export function fieldsOfType<T extends FieldType>(entity: Entity, type: T): readonly FieldOf<T>[] {
  return entity.fields.filter((field): field is FieldOf<T> => field.type === type);
}

/** Narrows fields to those that hold numbers. */
export function isNumberField(field: Field): field is NumberField {
  return field.type === 'integer' || field.type === 'float';
}

/** The field, which must have the given type. */
export function typedFieldOf<T extends FieldType>(
  entity: Entity,
  name: string,
  type: T,
): FieldOf<T> {
  return must(
    fieldsOfType(entity, type).find((field) => field.name === name),
    `a field ${entity.name}.${name} of type ${type}`,
  );
}
